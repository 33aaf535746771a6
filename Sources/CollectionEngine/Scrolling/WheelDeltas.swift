internal import Foundation
internal import Geometry
internal import Motion

/// What the precise deltas of one movement amount to along both axes.
struct WheelDeltas {
  private var trackers = AxisPair { _ in DeltaTracker() }
  /// When something moved last, in s.
  private(set) var lastTime = -Double.infinity

  /// The content was asked to move by `delta` (pt) at `time` (s). A delta of nothing only lets time
  /// go by: Windows sends one between fingers and tail.
  mutating func add(_ delta: CGPoint, at time: Double) {
    guard delta != .zero else { return }
    lastTime = time
    for axis in Axis.allCases { trackers[axis].add(delta[axis], at: time * 1000) }
  }

  /// The speed of the last deltas, in pt/ms.
  var velocity: CGPoint { CGPoint { trackers[$0].velocity } }
  /// Whether the deltas get smaller: the fingers have left, or brake.
  var isFading: Bool { leading.isFading }
  /// Whether the deltas decay by themselves.
  var isTail: Bool { leading.isTail }
  /// The largest speed since the last push, in pt/ms.
  var peakSpeed: Double { leading.peakSpeed }

  /// Whether the last delta is a new push: clearly larger than the one before, along the axis that
  /// moves more now.
  var isPush: Bool {
    let velocity = velocity
    return trackers[abs(velocity.x) > abs(velocity.y) ? .horizontal : .vertical].isPush
  }

  /// The axis along which the movement was quicker.
  private var leading: DeltaTracker {
    trackers.horizontal.peakSpeed > trackers.vertical.peakSpeed
      ? trackers.horizontal : trackers.vertical
  }
}
