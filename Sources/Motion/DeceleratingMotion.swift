internal import Foundation

/// A motion of a set duration that is fastest at the start: Android's interpolators of that kind.
///
///     x(u) = from + (to - from)·(1 - (1 - u)^n)        u = t/T
///
/// With n = 2 it is the `DecelerateInterpolator`, with n = 5 the curve of `RecyclerView.smoothScrollBy`. It takes no
/// velocity over: it starts at n·(to - from)/T, whatever was before.
public struct DeceleratingMotion: MotionCurve, Equatable {
  /// Where it begins, in px.
  public let from: Double
  /// Where it ends, exactly.
  public let to: Double
  public let duration: Double
  /// n, above 1.
  public let exponent: Double

  /// A motion from `from` to `to` in `duration` ms, at least 0.
  public init(from: Double, to: Double, duration: Double, exponent: Double) {
    precondition(duration >= 0, "A motion takes 0 ms or more, not \(duration).")
    precondition(exponent > 1, "A decelerating motion has an exponent above 1, not \(exponent).")
    self.from = from
    self.to = to
    self.duration = from == to ? 0 : duration
    self.exponent = exponent
  }

  public func value(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return to }
    return from + (to - from) * (1 - pow(1 - max(time, 0) / duration, exponent))
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return (to - from) * exponent / duration * pow(1 - time / duration, exponent - 1)
  }
}
