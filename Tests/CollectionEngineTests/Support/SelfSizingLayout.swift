import CollectionEngine
import Foundation
import TestSupport

/// Rows of an estimated height that take the heights their cells prefer.
final class SelfSizingLayout: CollectionViewLayout {
  private(set) var prepareCount = 0
  private var measured: [Int: CGFloat] = [:]
  private var frames: [CGRect] = []

  /// A view of 300 × 300 over rows estimated at 50, whose cells prefer `heights`.
  static func makeView(heights: [CGFloat]) -> (CollectionView, ItemSource, SelfSizingLayout) {
    let (source, layout) = (ItemSource([heights.count]), SelfSizingLayout())
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    source.makeCell = {
      let cell = SizedCell(frame: .zero)
      cell.heights = heights
      return cell
    }
    view.dataSource = source
    return (view, source, layout)
  }

  override func prepare() {
    prepareCount += 1
    frames = []
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      frames.append(
        CGRect(x: 0, y: frames.last?.maxY ?? 0, width: 300, height: measured[item] ?? 50))
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: [0, $0]) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let one = CollectionViewLayoutAttributes(forCellWith: indexPath)
    one.frame = frames[indexPath.item]
    return one
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    measured[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

private final class SizedCell: CollectionViewCell {
  var heights: [CGFloat] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes ?? layoutAttributes
    preferred.size.height = heights[layoutAttributes.indexPath.item]
    return preferred
  }
}
