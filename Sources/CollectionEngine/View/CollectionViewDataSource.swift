public import Foundation

/// What a collection view shows: numbers of sections and items, and a view for each.
public protocol CollectionViewDataSource: AnyObject {
  /// How many items the section has; at least 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// The item's cell, dequeued and set up.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// How many sections there are; at least 0. Default: 1.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// The supplementary view of a kind, dequeued and set up; asked for where the layout has one.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
  /// Whether a person may move the item. Default: each may that `moveItemAt` is there for.
  func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// A person has moved an item: the data source follows. `destinationIndexPath` is where it is
  /// afterwards. A data source that leaves it out has every item return to its place.
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.moveIsUnheeded = true }

  /// A data source without supplementary views is never asked for one, unless its layout has some.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    preconditionFailure(
      "the collection view's data source did not return a valid view for kind \(kind) at \(indexPath)"
    )
  }
}

/// Told which items will be needed soon, nearest first, and which no longer are.
public protocol CollectionViewDataSourcePrefetching: AnyObject {
  /// The items have come near the bounds, the nearest first.
  func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// The items have gone without being shown. Default: nothing.
  func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
