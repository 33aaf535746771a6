public import CollectionEngine
public import Foundation

/// A collection view's calls on its delegate, written as optional ones:
/// `delegate.collectionView?(collectionView, didSelectItemAt: path)`.
///
/// In UIKit such a call is nil where the delegate does not have the method; Swift without
/// Objective-C cannot ask for that. Here it is nil where the object is no collection view delegate
/// at all, and otherwise what the method's default answers.
public struct CollectionViewCalls {
  let delegate: any CollectionViewDelegate

  public func callAsFunction(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func callAsFunction(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    delegate.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView,
    transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
    newLayout toLayout: CollectionViewLayout
  ) -> CollectionViewTransitionLayout {
    delegate.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}

extension ScrollViewDelegate {
  /// The calls of a collection view's delegate; nil where this is none.
  public var collectionView: CollectionViewCalls? {
    (self as? any CollectionViewDelegate).map { CollectionViewCalls(delegate: $0) }
  }
}
