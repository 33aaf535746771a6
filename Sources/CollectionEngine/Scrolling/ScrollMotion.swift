internal import Foundation
internal import Geometry

/// A motion of both axes at once, each on its own course.
struct ScrollMotion {
  /// Tells this motion from the ones before and after it.
  let number: Int
  /// What set it in motion: it says which calls come at the end.
  let cause: ScrollMotionStart.Cause
  var axes: AxisPair<AxisMotion>
  /// Where the release alone would have led.
  var proposedTarget: CGPoint?
  /// Where it will rest, as it was decided.
  var target: CGPoint
  /// When a stepped law was last stepped, or began, in s.
  var lastTick: Double
  /// Whether a stepped law has been stepped at all.
  var hasTicked = false

  /// The offset at `time` (s).
  func offset(at time: Double) -> CGPoint {
    CGPoint { axes[$0].value(at: time) }
  }

  /// The slope of the offset at `time` (s), in pt/ms.
  func velocity(at time: Double) -> CGPoint {
    CGPoint { axes[$0].velocity(at: time) }
  }

  /// Whether both axes have come to rest for good.
  var isStanding: Bool { axes.horizontal.isStanding && axes.vertical.isStanding }

  /// Whether an axis is stepped once a frame.
  var isTicked: Bool { axes.horizontal.isTicked || axes.vertical.isTicked }
}
