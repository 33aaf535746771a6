import GlissadeTesting

/// Cards side by side that come to rest in the middle; the size of what an author would bring.
final class RowLayout: CollectionViewLayout {
  let itemSize = CGSize(width: 200, height: 100)
  let spacing: CGFloat = 20
  /// How far the first card stands below the top: what a mistake of the author changes.
  var top: CGFloat

  init(top: CGFloat = 0) {
    self.top = top
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private var margin: CGFloat { ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2 }
  private var step: CGFloat { itemSize.width + spacing }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: 2 * margin + step * CGFloat(count) - (count > 0 ? spacing : 0),
      height: collectionView?.bounds.height ?? 0)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let x = margin + step * CGFloat(indexPath.item)
    attributes.frame = CGRect(origin: CGPoint(x: x, y: top), size: itemSize)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let item = min(max((proposedContentOffset.x / step).rounded(), 0), CGFloat(max(count - 1, 0)))
    return CGPoint(x: item * step, y: proposedContentOffset.y)
  }
}
