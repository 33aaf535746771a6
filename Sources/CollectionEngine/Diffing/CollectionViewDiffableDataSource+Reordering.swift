internal import Foundation

extension CollectionViewDiffableDataSource {
  /// Moves the item at `source` to `destination`, a path after the move, and tells
  /// `reorderingHandlers`: before, while the old snapshot still stands, and after.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let section = sectionIdentifier(for: destination.section)
    else { return }
    var final = current
    final.takeOut([item])
    let count = final.list(of: section).count
    guard (0...count).contains(destination.item) else { return }
    final.put([item], in: section, at: destination.item)
    let transaction = DiffableDataSourceTransaction(
      from: current, to: final, outlines: { self.snapshot(for: $0) })
    reorderingHandlers.willReorder?(transaction)
    take(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// What a diffable data source asks and tells of items that a person reorders: UIKit's reordering
/// handlers.
public struct DiffableReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What a move does.
  public typealias Transaction = DiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Whether a person may move an item. Default: nil, and none may be moved.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  /// Told before a move is taken over: the data source still has the initial snapshot.
  public var willReorder: ((Transaction) -> Void)?
  /// Told after it: the place to change what the items stand for.
  public var didReorder: ((Transaction) -> Void)?

  /// Handlers that let nothing be moved.
  public init() {}
}

/// What a move by a person does to all items: UIKit's `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after it.
  public let finalSnapshot: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of the list of all items; a move is a removal and an insertion.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that changes, in the order of the sections.
  public let sectionTransactions:
    [DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines: (SectionIdentifierType) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (before, after) = (initial.list(of: section), final.list(of: section))
      guard before != after else { return nil }
      let outline = outlines(section)
      return DiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: outline,
        finalSnapshot: outline.following(after), difference: after.difference(from: before))
    }
  }
}

/// What a move by a person does to one section: UIKit's `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its outline before.
  public let initialSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its outline after it.
  public let finalSnapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes of its visible items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
