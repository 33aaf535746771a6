internal import Foundation
internal import Geometry

extension CollectionView {
  /// Whether the layout's frames are mirrored: the layout asks for it, and people read the other
  /// way than it was written for.
  var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
      && layout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// `rect` of the layout in the view, or of the view in the layout.
  ///
  ///     x' = content width - x - width
  func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The offset that shows what `offset` shows, on the other side of the mirror.
  func mirrored(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: contentSize.width - size.width - offset.x, y: offset.y)
  }

  /// A copy of `attributes` on the other side of the mirror.
  func mirrored(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? CollectionViewLayoutAttributes else { return attributes }
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }

  /// Makes a change of a size that leaves the content where it is, seen from the edge that the
  /// layout counts from: the right one where it is mirrored.
  func keepingLeadingOffset(_ change: () -> Void) {
    guard isMirrored, hasShownLeadingEdge else { return change() }
    let leading = scrollableWidth - offset.x
    change()
    let moved = CGPoint(x: scrollableWidth - leading, y: offset.y)
    adjustContentOffset(to: mayNotBeOutside ? metrics.clamped(moved) : moved)
  }

  /// How far the content goes beyond the view, in pt, without what the right inset adds; content that
  /// is narrower than the view counts as wide as the room for it.
  private var scrollableWidth: Double {
    let inset = adjustedContentInset
    return max(contentSize.width, size.width - inset.left - inset.right) - size.width
  }

  /// Where people read from the right, content begins at its right end: the first time that there
  /// is something to be seen.
  func showLeadingEdgeAtFirst() {
    guard !hasShownLeadingEdge, size.width > 0, contentSize.width > 0 else { return }
    hasShownLeadingEdge = true
    guard isMirrored, offset.x == 0 else { return }
    changeOffset(to: CGPoint(x: metrics.range(.horizontal).upperBound, y: offset.y))
  }
}
