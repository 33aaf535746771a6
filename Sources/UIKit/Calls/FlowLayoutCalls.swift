public import CollectionEngine
public import Foundation
public import Geometry
internal import Layouts

/// A layout's questions to a flow delegate, as optional calls:
/// `delegate.collectionView?(collectionView, layout: self, sizeForItemAt: path) ?? itemSize`.
///
/// Nil where the delegate is no flow layout's; a method that it leaves out answers with the
/// layout's own property, which is what such code falls back to.
extension CollectionViewCalls {
  private var flow: (any CollectionViewDelegateFlowLayout)? {
    delegate as? any CollectionViewDelegateFlowLayout
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    flow?.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets? {
    flow?.collectionView(
      collectionView, layout: layout, insetForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flow?.collectionView(
      collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flow?.collectionView(
      collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    flow?.collectionView(
      collectionView, layout: layout, referenceSizeForHeaderInSection: section)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    flow?.collectionView(
      collectionView, layout: layout, referenceSizeForFooterInSection: section)
  }
}
