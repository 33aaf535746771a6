public import CollectionEngine

/// What a collection view is to show at one time.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot
/// The items of one section as an outline.
public typealias NSDiffableDataSourceSectionSnapshot = DiffableDataSourceSectionSnapshot
/// What a move by a person does to all items.
public typealias NSDiffableDataSourceTransaction = DiffableDataSourceTransaction
/// What a move by a person does to one section.
public typealias NSDiffableDataSourceSectionTransaction = DiffableDataSourceSectionTransaction
/// A data source that is told what is to be shown as a whole.
public typealias UICollectionViewDiffableDataSource = CollectionViewDiffableDataSource

extension CollectionViewDiffableDataSource {
  /// What is asked and told of items that a person reorders.
  public typealias ReorderingHandlers = DiffableReorderingHandlers<
    SectionIdentifierType, ItemIdentifierType
  >
  /// What is asked and told of items that are expanded and collapsed.
  public typealias SectionSnapshotHandlers = DiffableSectionSnapshotHandlers<ItemIdentifierType>
}
