import UIKit

/// Section headers stay at the top while their section passes below them, as one did it before
/// there was `sectionHeadersPinToVisibleBounds`.
open class StickyHeadersFlowLayout: UICollectionViewFlowLayout {

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds)
      as! UICollectionViewFlowLayoutInvalidationContext
    let sizeChanged = newBounds.size != collectionView!.bounds.size
    context.invalidateFlowLayoutAttributes = sizeChanged
    context.invalidateFlowLayoutDelegateMetrics = sizeChanged
    return context
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let sectionsToAdd = NSMutableIndexSet()
    var newAttributes = [UICollectionViewLayoutAttributes]()

    for attributes in superAttributes {
      if attributes.representedElementCategory == .cell {
        newAttributes.append(attributes)
      } else if attributes.representedElementKind != UICollectionView.elementKindSectionHeader {
        newAttributes.append(attributes)
      }
      sectionsToAdd.add(attributes.indexPath.section)
    }

    for section in sectionsToAdd {
      let indexPath = IndexPath(item: 0, section: section)
      if let header = self.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
      {
        newAttributes.append(header)
      }
    }
    return newAttributes
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let attributes = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard elementKind == UICollectionView.elementKindSectionHeader,
      let boundaries = boundaries(forSection: indexPath.section)
    else { return attributes }

    let contentOffsetY = collectionView!.contentOffset.y + collectionView!.adjustedContentInset.top
    var frame = attributes.frame
    let minimum = boundaries.minimum - frame.height
    let maximum = boundaries.maximum - frame.height
    if contentOffsetY < minimum {
      frame.origin.y = minimum
    } else if contentOffsetY > maximum {
      frame.origin.y = maximum
    } else {
      frame.origin.y = contentOffsetY
    }
    attributes.frame = frame
    attributes.zIndex = 1024
    return attributes
  }

  private func boundaries(forSection section: Int) -> (minimum: CGFloat, maximum: CGFloat)? {
    guard let collectionView = collectionView else { return nil }
    let numberOfItems = collectionView.numberOfItems(inSection: section)
    guard numberOfItems > 0,
      let firstItem = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let lastItem = layoutAttributesForItem(
        at: IndexPath(item: numberOfItems - 1, section: section))
    else { return nil }

    var inset = sectionInset
    if let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout {
      inset =
        delegate.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? inset
    }
    return (firstItem.frame.minY - inset.top, lastItem.frame.maxY + inset.bottom)
  }
}
