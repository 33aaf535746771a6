internal import Foundation
internal import Geometry

/// A motion of both axes at once, each on its own course.
///
/// It is an object, for it has an identity: a delegate call may end it and begin another.
final class ScrollMotion {
  /// What set it in motion: it says which calls come at the end.
  let cause: ScrollMotionStart.Cause
  /// What each axis does.
  var axes: AxisPair<AxisMotion>
  /// Where the release alone would have led, in pt.
  let proposedTarget: CGPoint?
  /// Where it will rest, in pt, as far as that can be known in advance.
  var target: CGPoint
  /// When a stepped law was last stepped, or began, in s.
  var lastTick: Double
  /// Whether a stepped law has been stepped at all.
  var hasTicked = false

  init(
    cause: ScrollMotionStart.Cause, axes: AxisPair<AxisMotion>, proposedTarget: CGPoint?,
    target: CGPoint, time: Double
  ) {
    self.cause = cause
    self.axes = axes
    self.proposedTarget = proposedTarget
    self.target = target
    lastTick = time
  }

  /// The offset at `time` (s).
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: axes.horizontal.value(at: time), y: axes.vertical.value(at: time))
  }

  /// The slope of the offset at `time` (s), in pt/ms.
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: axes.horizontal.velocity(at: time), y: axes.vertical.velocity(at: time))
  }

  /// Whether both axes have come to rest for good.
  var isStanding: Bool { axes.horizontal.isStanding && axes.vertical.isStanding }

  /// Whether an axis is stepped once a frame.
  var isTicked: Bool { axes.horizontal.isTicked || axes.vertical.isTicked }
}
