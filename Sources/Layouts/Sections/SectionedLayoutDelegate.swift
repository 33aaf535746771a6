public import CollectionEngine
public import Foundation
public import Geometry

/// Answers the questions of a sectioned layout, section by section and item by item, with the names
/// of `UICollectionViewDelegateFlowLayout`.
///
/// Whatever is left out falls back to the layout's own properties. The layout asks in `prepare()`:
/// first for the header, the footer, the insets and the gaps of a section, then for the sizes of
/// its items. All lengths are in pt from 0 to 10^9; others count as 0, with one warning.
public protocol SectionedLayoutDelegate: AnyObject {
  /// The size of an item; a waterfall uses its length along the direction of scrolling only, and
  /// layouts of equal cells do not ask. Default: the layout's `itemSize`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// What the items of a section keep away from its edges. Default: `sectionInset`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, insetForSectionAt section: Int
  ) -> EdgeInsets
  /// The gap between the items of a section along the direction of scrolling. Default:
  /// `minimumLineSpacing`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The gap between the items of a section across the direction of scrolling. Default:
  /// `minimumInteritemSpacing`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which the length along the direction of scrolling counts;
  /// 0 is no header. Default: `headerReferenceSize`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, likewise. Default: `footerReferenceSize`.
  func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension SectionedLayoutDelegate {
  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { layout.usualItemSize }

  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout, insetForSectionAt section: Int
  ) -> EdgeInsets { layout.sectionInset }

  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }

  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }

  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }

  public func collectionView(
    _ collectionView: CollectionView, layout: SectionedLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.footerReferenceSize }
}
