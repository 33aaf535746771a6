internal import CollectionEngine
internal import Foundation

/// The items that an update inserts, or those that it deletes.
struct UpdatedItems {
  private var items = Set<IndexPath>()
  private var sections = Set<Int>()

  /// Adds an item, or all items of a section: its path has `NSNotFound` for the item.
  mutating func insert(_ path: IndexPath?) {
    guard let path else { return }
    if path.item == NSNotFound { sections.insert(path.section) } else { items.insert(path) }
  }

  func contains(_ path: IndexPath) -> Bool {
    items.contains(path) || path.count == 2 && sections.contains(path.section)
  }
}
