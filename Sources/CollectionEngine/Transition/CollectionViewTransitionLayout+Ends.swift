internal import Foundation
internal import Geometry

extension CollectionViewTransitionLayout {
  /// Prepares a layout as if the view stood at it, and notes how large its content is. Where frames are
  /// mirrored, the content stays where it is seen from its right end.
  func prepare(_ end: inout TransitionEnd) {
    guard let view = collectionView else { return }
    end.layout.pendingInvalidation = nil
    let layout = end.layout
    let (size, isMirrored) = view.standing(at: end) {
      layout.prepare()
      return (view.usableContentSize(), view.isMirrored)
    }
    if isMirrored { end.offset.x += size.width - end.contentSize.width }
    end.contentSize = size
  }

  /// Invalidates each layout that new bounds make wrong; answers whether any is.
  func invalidateEnds(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let way = CGPoint(x: newBounds.minX - view.offset.x, y: newBounds.minY - view.offset.y)
    var isWrong = newBounds.size != view.size
    guard isWrong || view.interactiveTransition?.isMovingContent != true else { return false }
    for end in ends {
      let own = CGRect(
        origin: CGPoint(x: end.offset.x + way.x, y: end.offset.y + way.y), size: newBounds.size)
      view.standing(at: end) {
        guard end.layout.shouldInvalidateLayout(forBoundsChange: own) else { return }
        isWrong = true
        end.layout.invalidateLayout(with: end.layout.invalidationContext(forBoundsChange: own))
      }
    }
    return isWrong
  }

  func forEachEnd(_ body: (CollectionViewLayout) -> Void) {
    guard let view = collectionView else { return }
    for end in ends { view.standing(at: end) { body(end.layout) } }
  }
}

extension CollectionView {
  /// Runs `body` as if the view stood at `end`: with its layout, its offset and its content. Nobody
  /// is told.
  func standing<Result>(at end: TransitionEnd, _ body: () -> Result) -> Result {
    let (layout, offset, extent) = (layout, offset, extent)
    (self.layout, self.offset, self.extent) = (end.layout, end.offset, end.contentSize)
    defer { (self.layout, self.offset, self.extent) = (layout, offset, extent) }
    return body()
  }

  /// What the layout answers for `rect` of the view's coordinates, as the view uses it.
  func placedElements(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let query = isMirrored ? mirrored(rect) : rect
    return (layout.layoutAttributesForElements(in: query) ?? []).compactMap { usable($0) }
  }
}
