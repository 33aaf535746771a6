internal import Foundation

/// What an update does to index paths: each old one's new one, and the other way round.
///
/// Sections first: what is inserted or moved takes its place, the other old sections fill the rest
/// in order. Then the items of each section the same way.
///
/// Complexity: O(changes) to make, O(log n) of the changes of a section to ask.
struct UpdatePlan {
  let changes: ChangeSet
  private let sections: IndexShift
  /// By new section, for those with changes of their own.
  private var items: [Int: IndexShift] = [:]
  private let newSections: [Int: Int]
  private let oldSections: [Int: Int]
  private let newItems: [IndexPath: IndexPath]
  private let oldItems: [IndexPath: IndexPath]

  /// The plan for `changes`, which are valid.
  init(_ changes: ChangeSet) {
    self.changes = changes
    let moves = changes.sectionMoves
    sections = IndexShift(
      removed: changes.deletedSections.union(moves.map(\.from)),
      added: changes.insertedSections.union(moves.map(\.to)))
    newSections = Self.dictionary(moves.map { ($0.from, $0.to) })
    oldSections = Self.dictionary(moves.map { ($0.to, $0.from) })
    newItems = Self.dictionary(changes.itemMoves.map { ($0.from, $0.to) })
    oldItems = Self.dictionary(changes.itemMoves.map { ($0.to, $0.from) })
    var (removed, added) = ([Int: Set<Int>](), [Int: Set<Int>]())
    for path in changes.deletedItems.union(changes.itemMoves.map(\.from)) {
      guard let section = newSection(of: path.section) else { continue }
      removed[section, default: []].insert(path.item)
    }
    for path in changes.insertedItems.union(changes.itemMoves.map(\.to)) {
      added[path.section, default: []].insert(path.item)
    }
    for section in Set(removed.keys).union(added.keys) {
      items[section] = IndexShift(removed: removed[section] ?? [], added: added[section] ?? [])
    }
  }

  /// Where the old section has gone; nil where it was deleted.
  func newSection(of old: Int) -> Int? { newSections[old] ?? sections.new(of: old) }

  /// Where the new section was; nil where it was inserted.
  func oldSection(of new: Int) -> Int? { oldSections[new] ?? sections.old(of: new) }

  /// Where the old item has gone; nil where it was deleted, or is in a section that was deleted or
  /// reloaded. A reloaded item stays what it is.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = newItems[old] { return moved }
    guard !changes.reloadedSections.contains(old.section),
      let section = newSection(of: old.section)
    else { return nil }
    guard let shift = items[section] else { return IndexPath(item: old.item, section: section) }
    return shift.new(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where the new item was; nil where it was inserted, or is in a section that was inserted or
  /// reloaded.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let moved = oldItems[new] { return moved }
    guard let section = oldSection(of: new.section), !changes.reloadedSections.contains(section)
    else { return nil }
    guard let shift = items[new.section] else { return IndexPath(item: new.item, section: section) }
    return shift.old(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// The key of an element after the update; nil where it is gone, or its view must be a new one.
  func newKey(of old: ElementKey) -> ElementKey? {
    let path = old.indexPath
    if old.category == .cell {
      guard !changes.reloadedItems.contains(path), let new = newPath(of: path) else { return nil }
      return .cell(new)
    }
    guard let section = path.first, !changes.reloadedSections.contains(section),
      let new = newSection(of: section)
    else { return path.isEmpty ? old : nil }
    var moved = path
    moved[0] = new
    return ElementKey(category: old.category, kind: old.kind, indexPath: moved)
  }

  /// The key that an element had before the update, reloaded or not; nil where it is new.
  func oldKey(of new: ElementKey) -> ElementKey? {
    let path = new.indexPath
    if new.category == .cell { return oldPath(of: path).map(ElementKey.cell) }
    guard let section = path.first else { return new }
    guard let old = oldSection(of: section), !changes.reloadedSections.contains(old) else {
      return nil
    }
    var moved = path
    moved[0] = old
    return ElementKey(category: new.category, kind: new.kind, indexPath: moved)
  }

  private static func dictionary<Key: Hashable, Value>(_ pairs: [(Key, Value)]) -> [Key: Value] {
    Dictionary(pairs) { first, _ in first }
  }
}
