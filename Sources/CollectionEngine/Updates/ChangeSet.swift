internal import Foundation

/// The changes of one update by what they do: the order of calls does not matter, and what was
/// called twice happens once.
struct ChangeSet {
  private(set) var insertedItems = Set<IndexPath>()
  private(set) var deletedItems = Set<IndexPath>()
  private(set) var reloadedItems = Set<IndexPath>()
  private(set) var reconfiguredItems = Set<IndexPath>()
  private(set) var itemMoves: [Move<IndexPath>] = []
  private(set) var insertedSections = Set<Int>()
  private(set) var deletedSections = Set<Int>()
  private(set) var reloadedSections = Set<Int>()
  private(set) var sectionMoves: [Move<Int>] = []

  /// From a place before the update to one after it.
  struct Move<Place: Hashable & Comparable>: Hashable, Comparable {
    let from: Place
    let to: Place

    static func < (one: Move, other: Move) -> Bool {
      one.from != other.from ? one.from < other.from : one.to < other.to
    }
  }

  init(_ changes: [CollectionViewChange]) {
    var (itemMoves, sectionMoves) = (Set<Move<IndexPath>>(), Set<Move<Int>>())
    for change in changes {
      switch change {
      case .insertItem(let path): insertedItems.insert(path)
      case .deleteItem(let path): deletedItems.insert(path)
      case .reloadItem(let path): reloadedItems.insert(path)
      case .reconfigureItem(let path): reconfiguredItems.insert(path)
      case .moveItem(let from, let to): itemMoves.insert(Move(from: from, to: to))
      case .insertSection(let section): insertedSections.insert(section)
      case .deleteSection(let section): deletedSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to): sectionMoves.insert(Move(from: from, to: to))
      }
    }
    self.itemMoves = itemMoves.sorted()
    self.sectionMoves = sectionMoves.sorted()
  }

  /// Whether numbers of items or sections change, or elements change their places.
  var changesCounts: Bool {
    !(insertedItems.isEmpty && deletedItems.isEmpty && itemMoves.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && sectionMoves.isEmpty
      && reloadedSections.isEmpty)
  }

  /// The changes as a layout is told of them: deletes from the back, inserts from the front,
  /// reloads, moves; sections before items.
  var updateItems: [CollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deletes = deletedSections.sorted(by: >).map(whole) + deletedItems.sorted(by: >)
    let inserts = insertedSections.sorted().map(whole) + insertedItems.sorted()
    let reloads = reloadedSections.sorted().map(whole) + reloadedItems.sorted()
    let moves =
      sectionMoves.map { (whole($0.from), whole($0.to)) } + itemMoves.map { ($0.from, $0.to) }
    return deletes.map { CollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserts.map { CollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloads.map { CollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + moves.map { CollectionViewUpdateItem(.move, before: $0.0, after: $0.1) }
  }
}
