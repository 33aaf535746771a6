import Foundation
import Glissade

/// Each item a step further down and to the right of the one before.
final class Staircase: CollectionViewLayout {
  /// How far each step goes along both axes, in pt.
  var step: CGFloat = 50

  /// How wide and high an item is, in pt.
  private let side: CGFloat = 80
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    let length = step * CGFloat(max(count - 1, 0)) + side
    return CGSize(width: length, height: length)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = step * CGFloat(indexPath.item)
    attributes.frame = CGRect(x: start, y: start, width: side, height: side)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    let first = max(0, Int((max(rect.minX, rect.minY) - side) / step))
    let last = min(count, Int(min(rect.maxX, rect.maxY) / step) + 1)
    guard first < last else { return [] }
    return (first..<last).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }
}
