public import Foundation

/// A data source that is told what is to be shown as a whole, and finds out by itself what to
/// insert, delete, move and reload: UIKit's diffable data source.
///
/// Making one makes it the view's data source; the view does not keep it alive. Sections and items
/// are told by their identifiers alone: what two of them hold beside that is never compared.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, CollectionViewDataSource {
  /// Makes the cell of an item, dequeued and set up. Answering nil is a programming error and ends
  /// the program.
  public typealias CellProvider = (
    _ collectionView: CollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> CollectionViewCell?

  /// Makes a supplementary view of a kind, dequeued and set up, likewise.
  public typealias SupplementaryViewProvider = (
    _ collectionView: CollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> CollectionReusableView?

  /// Asked for supplementary views; needed where the layout has some. Default: nil.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked and told of items that a person reorders. Default: nobody, and nothing is moved.
  open var reorderingHandlers = DiffableReorderingHandlers<
    SectionIdentifierType, ItemIdentifierType
  >()
  /// What is asked and told of items that are expanded and collapsed. Default: nobody, and all can
  /// be.
  open var sectionSnapshotHandlers = DiffableSectionSnapshotHandlers<ItemIdentifierType>()

  /// What is shown, without reload marks.
  var current = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The sections that were given as outlines.
  var outlines: [SectionIdentifierType: DiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Whether anything has been applied.
  var hasApplied = false
  weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// A data source without sections for `collectionView`, whose cells `cellProvider` makes.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: CollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard let identifier = sectionIdentifier(for: section) else { return 0 }
    return current.numberOfItems(inSection: identifier)
  }

  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("The collection view asks for a cell at \(indexPath), where there is no item.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
          + "with item identifier '\(item)', which is not allowed. You must always return a cell "
          + "to the collection view: \(collectionView)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        "CollectionView \(collectionView) requested a supplementary view, but a "
          + "supplementaryViewProvider was not specified on the diffable data source \(self).")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError(
        "The supplementaryViewProvider answers no view for kind \(kind) at \(indexPath), which is "
          + "not allowed.")
    }
    return view
  }

  /// Whether a person may move the item: what `reorderingHandlers` says.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// A person has moved an item: what is shown follows, and `reorderingHandlers` are told.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }
}
