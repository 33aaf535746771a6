/// Estimates how fast a finger moves along an axis from where it was seen.
public protocol VelocityTracker: Sendable {
  /// The finger was at `position` (pt) at `time` (ms). Times do not go back.
  mutating func add(position: Double, at time: Double)

  /// What a lift at `time` (ms) does.
  func release(at time: Double) -> ReleaseVelocity
}

/// The velocity that a finger leaves behind when it lifts, in its own direction.
public struct ReleaseVelocity: Equatable, Sendable {
  /// What layout and delegate are handed and what a glide starts with, in pt/ms.
  public var velocity: Double
  /// What a bounce starts with when the finger lifts beyond an edge, in pt/ms.
  public var bounceVelocity: Double
  /// The speed, in pt/ms, that is held against the slowest fling.
  public var decidingSpeed: Double

  public init(velocity: Double, bounceVelocity: Double, decidingSpeed: Double) {
    self.velocity = velocity
    self.bounceVelocity = bounceVelocity
    self.decidingSpeed = decidingSpeed
  }

  /// A finger that did not move.
  public static let zero = ReleaseVelocity(velocity: 0, bounceVelocity: 0, decidingSpeed: 0)
}
