internal import Foundation

/// A glide under friction in proportion to the speed.
///
///     x(t) = from + v0·(d^t - 1)/ln d        v(t) = v0·d^t        t in s
///
/// `d` is the drag: what is left of the speed after a second. The glide ends where the speed falls below `restSpeed`.
/// It has no memory. Flutter's `FrictionSimulation`; `Deceleration` is the same law in steps of 1 ms.
public struct FrictionGlide: MotionCurve, Equatable {
  /// Flutter's drag inside the range of its bouncing physics, per s.
  public static let flutterDrag = 0.135

  /// Where the glide begins, in px.
  public let from: Double
  /// The velocity at the launch, in px/ms; any sign.
  public let initialVelocity: Double
  public let duration: Double
  /// ln d, per ms; below 0.
  private let logarithm: Double

  /// A glide from `from` at `initialVelocity`.
  ///
  /// - Parameters:
  ///   - drag: d, above 0 and below 1.
  ///   - restSpeed: the speed in px/ms at which it ends, above 0; a slower start does not move.
  public init(
    from: Double, initialVelocity: Double, drag: Double = flutterDrag, restSpeed: Double
  ) {
    precondition(drag > 0 && drag < 1, "A drag lies between 0 and 1 per s, not \(drag).")
    precondition(restSpeed > 0, "The speed of rest is above 0 px/ms, not \(restSpeed).")
    self.from = from
    self.initialVelocity = initialVelocity
    logarithm = log(drag) / millisecondsPerSecond
    let speed = abs(initialVelocity)
    duration = speed > restSpeed ? log(restSpeed / speed) / logarithm : 0
  }

  public func value(at time: Double) -> Double {
    from + initialVelocity * expm1(min(max(time, 0), duration) * logarithm) / logarithm
  }

  public func velocity(at time: Double) -> Double {
    time >= 0 && time < duration ? initialVelocity * exp(time * logarithm) : 0
  }

  /// Where a glide without an end would come to rest: `from - v0/ln d`, in px.
  public var asymptote: Double { from - initialVelocity / logarithm }

  /// When the glide passes `value`, in ms; nil where it ends before.
  public func time(at value: Double) -> Double? {
    let left = 1 + (value - from) * logarithm / initialVelocity
    guard left > 0, left <= 1 else { return nil }
    let time = log(left) / logarithm
    return time < duration ? time : nil
  }
}
