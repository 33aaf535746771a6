internal import CollectionEngine
internal import Foundation

/// Where sections and items go in an update.
struct FlowIndexMap {
  private var sectionMoves: [Int: Int] = [:]
  private var itemMoves: [IndexPath: IndexPath] = [:]
  private let sections: FlowIndexShift
  /// By new section.
  private var items: [Int: FlowIndexShift] = [:]
  private let reloaded: Set<IndexPath>
  private let reloadedSections: Set<Int>

  /// The map of an update.
  init(_ updates: [CollectionViewUpdateItem]) {
    var (removed, added) = (Set<Int>(), Set<Int>())
    var (removedItems, addedItems) = ([Int: Set<Int>](), [Int: Set<Int>]())
    var (reloaded, reloadedSections) = (Set<IndexPath>(), Set<Int>())
    for update in updates {
      let (old, new) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      let isSection = (old ?? new)?.item == NSNotFound
      if update.updateAction == .reload {
        guard let old else { continue }
        if isSection { reloadedSections.insert(old.section) } else { reloaded.insert(old) }
        continue
      }
      if isSection {
        if let old { removed.insert(old.section) }
        if let new { added.insert(new.section) }
        if let old, let new { sectionMoves[old.section] = new.section }
      } else {
        if let old { removedItems[old.section, default: []].insert(old.item) }
        if let new { addedItems[new.section, default: []].insert(new.item) }
        if let old, let new { itemMoves[old] = new }
      }
    }
    sections = FlowIndexShift(removed: removed, added: added)
    var removedNew: [Int: Set<Int>] = [:]
    for (section, list) in removedItems {
      if let new = sectionMoves[section] ?? sections.new(of: section) { removedNew[new] = list }
    }
    for section in Set(removedNew.keys).union(addedItems.keys) {
      items[section] = FlowIndexShift(
        removed: removedNew[section] ?? [], added: addedItems[section] ?? [])
    }
    self.reloaded = reloaded
    self.reloadedSections = reloadedSections
  }

  /// The map of one item that goes elsewhere.
  init(moving old: IndexPath, to new: IndexPath) {
    sections = FlowIndexShift(removed: [], added: [])
    (reloaded, reloadedSections) = ([], [])
    itemMoves[old] = new
    for section in Set([old.section, new.section]) {
      items[section] = FlowIndexShift(
        removed: section == old.section ? [old.item] : [],
        added: section == new.section ? [new.item] : [])
    }
  }

  /// Where a section has gone; nil where it was deleted or reloaded.
  ///
  /// Complexity: O(log changes).
  func newSection(of old: Int) -> Int? {
    guard !reloadedSections.contains(old) else { return nil }
    return sectionMoves[old] ?? sections.new(of: old)
  }

  /// Where an item has gone; nil where it was deleted or reloaded.
  ///
  /// Complexity: O(log changes).
  func newPath(of old: IndexPath) -> IndexPath? {
    guard !reloaded.contains(old), !reloadedSections.contains(old.section) else { return nil }
    if let moved = itemMoves[old] { return moved }
    guard let section = sectionMoves[old.section] ?? sections.new(of: old.section) else {
      return nil
    }
    guard let shift = items[section] else { return IndexPath(item: old.item, section: section) }
    return shift.new(of: old.item).map { IndexPath(item: $0, section: section) }
  }
}
