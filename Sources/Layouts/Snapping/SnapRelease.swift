internal import CollectionEngine
internal import Geometry

/// One release along one axis, as a snap rule sees it.
public struct SnapRelease: Equatable, Sendable {
  /// The content offset at which the gesture began to drag, in pt.
  public var beganOffset: Double
  /// The content offset at which it let go, in pt.
  public var offset: Double
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Double
  /// Where the release alone would lead, in pt.
  public var proposedTarget: Double
  /// Where the snap was going that the gesture caught in flight, in pt; nil where it caught none.
  public var interruptedTarget: Double?

  /// A release at `offset` of a gesture that began at `beganOffset`.
  public init(
    beganOffset: Double, offset: Double, velocity: Double, proposedTarget: Double,
    interruptedTarget: Double? = nil
  ) {
    self.beganOffset = beganOffset
    self.offset = offset
    self.velocity = velocity
    self.proposedTarget = proposedTarget
    self.interruptedTarget = interruptedTarget
  }

  init(_ release: ScrollRelease, along axis: Axis) {
    self.init(
      beganOffset: release.beganOffset[axis], offset: release.contentOffset[axis],
      velocity: release.velocity[axis], proposedTarget: release.proposedTarget[axis],
      interruptedTarget: release.interruptedTarget[axis])
  }

  /// The same release seen in a mirror.
  var mirrored: SnapRelease {
    SnapRelease(
      beganOffset: -beganOffset, offset: -offset, velocity: -velocity,
      proposedTarget: -proposedTarget, interruptedTarget: interruptedTarget.map { -$0 })
  }
}
