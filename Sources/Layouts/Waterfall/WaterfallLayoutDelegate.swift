public import CollectionEngine
public import Foundation

/// Gives a waterfall's items and headers their sizes.
public protocol WaterfallLayoutDelegate: AnyObject {
  /// The size of an item, of which the length along the direction of scrolling counts, in pt from 0
  /// to 10^9. Default: the layout's `itemSize`.
  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The size of a header, of which the length along the direction of scrolling counts, in pt from
  /// 0 to 10^9; 0 is no header. Default: the layout's `headerReferenceSize`.
  func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
}

extension WaterfallLayoutDelegate {
  public func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { layout.itemSize }

  public func collectionView(
    _ collectionView: CollectionView, layout: WaterfallLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }
}
