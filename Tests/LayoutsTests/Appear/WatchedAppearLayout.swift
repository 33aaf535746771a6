import CollectionEngine
import Foundation
import Layouts

/// Keeps what the layout answers for the items of the first section in the last update.
final class WatchedAppearLayout: AppearLayout {
  private(set) var initial: [Int: CollectionViewLayoutAttributes] = [:]
  private(set) var final: [Int: CollectionViewLayoutAttributes] = [:]
  private(set) var boundsWhenAsked = CGRect.null

  override func finalizeCollectionViewUpdates() {
    boundsWhenAsked = collectionView?.bounds ?? .null
    for item in 0..<30 {
      let path = IndexPath(item: item, section: 0)
      initial[item] = initialLayoutAttributesForAppearingItem(at: path)
      final[item] = finalLayoutAttributesForDisappearingItem(at: path)
    }
    super.finalizeCollectionViewUpdates()
  }
}
