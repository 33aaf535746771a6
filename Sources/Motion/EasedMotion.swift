internal import Foundation

/// A motion of a set duration from one value to another: a programmatic scroll or the glide of a
/// wheel notch.
///
/// From rest it follows its easing. Started at a velocity it follows the easing's Bézier curve with
/// the first control point moved so that the slope fits: `y1 = clamp(x1 * s, -1, 1)`, `x1' = y1 /
/// s`, where `s = v * T / D`. It never passes its target from the near side; a velocity away from
/// the target is turned round first.
public struct EasedMotion: MotionCurve, Equatable {
  /// The shape of the motion when it starts from rest.
  public enum Easing: Equatable, Sendable {
    /// `sin^2(pi * u / 2)`: UIKit's animated content offset, sampled by a public test to 2e-6.
    /// Started at a velocity it continues as the Bézier curve (.37, 0, .63, 1), which is within
    /// 0.002 of it.
    case sineSquared
    /// A cubic Bézier whose second control point stands at progress 1.
    case curve(TimingCurve)
  }

  /// Where it begins, in pt.
  public let initialValue: Double
  /// Where it ends, exactly.
  public let target: Double
  public let duration: Double
  private let easing: Easing

  /// A motion from `initialValue` to `target` in `duration` ms, above 0, that starts at `velocity`
  /// pt/ms.
  public init(
    initialValue: Double, target: Double, duration: Double, velocity: Double = 0, easing: Easing
  ) {
    precondition(duration > 0, "An eased motion takes more than 0 ms, not \(duration).")
    self.initialValue = initialValue
    self.target = target
    let distance = target - initialValue
    self.duration = distance == 0 ? 0 : duration
    let slope = distance == 0 ? 0 : velocity * duration / distance
    self.easing = slope == 0 ? easing : .curve(Self.curve(of: easing, startingAt: slope))
  }

  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    let fraction = max(time, 0) / duration
    return initialValue + (target - initialValue) * progress(at: fraction)
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let fraction = time / duration
    return (target - initialValue) / duration * slope(at: fraction)
  }

  private func progress(at fraction: Double) -> Double {
    switch easing {
    case .sineSquared:
      let sine = sin(.pi / 2 * fraction)
      return sine * sine
    case .curve(let curve): return curve.progress(at: fraction)
    }
  }

  private func slope(at fraction: Double) -> Double {
    switch easing {
    case .sineSquared: return .pi / 2 * sin(.pi * fraction)
    case .curve(let curve): return curve.slope(at: fraction)
    }
  }

  private static func curve(of easing: Easing, startingAt slope: Double) -> TimingCurve {
    let base: TimingCurve
    switch easing {
    case .sineSquared: base = TimingCurve(x1: 0.37, y1: 0, x2: 0.63, y2: 1)
    case .curve(let curve): base = curve
    }
    let y1 = min(max(base.x1 * slope, -1), 1)
    return TimingCurve(x1: y1 / slope, y1: y1, x2: base.x2, y2: base.y2)
  }
}
