internal import Foundation

/// How content runs on once the fingers have left a trackpad.
///
///     v(t) = u(t) + w * e^(-λ*t)
///     u' = -(k * knee + b * (u - knee))  while u > knee        u' = -k * u  below
///     w = max(α * (v0 - v*), the w at which v'(0) = 0)         u(0) = v0 - w
///
/// `v0` is the speed in pt/ms with which the fingers leave. `u` is the run that all recordings share: above the knee it
/// loses nearly the same amount every ms, below it the same part. `w` is a start of its own that is gone in about 100
/// ms: a quick one brakes harder than the run, a slow one holds its speed for a while. It never speeds up, and it is
/// stiffer than a finger's glide, `Deceleration`.
///
/// Source: fitted by least squares to seven recordings of a macOS trackpad at 60 Hz, all constants at once and a speed
/// for each recording, of the summed deltas against the offset one frame before the first of them. The largest error of
/// the offset is 1.4 % of the distance, of six of the seven 0.6 %. Recordings of Windows follow another law (9 %).
public struct Momentum: MotionCurve, Equatable {
  /// The constants of the law. They are fitted together: changing one alone spoils the fit.
  enum Law {
    /// The part of the run's speed lost below the knee, `k`, per ms: a factor of 0.9165 a frame at 60 Hz. Larger:
    /// shorter ends.
    static let decay = 0.00523
    /// The speed at which the run changes from one form to the other, in pt/ms: 47 pt a frame. Larger: longer ends.
    static let knee = 2.81
    /// How the loss above the knee grows with the speed, `b`, per ms. Larger: quick runs are shorter.
    static let growth = 0.000657
    /// The part of the speed beyond `balance` that is the start's own, `α`. Larger: harder braking at first.
    static let startShare = 0.566
    /// The speed, `v*`, in pt/ms, of a start that follows the run at once. Larger: slower starts hold on longer.
    static let balance = 7.74
    /// How fast the start's own part goes, `λ`, per ms: a factor of 0.673 a frame. Larger: shorter starts.
    static let startDecay = 0.02375
    /// The speed, in pt/ms, at which it rests: 0.64 pt a frame, the same within 0.005 at the last delta of six
    /// recordings of seven. Larger: shorter ends.
    static let restSpeed = 0.038
  }

  /// Where it starts, in pt.
  public let initialValue: Double
  /// Its slope at the start, in pt/ms.
  public let initialVelocity: Double
  public let duration: Double
  private let run: MomentumRun
  /// `w`, in pt/ms; like `run` of the speed, without a sign.
  private let start: Double

  /// Momentum from `initialValue` at `initialVelocity`, finite; below 0.038 pt/ms it does not move at all.
  ///
  /// Complexity: O(1); one bisection for the duration.
  public init(initialValue: Double, initialVelocity: Double) {
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    let speed = abs(initialVelocity)
    let start = max(
      Law.startShare * (speed - Law.balance), speed - MomentumRun.speed(startingLevelAt: speed))
    let run = MomentumRun(speed: speed - start)
    self.run = run
    self.start = start
    guard speed > Law.restSpeed else {
      duration = 0
      return
    }
    // By then both parts together are below the speed of rest: λ is larger than k.
    let slowest = min(run.initialSpeed, Law.knee) + abs(start)
    let latest = run.kneeTime + log(max(slowest / Law.restSpeed, 1)) / Law.decay
    duration = firstTime(in: 0...latest) {
      Self.speed(run, start, at: $0) <= Law.restSpeed
    }
  }

  public func value(at time: Double) -> Double {
    let moving = min(max(time, 0), duration)
    let own = -start / Law.startDecay * expm1(-Law.startDecay * moving)
    let distance = run.distance(at: moving) + own
    return initialValue + (initialVelocity < 0 ? -distance : distance)
  }

  /// The slope. The law has a memory of its first 100 ms: started again with it, the path is the same only later.
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let speed = time == 0 ? abs(initialVelocity) : Self.speed(run, start, at: time)
    return initialVelocity < 0 ? -speed : speed
  }

  /// The time in ms at which it has gone `distance` pt, with its sign, or nil where it never does.
  ///
  /// Complexity: O(1); one bisection.
  public func time(toGo distance: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let reach = restValue - initialValue
    guard distance * reach > 0, abs(distance) <= abs(reach) else { return nil }
    return firstTime(in: 0...duration) { abs(value(at: $0) - initialValue) >= abs(distance) }
  }

  private static func speed(_ run: MomentumRun, _ start: Double, at time: Double) -> Double {
    run.speed(at: time) + start * exp(-Law.startDecay * time)
  }
}
