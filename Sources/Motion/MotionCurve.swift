/// One number as a function of time: where it is, how fast it moves, and when it comes to rest.
///
/// Time is in **milliseconds** since the motion began and velocity in **value units per
/// millisecond**, in every type of this module (UIKit states scroll velocities in points per
/// millisecond). A curve has no state: asking twice gives the same answer, and an answer does not
/// depend on what was asked before.
public protocol MotionCurve: Sendable {
  /// The value at `time` ms. Before 0 it is the start value; from `duration` on it is the rest
  /// value, exactly.
  ///
  /// Complexity: O(1).
  func value(at time: Double) -> Double

  /// The slope of `value(at:)` at `time` ms, in value units per ms; 0 from `duration` on.
  func velocity(at time: Double) -> Double

  /// The law's own velocity at `time` ms: what the same law is restarted with to follow the same
  /// path.
  ///
  /// It differs from the slope where a law is defined in discrete steps (free deceleration, 0.1 %)
  /// or adds a pull to a motion (bounce, a lot). The default is the slope.
  func launchVelocity(at time: Double) -> Double

  /// How long the motion takes until it rests, in ms; 0 when it does not move at all.
  var duration: Double { get }
}

extension MotionCurve {
  public func launchVelocity(at time: Double) -> Double { velocity(at: time) }

  /// Where the motion comes to rest.
  public var restValue: Double { value(at: duration) }

  /// Whether the motion has come to rest at `time` ms.
  public func isSettled(at time: Double) -> Bool { time >= duration }
}
