public import Foundation
internal import Geometry

extension ScrollView {
  /// Goes to `contentOffset` (pt, finite, not clamped, rounded to the pixel grid), at once or in
  /// 0.3 s.
  ///
  /// At once: a motion stops, one `didScroll` comes if the offset changes, nothing else; a finger
  /// goes on dragging from there. Animated: takes over the velocity of a motion, ends a drag, and
  /// ends with `didEndScrollingAnimation`; without a way to go nothing is called, and one end of a
  /// motion is reported.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(to: contentOffset, .animation, interruption: .setContentOffset)
    } else {
      jump(to: contentOffset, interruption: .setContentOffset)
    }
  }

  /// Scrolls as little as shows `rect` (content coordinates, pt) within the adjusted insets;
  /// nothing at all where it is visible.
  ///
  /// A rectangle longer than the view is brought in as far as it fills the view; where it covers
  /// the view nothing moves. A null rectangle is nowhere, and nothing moves.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull else { return }
    let targets = AxisPair { visibleOffset(of: rect, $0) }
    guard targets.horizontal != nil || targets.vertical != nil else { return }
    setContentOffset(
      CGPoint { targets[$0] ?? metrics.clamped(offset[$0], $0) }, animated: animated)
  }

  /// Scrolls to the top as a tap on the status bar does: asks the delegate first, tells it when the
  /// top is reached. One end of a motion is reported in any case but a refusal.
  public func scrollToTop(animated: Bool = true) {
    guard scrollsToTop, shouldScrollToTop() else { return }
    let top = CGPoint(
      x: metrics.clamped(offset.x, .horizontal), y: metrics.range(.vertical).lowerBound)
    if animated, top != offset {
      animate(to: top, .scrollToTop, interruption: .scrollToTop)
    } else {
      jump(to: top, interruption: .scrollToTop)
      report(nil, after: { tellScrollToTop() })
    }
  }

  private func shouldScrollToTop() -> Bool {
    flushDidScroll()
    let answer = delegate?.scrollViewShouldScrollToTop(self) ?? true
    deliverOwedCall()
    observer?.scrollView(self, didMake: .shouldScrollToTop(answer), at: currentTime)
    return answer
  }

  private func jump(to contentOffset: CGPoint, interruption: ScrollMotionEnd.Interruption) {
    if case .moving = state { interrupt(by: interruption) }
    adjustContentOffset(to: contentOffset)
  }

  private func animate(
    to contentOffset: CGPoint, _ cause: ScrollMotionStart.Cause,
    interruption: ScrollMotionEnd.Interruption
  ) {
    precondition(
      contentOffset.isFinite, "A content offset has finite coordinates, not \(contentOffset).")
    endDrag(by: interruption)
    let velocity = currentVelocity
    if !isAtRest { interrupt(by: interruption) }
    let target = CGPoint { standing(contentOffset[$0], $0) }
    let axes = AxisPair { axis in
      course(
        to: AxisMotion.Goal(kind: .animation, target: target[axis]), from: offset[axis],
        velocity[axis], axis)
    }
    guard !(axes.horizontal.isStanding && axes.vertical.isStanding) else { return report(nil) }
    begin(cause, axes, velocity: velocity, target: target)
  }

  /// Where `axis` shows more of `rect`; nil where it cannot.
  func visibleOffset(of rect: CGRect, _ axis: Axis) -> Double? {
    let value = offset[axis]
    let start = Double(axis == .horizontal ? rect.minX : rect.minY)
    let end = Double(axis == .horizontal ? rect.maxX : rect.maxY)
    let inset = adjustedContentInset
    let isCutAtStart = start < value + inset.start(axis)
    let isCutAtEnd = end > value + size[axis] - inset.end(axis)
    guard isCutAtStart != isCutAtEnd else { return nil }
    let startAligned = start - inset.start(axis)
    let endAligned = end + inset.end(axis) - size[axis]
    // The one of the two that moves less: of a longer rectangle the nearer edge would leave the
    // view half empty.
    let nearest =
      isCutAtStart ? max(startAligned, endAligned) : min(startAligned, endAligned)
    let target = metrics.clamped(nearest, axis)
    return target == value ? nil : target
  }
}
