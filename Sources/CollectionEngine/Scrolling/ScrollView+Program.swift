public import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// Goes to `contentOffset` (pt, not clamped, rounded to the pixel grid), at once or in 0.3 s.
  ///
  /// At once: what is under way stops, one `didScroll` comes if the offset changes, nothing else; a finger goes on
  /// dragging from there. Animated: takes over the velocity of what is under way, ends a drag, and ends with
  /// `didEndScrollingAnimation`; without a way to go nothing is called, and one end of a motion is reported.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animate(to: contentOffset, .animation, interruption: .setContentOffset)
    } else {
      if case .moving = state { interrupt(by: .setContentOffset) }
      adjustContentOffset(to: contentOffset)
    }
  }

  /// Scrolls as little as shows `rect` (content coordinates) within the adjusted insets; nothing where it is visible.
  ///
  /// Of a rectangle longer than the view, the nearer edge is shown; where it covers the view nothing moves.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = CGPoint { visibleOffset(of: rect, $0) }
    setContentOffset(target, animated: animated)
  }

  /// Scrolls to the top as a tap on the status bar does: asks the delegate first, tells it when the top is reached.
  public func scrollToTop(animated: Bool = true) {
    guard scrollsToTop, shouldScrollToTop() else { return }
    let top = CGPoint(x: offset.x, y: metrics.range(.vertical).lowerBound)
    if animated, top.y != offset.y {
      animate(to: top, .scrollToTop, interruption: .scrollToTop)
    } else {
      setContentOffset(top, animated: false)
      tell(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
      report(nil)
    }
  }

  /// Stops what is under way where it is; from outside the range at the edge, while paging at the nearest page.
  public func stopScrollingAndZooming() {
    switch state {
    case .resting: return
    case .touched: finishTouch()
    case .wheeled: endWheelGesture()
    case .moving: break
    }
    guard case .moving(let motion) = state else { return }
    interruptForStop(motion)
  }

  private func interruptForStop(_ motion: ScrollMotion) {
    state = .resting
    changeOffset(
      to: CGPoint { axis in
        guard canScroll(axis) else { return offset[axis] }
        let value = offset[axis]
        guard isPagingEnabled else { return landed(metrics.clamped(value, axis), nil, axis) }
        return physics.page(from: value, velocity: 0, interrupted: nil, edges(axis))
      })
    if motion.cause == .release { tellEndDecelerating() } else { tellEndAnimation() }
    report(.stop)
  }

  private func shouldScrollToTop() -> Bool {
    flushDidScroll()
    let answer = delegate?.scrollViewShouldScrollToTop(self) ?? true
    observer?.scrollView(self, didMake: .shouldScrollToTop(answer), at: currentTime)
    return answer
  }

  private func animate(
    to contentOffset: CGPoint, _ cause: ScrollMotionStart.Cause,
    interruption: ScrollMotionEnd.Interruption
  ) {
    precondition(
      contentOffset.isFinite, "A content offset has finite coordinates, not \(contentOffset).")
    finishTouch()
    let target = landedTarget(contentOffset)
    let velocity = currentVelocity
    let wasAtRest = isAtRest
    if !wasAtRest { interrupt(by: interruption) }
    let axes = AxisPair { axis in
      directed(
        .animation, to: target[axis],
        physics.animation(
          from: offset[axis], to: target[axis], velocity: velocity[axis]))
    }
    guard !(axes.horizontal.isStanding && axes.vertical.isStanding) else {
      return report(nil)
    }
    _ = begin(cause, axes, velocity: velocity, target: target)
  }

  /// The drag of a finger that the program takes the content from ends here.
  private func finishTouch() {
    guard case .touched(let pan) = state else { return }
    guard pan.hasBegun else {
      state = .resting
      return
    }
    let hadCaught = owesEndDecelerating
    interrupt(by: .setContentOffset)
    tell(.didEndDragging(willDecelerate: false)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    if hadCaught { tellEndDecelerating() }
  }

  /// `contentOffset` as a place to stand: an edge exactly, or on the pixel grid.
  private func landedTarget(_ contentOffset: CGPoint) -> CGPoint {
    CGPoint { axis in
      let range = metrics.range(axis)
      let value = contentOffset[axis]
      return value == range.lowerBound || value == range.upperBound
        ? value : Double(pixelGrid.rounded(value))
    }
  }

  private func visibleOffset(of rect: CGRect, _ axis: Axis) -> Double {
    let value = offset[axis]
    let start = Double(axis == .horizontal ? rect.minX : rect.minY)
    let end = Double(axis == .horizontal ? rect.maxX : rect.maxY)
    let inset = adjustedContentInset
    let first = value + inset.start(axis)
    let last = value + size[axis] - inset.end(axis)
    let toStart = start - inset.start(axis)
    let toEnd = end - size[axis] - inset.end(axis)
    if start < first, end > last { return value }
    if start < first { return metrics.clamped(min(toStart, max(toEnd, toStart)), axis) }
    if end > last { return metrics.clamped(min(toStart, toEnd), axis) }
    return value
  }
}
