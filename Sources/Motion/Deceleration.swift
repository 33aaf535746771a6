internal import Foundation

/// Free deceleration after a release: the speed falls by the same factor every millisecond.
///
///     x(t) = x0 + v0 * r * (1 - r^t) / (1 - r)        its own v(t) = v0 * r^t
///     T = ln(rest / |v0|) / ln r                       at rest from T on
///
/// `r` is the rate per ms, `v0` the release velocity in pt/ms, `rest` the speed at which it ends.
/// It equals the loop `v *= r; x += v` at whole milliseconds and has no memory: started again from
/// any instant with `launchVelocity(at:)` it follows the same path. Source: recorded from
/// UIScrollView (a physical phone rests within 0.002 pt of it).
public struct Deceleration: MotionCurve, Equatable {
  /// Where it starts, in pt.
  public let initialValue: Double
  /// The law's own velocity at the start, in pt/ms.
  public let initialVelocity: Double
  /// What remains of the velocity after a millisecond, above 0 and below 1.
  public let rate: Double
  public let duration: Double

  /// A glide from `initialValue` at `initialVelocity`.
  ///
  /// - Parameter restSpeed: the speed in pt/ms at which it rests, above 0; a slower start does not
  ///   move at all.
  public init(initialValue: Double, initialVelocity: Double, rate: Double, restSpeed: Double) {
    precondition(
      rate > 0 && rate < 1, "A deceleration rate lies between 0 and 1 per ms, not \(rate).")
    precondition(restSpeed > 0, "The speed of rest is above 0 pt/ms, not \(restSpeed).")
    self.initialValue = initialValue
    self.initialVelocity = initialVelocity
    self.rate = rate
    let speed = abs(initialVelocity)
    duration = speed > restSpeed ? log(restSpeed / speed) / log(rate) : 0
  }

  public func value(at time: Double) -> Double {
    let moving = min(max(time, 0), duration)
    return initialValue + Self.distance(velocity: initialVelocity, rate: rate, time: moving)
  }

  /// The slope, `v(t) * r * -ln r / (1 - r)`: 0.1 % below the law's own velocity at the normal
  /// rate.
  public func velocity(at time: Double) -> Double {
    time < 0 ? 0 : launchVelocity(at: time) * Self.slopeFactor(rate: rate)
  }

  public func launchVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return initialVelocity * exp(max(time, 0) * log(rate))
  }

  /// How far a start at `velocity` pt/ms goes in `time` ms when nothing stops it: `v * r * (1 -
  /// r^t) / (1 - r)`.
  ///
  /// Complexity: O(1).
  public static func distance(velocity: Double, rate: Double, time: Double) -> Double {
    velocity * rate / (1 - rate) * -expm1(time * log(rate))
  }

  /// The time in ms at which a start at `velocity` has gone `distance`, or nil where it never does.
  ///
  ///     t* = ln(1 - d * (1 - r) / (r * v)) / ln r
  public static func time(toGo distance: Double, velocity: Double, rate: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let remaining = -distance * (1 - rate) / (rate * velocity)
    guard remaining > -1, remaining <= 0 else { return nil }
    return log1p(remaining) / log(rate)
  }

  /// The slope of the offset in terms of the law's own velocity: `r * -ln r / (1 - r)`.
  static func slopeFactor(rate: Double) -> Double { rate * -log(rate) / (1 - rate) }
}
