extension DiffableDataSourceSectionSnapshot {
  /// The outline of a section whose visible items have become `items`: what has gone leaves with all
  /// below it, and what is new stands behind the item before it, at its level. Where that does not
  /// give these items in this order, they are all roots.
  ///
  /// Complexity: O(items + new items · siblings) on average.
  func following(_ items: [ItemIdentifierType]) -> Self {
    let visible = visibleItems
    guard visible != items else { return self }
    var next = self
    let staying = Set(items)
    let gone = visible.filter { !staying.contains($0) }
    // What is below an item that goes, goes with it: it must not be deleted twice.
    for item in gone where next.contains(item) { next.delete([item]) }
    var before: ItemIdentifierType?
    for item in items {
      if !next.contains(item) {
        if let before {
          next.insert([item], after: before)
        } else if let first = next.rootItems.first {
          next.insert([item], before: first)
        } else {
          next.append([item])
        }
      }
      before = item
    }
    guard next.visibleItems != items else { return next }
    var flat = Self(roots: items)
    flat.updateFailure = updateFailure
    return flat
  }
}
