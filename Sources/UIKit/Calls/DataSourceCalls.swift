public import CollectionEngine
public import Foundation

/// A collection view's calls on its data source, written as optional ones.
public struct DataSourceCalls {
  let source: any CollectionViewDataSource

  public func callAsFunction(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    source.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension CollectionViewDataSource {
  /// For `dataSource.collectionView?(…)`: always there; a method that the source leaves out answers
  /// as its default does.
  public var collectionView: DataSourceCalls? { DataSourceCalls(source: self) }

  /// For `dataSource.numberOfSections?(in:)`: always there; 1 where the source does not say.
  public var numberOfSections: SectionCountCall? { SectionCountCall(source: self) }
}

/// The call `dataSource.numberOfSections?(in: collectionView)`.
public struct SectionCountCall {
  let source: any CollectionViewDataSource

  public func callAsFunction(in collectionView: CollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
}
