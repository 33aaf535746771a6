internal import Foundation
internal import Geometry

extension CollectionView {
  /// Notes what an update, after which `newPath` tells the paths, is to leave where it is seen.
  func noteAnchor(_ newPath: (IndexPath) -> IndexPath?) {
    switch policy.updateOffset {
    case .stay: break
    case .anchor: anchor = anchor ?? makeAnchor(.item, newPath)
    case .end: anchor = anchor ?? makeAnchor(.end, newPath)
    }
  }

  /// Notes what a change of the bounds' size is to leave where it is seen.
  func noteAnchorOfResize() {
    guard hasShown, anchor == nil else { return }
    switch policy.resizeOffset {
    case .stay: break
    case .anchor: anchor = makeAnchor(.item) { $0 }
    case .page: anchor = makeAnchor(.page) { $0 }
    case .end: anchor = makeAnchor(.end) { $0 }
    }
  }

  private func makeAnchor(
    _ rule: OffsetAnchor.Rule, _ newPath: (IndexPath) -> IndexPath?
  ) -> OffsetAnchor {
    let inset = adjustedContentInset
    let seen = Edges(
      CGRect(
        x: offset.x + inset.left, y: offset.y + inset.top,
        width: size.width - inset.left - inset.right,
        height: size.height - inset.top - inset.bottom))
    let items = elements.fetched
      .filter { $0.key.category == .cell && $0.isVisible(in: seen) }
      .sorted { $0.key < $1.key }
      .compactMap { element in
        newPath(element.key.indexPath).map { (path: $0, frame: element.attributes.frame) }
      }
    return OffsetAnchor(
      rule: rule, bounds: bounds,
      isAtEnd: AxisPair { axis in
        offset[axis] >= metrics.range(axis).upperBound - 1 / pixelGrid.scale
      }, items: items)
  }

  /// The offset that leaves what was noted where it is seen, now that the layout is prepared; nil
  /// where nothing was. Along an axis that does not scroll nothing is kept.
  func takeAnchoredOffset() -> CGPoint? {
    guard let anchor else { return nil }
    self.anchor = nil
    return CGPoint { axis in
      let old = anchor.bounds.origin[axis]
      switch anchor.rule {
      case .item: return old + wayOfItem(anchor, axis)
      case .page:
        let (length, new) = (anchor.bounds.size[axis], size[axis])
        return length > 0 ? (old / length).rounded() * new : old
      case .end where anchor.isAtEnd[axis]: return metrics.range(axis).upperBound
      case .end where anchor.bounds.size == size: return old + wayOfItem(anchor, axis)
      case .end: return old + anchor.bounds.size[axis] - size[axis]
      }
    }
  }

  /// Puts the content where what was noted is seen as before.
  func followAnchor() {
    guard let kept = takeAnchoredOffset() else { return }
    adjustContentOffset(to: isAtRest ? metrics.clamped(kept) : kept)
  }

  /// How far the layout has moved the first item that is still there, in pt.
  private func wayOfItem(_ anchor: OffsetAnchor, _ axis: Axis) -> Double {
    guard canScroll(axis), let first = anchor.items.first,
      let frame = layoutAttributesForItem(at: first.path)?.frame
    else { return 0 }
    return axis == .horizontal
      ? frame.minX - first.frame.minX : frame.minY - first.frame.minY
  }
}
