internal import Foundation

/// The part of `Momentum` that all recordings share, as a speed (pt/ms, without a sign) over time.
///
///     u(t) = (u0 + c) * e^(-b*t) - c,  c = k * knee / b - knee        until u = knee, at t_k
///     u(t) = knee * e^(-k*(t - t_k))                                  from then on
struct MomentumRun: Equatable {
  /// The speed at the start, in pt/ms, at least 0.
  let initialSpeed: Double
  /// When the speed reaches the knee, in ms; 0 where it starts below.
  let kneeTime: Double

  private typealias Law = Momentum.Law
  /// `c`: how far below 0 the speed above the knee is heading, in pt/ms.
  private static let depth = Law.decay * Law.knee / Law.growth - Law.knee

  init(speed: Double) {
    initialSpeed = speed
    kneeTime =
      speed > Law.knee
      ? log((speed + Self.depth) / (Law.knee + Self.depth)) / Law.growth : 0
  }

  /// `u(t)` in pt/ms, `time` in ms and at least 0.
  func speed(at time: Double) -> Double {
    guard time < kneeTime else {
      return min(initialSpeed, Law.knee) * exp(-Law.decay * (time - kneeTime))
    }
    return (initialSpeed + Self.depth) * exp(-Law.growth * time) - Self.depth
  }

  /// How far it has gone by `time` (ms), in pt.
  func distance(at time: Double) -> Double {
    let above = min(time, kneeTime)
    let upper =
      -(initialSpeed + Self.depth) * expm1(-Law.growth * above) / Law.growth - Self.depth * above
    let lower = -min(initialSpeed, Law.knee) * expm1(-Law.decay * (time - above)) / Law.decay
    return upper + lower
  }

  /// The speed of a run beside which a start of `speed` (pt/ms) neither brakes nor speeds up at first.
  ///
  ///     u - loss(u) / λ = speed,  loss(u) = k * u  or  k * knee + b * (u - knee)
  static func speed(startingLevelAt speed: Double) -> Double {
    let below = speed / (1 - Law.decay / Law.startDecay)
    guard below > Law.knee else { return below }
    let loss = (Law.decay - Law.growth) * Law.knee
    return (speed + loss / Law.startDecay) / (1 - Law.growth / Law.startDecay)
  }
}
