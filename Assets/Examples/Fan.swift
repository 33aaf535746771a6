import UIKit

/// Cards on a wheel whose hub lies below the view.
class Fan: UICollectionViewLayout {
  var step: CGFloat = 0.1
  var radius: CGFloat = 900
  let card = CGSize(width: 90, height: 130)
  override var collectionViewContentSize: CGSize {
    CGSize(width: view.bounds.width + CGFloat(count - 1) * 60, height: view.bounds.height)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let angle = (CGFloat(path.item) - view.contentOffset.x / 60) * step
    attributes.size = card
    attributes.center = CGPoint(
      x: view.bounds.midX + radius * sin(angle), y: view.bounds.midY + radius * (1 - cos(angle)))
    attributes.transform = CGAffineTransform(rotationAngle: angle)
    attributes.alpha = abs(angle) < 1.5 ? 1 : 0
    attributes.zIndex = -abs(Int(angle * 100))
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { true }
  private var count: Int { view.numberOfItems(inSection: 0) }
  private var view: UICollectionView { collectionView! }
}
