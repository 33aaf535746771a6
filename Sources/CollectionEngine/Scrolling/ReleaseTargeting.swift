public import Foundation
public import Geometry
internal import Motion

/// Decides where releases lead, in place of the layout's
/// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` and of paging.
///
/// A scroll view asks its `releaseTargeting` at every release, before its delegate, whose change
/// comes last:
///
///     release → proposed → targeting | page | layout → delegate.willEndDragging(&target) → motion
public protocol ReleaseTargeting {
  /// Where `release` of `scrollView` should lead, in pt; finite. The view takes what lies outside
  /// its range as the edge, and ignores axes that cannot scroll.
  func target(of release: ScrollRelease, in scrollView: ScrollView) -> CGPoint

  /// Whether it sends content to a neighbour, as a pager does: platforms that move pagers in their
  /// own way do so then. Default: it does not.
  var isPager: Bool { get }
}

extension ReleaseTargeting {
  public var isPager: Bool { false }
}

/// A release, as a `ReleaseTargeting` sees it.
public struct ScrollRelease: Equatable, Sendable {
  /// The content offset at which the gesture began to drag, in pt.
  public var beganOffset: CGPoint
  /// The content offset at which it let go, in pt; beyond the range where content is pulled out.
  public var contentOffset: CGPoint
  /// The velocity of the content offset, in pt/ms.
  public var velocity: CGPoint
  /// Where the release alone would lead, in pt, inside the range.
  public var proposedTarget: CGPoint
  /// Where the snap or page turn was going that the gesture caught in flight, in pt along each axis;
  /// nil where it caught none.
  public var interruptedTarget: AxisPair<Double?>

  /// A release at `contentOffset` of a gesture that began at `beganOffset`.
  public init(
    beganOffset: CGPoint, contentOffset: CGPoint, velocity: CGPoint, proposedTarget: CGPoint,
    interruptedTarget: AxisPair<Double?> = AxisPair(horizontal: nil, vertical: nil)
  ) {
    self.beganOffset = beganOffset
    self.contentOffset = contentOffset
    self.velocity = velocity
    self.proposedTarget = proposedTarget
    self.interruptedTarget = interruptedTarget
  }
}

extension ScrollView {
  /// Whether releases turn pages: a targeting beats paging.
  var turnsPages: Bool { isPagingEnabled && releaseTargeting == nil }

  /// What the delegate is handed: the proposed target as the targeting, or else the layout, changes
  /// it.
  func askedTarget(_ release: Release, proposed: CGPoint) -> CGPoint {
    guard let releaseTargeting else {
      return isPagingEnabled
        ? proposed : layoutTarget(proposed: proposed, velocity: release.velocity)
    }
    layoutIfNeeded()
    let answer = releaseTargeting.target(
      of: ScrollRelease(
        beganOffset: gestureBeganOffset, contentOffset: offset, velocity: release.velocity,
        proposedTarget: proposed, interruptedTarget: release.interruptedTargets),
      in: self)
    precondition(
      answer.isFinite, "A release targeting answered \(answer), which is not finite.")
    return CGPoint { canScroll($0) ? answer[$0] : proposed[$0] }
  }

  /// Whether `fling` comes to rest at `target` by itself, so that no other curve is needed to land
  /// there exactly. A stepped law does not say where it rests; at an edge it bounces.
  func rests(_ fling: AxisMotion, at target: Double, _ axis: Axis) -> Bool {
    switch fling.course {
    case .standing(let value): return value == target
    case .curve(let curve, _): return landed(curve.restValue, axis) == target
    case .ticked:
      let range = metrics.range(axis)
      return target == range.lowerBound || target == range.upperBound
    }
  }
}
