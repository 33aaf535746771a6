extension DiffableDataSourceSnapshot {
  /// The items of one section.
  struct ItemList {
    var items: [ItemIdentifierType] = []
    /// How far from its place an item may be looked for, at most: what edits have shifted since the
    /// places were last written.
    var drift = 0
  }

  /// Where an item is, or was before others shifted it.
  struct ItemPlace {
    let section: SectionIdentifierType
    let index: Int
  }

  /// How far edits may shift items before their places are written anew. Ours: finding an item then
  /// compares some hundred at most, and an edit writes each place less than once in as many edits.
  private static var mostDrift: Int { 256 }

  /// The section of an item and which of its items it is; nil where it is not there.
  ///
  /// Complexity: O(1) on average.
  func position(
    of item: ItemIdentifierType
  ) -> (section: SectionIdentifierType, index: Int)? {
    guard let place = places[item], let list = contents[place.section] else { return nil }
    let items = list.items
    for distance in 0...list.drift {
      let (low, high) = (place.index - distance, place.index + distance)
      if items.indices.contains(low), items[low] == item { return (place.section, low) }
      if items.indices.contains(high), items[high] == item { return (place.section, high) }
    }
    return nil
  }

  /// Puts items that are in no section into one of the sections, before its item `index`.
  ///
  /// Complexity: O(inserted) on average at the end, and O(items of the section) to move the rest in
  /// memory elsewhere.
  mutating func put(
    _ items: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    guard !items.isEmpty else { return }
    let isAtEnd = index == contents[section]?.items.count
    contents[section]?.items.insert(contentsOf: items, at: index)
    for (offset, item) in items.enumerated() {
      places[item] = ItemPlace(section: section, index: index + offset)
    }
    if !isAtEnd { drift(section, by: items.count) }
  }

  /// Takes items out of their sections; those that are in none are ignored.
  ///
  /// Complexity: O(removed) on average, and O(items of their sections) to move the rest in memory.
  mutating func takeOut(_ items: some Sequence<ItemIdentifierType>) {
    var order: [SectionIdentifierType] = []
    var gone: [SectionIdentifierType: [Int]] = [:]
    for item in items {
      guard let (section, index) = position(of: item) else { continue }
      if gone[section] == nil { order.append(section) }
      gone[section, default: []].append(index)
    }
    for section in order {
      let indices = Set(gone[section] ?? []).sorted()
      for index in indices { places[list(of: section)[index]] = nil }
      contents[section]?.items.remove(atAscending: indices)
      drift(section, by: indices.count)
    }
  }

  private mutating func drift(_ section: SectionIdentifierType, by count: Int) {
    contents[section]?.drift += count
    guard let list = contents[section], list.drift > Self.mostDrift else { return }
    contents[section]?.drift = 0
    for (index, item) in list.items.enumerated() {
      places[item] = ItemPlace(section: section, index: index)
    }
  }
}

extension DiffableDataSourceSnapshot.ItemList: Sendable where ItemIdentifierType: Sendable {}
extension DiffableDataSourceSnapshot.ItemPlace: Sendable where SectionIdentifierType: Sendable {}

extension Array {
  /// Removes the elements at `indices`, which ascend, in one pass.
  fileprivate mutating func remove(atAscending indices: [Int]) {
    guard var target = indices.first else { return }
    var next = 0
    for index in target..<count {
      if next < indices.count, indices[next] == index {
        next += 1
      } else {
        swapAt(target, index)
        target += 1
      }
    }
    removeLast(indices.count)
  }
}
