internal import Foundation
internal import Geometry

/// How content scrolls while a person holds an item near an edge. Ours: UIKit's numbers are not
/// published.
private enum MovementScrolling {
  /// How wide the strip at an edge is, in pt: a fingertip.
  static let strip = 60.0
  /// The largest part of the view's length that a strip takes up: two of them leave half.
  static let largestShare = 0.25
  /// How fast content scrolls where the finger is at the edge or beyond it, in pt/ms: a phone's
  /// height in a second. At the inner end of the strip it stands, and between them it goes by the
  /// distance.
  static let speed = 0.6
}

extension CollectionView {
  /// Has the content scroll, stop or go on at another speed, as the lifted item is held.
  func scrollForMovement() {
    let velocity = movementVelocity
    switch state {
    case .resting where velocity != .zero:
      begin(
        .reordering, AxisPair { steadyCourse(velocity[$0], $0) }, velocity: velocity,
        target: CGPoint { steadyEnd(velocity[$0], $0) })
    case .moving(let motion) where motion.cause == .reordering:
      guard velocity != .zero else { return stopScrollingForMovement() }
      guard velocity != motion.velocity(at: currentTime) else { return }
      motion.axes = AxisPair { steadyCourse(velocity[$0], $0) }
      motion.target = CGPoint { steadyEnd(velocity[$0], $0) }
    default: break
    }
  }

  /// The content comes to rest where it is, if a lifted item has it scroll.
  func stopScrollingForMovement() {
    guard case .moving(let motion) = state, motion.cause == .reordering else { return }
    state = .resting
    changeOffset(to: CGPoint { landed(offset[$0], $0) })
    report(nil)
  }

  /// How fast the content is to scroll, in pt/ms; zero along an axis where there is no more of it.
  private var movementVelocity: CGPoint {
    guard let movement, movement.isFollowing else { return .zero }
    let inset = adjustedContentInset
    return CGPoint { axis in
      let (start, end) = (inset.start(axis), size[axis] - inset.end(axis))
      let strip = min(MovementScrolling.strip, (end - start) * MovementScrolling.largestShare)
      guard strip > 0 else { return 0 }
      let place = movement.location[axis]
      let depth = max(start + strip - place, 0) - max(place - (end - strip), 0)
      let range = metrics.range(axis)
      let hasMore = depth > 0 ? offset[axis] > range.lowerBound : offset[axis] < range.upperBound
      guard depth != 0, hasMore else { return 0 }
      return -min(max(depth / strip, -1), 1) * MovementScrolling.speed
    }
  }

  private func steadyEnd(_ velocity: Double, _ axis: Axis) -> Double {
    let range = metrics.range(axis)
    if velocity == 0 { return offset[axis] }
    return velocity > 0 ? range.upperBound : range.lowerBound
  }

  private func steadyCourse(_ velocity: Double, _ axis: Axis) -> AxisMotion {
    course(
      to: AxisMotion.Goal(kind: .steady, target: steadyEnd(velocity, axis)), from: offset[axis],
      velocity, axis)
  }
}
