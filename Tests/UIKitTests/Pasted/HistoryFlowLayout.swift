import UIKit

/// A list that stays where it is while older entries are inserted above.
public class HistoryFlowLayout: UICollectionViewFlowLayout {
  private var insertedIndexPaths: [IndexPath] = []
  private(set) public var updateCount = 0

  public convenience init(itemHeight: CGFloat) {
    self.init()
    itemSize = CGSize(width: UIScreen.main.bounds.width, height: itemHeight)
    minimumLineSpacing = 0
  }

  override public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertedIndexPaths.removeAll()
    for update in updateItems {
      if case .insert = update.updateAction, let indexPath = update.indexPathAfterUpdate {
        insertedIndexPaths.append(indexPath)
      }
    }
  }

  override public func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    var contentOffset = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    for indexPath in insertedIndexPaths.sorted() {
      guard let attributes = layoutAttributesForItem(at: indexPath),
        attributes.frame.minY <= contentOffset.y
      else { continue }
      contentOffset.y += attributes.frame.height + minimumLineSpacing
    }
    return contentOffset
  }

  override public func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
    updateCount += 1
  }
}
