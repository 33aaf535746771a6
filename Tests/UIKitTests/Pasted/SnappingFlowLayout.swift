import UIKit

/// A horizontal row that always comes to rest with the leading edge of an item at the leading edge
/// of the view.
public final class SnappingFlowLayout: UICollectionViewFlowLayout {

  override public init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 10
    sectionInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// How wide an item is, for whoever draws a placeholder.
  public func widthOfItem(at indexPath: IndexPath) -> CGFloat {
    let delegate = collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    let size = delegate?.collectionView?(collectionView!, layout: self, sizeForItemAt: indexPath)
    return size?.width ?? itemSize.width
  }

  override public func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }

    var offsetAdjustment = CGFloat.greatestFiniteMagnitude
    let horizontalOffset = proposedContentOffset.x + collectionView.contentInset.left
    let targetRect = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.bounds.size.width,
      height: collectionView.bounds.size.height)

    for layoutAttributes in super.layoutAttributesForElements(in: targetRect) ?? [] {
      let itemOffset = layoutAttributes.frame.origin.x
      if abs(itemOffset - horizontalOffset) < abs(offsetAdjustment) {
        offsetAdjustment = itemOffset - horizontalOffset
      }
    }
    return CGPoint(
      x: proposedContentOffset.x + offsetAdjustment, y: proposedContentOffset.y)
  }
}
