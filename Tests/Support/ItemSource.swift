public import CollectionEngine
public import Foundation

/// A data source of plain cells and supplementary views, as many as it is told; for one view.
public final class ItemSource: CollectionViewDataSource {
  /// How many items each section has. Changing it tells nobody.
  public var itemCounts: [Int]
  /// The items that cells were made or taken out of the pool for, in order.
  public private(set) var askedItems: [IndexPath] = []

  /// How a cell is made.
  public var makeCell: () -> CollectionViewCell = { CollectionViewCell(frame: .zero) }
  private var registeredKinds = Set<String>()

  public init(_ itemCounts: [Int]) {
    self.itemCounts = itemCounts
  }

  public func numberOfSections(in collectionView: CollectionView) -> Int { itemCounts.count }

  public func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCounts[section] }

  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    askedItems.append(indexPath)
    if registeredKinds.insert("cell").inserted {
      collectionView.register(forCellWithReuseIdentifier: "cell", makeCell)
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    if registeredKinds.insert(kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
