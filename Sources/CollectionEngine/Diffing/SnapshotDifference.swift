internal import Foundation

/// The changes that make the sections and items of one snapshot of those of another.
///
/// Sections first: those in both are left alone or moved, as few as possible. Then the items: what
/// stays in its section is left alone or moved in it likewise, what another section receives is
/// moved there. Items of deleted and inserted sections go and come with them.
///
/// Complexity: O(items + sections) on average.
struct SnapshotDifference {
  /// Deletes, inserts and moves, sections before items.
  private(set) var changes: [CollectionViewChange] = []

  init<Section: Hashable, Item: Hashable>(
    from old: DiffableDataSourceSnapshot<Section, Item>,
    to new: DiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = IdentityMatch(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    let difference = IdentityDifference(
      from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    changes += difference.deletions.map { .deleteSection($0) }
    changes += difference.insertions.map { .insertSection($0) }
    changes += difference.moves.map { .moveSection(from: $0.from, to: $0.to) }
    let items = IdentityMatch(from: old.itemIdentifiers, to: new.itemIdentifiers)
    delete(items, sections, old.itemCounts)
    place(items, sections, SectionStarts(old.itemCounts), new.itemCounts)
  }

  private mutating func delete(
    _ items: IdentityMatch, _ sections: IdentityMatch, _ counts: [Int]
  ) {
    var first = 0
    for (section, count) in counts.enumerated() {
      if sections.isKept[section] {
        for item in 0..<count where !items.isKept[first + item] {
          changes.append(.deleteItem(IndexPath(item: item, section: section)))
        }
      }
      first += count
    }
  }

  /// Inserts and moves the items of the new sections, which have `counts` items.
  private mutating func place(
    _ items: IdentityMatch, _ sections: IdentityMatch, _ old: SectionStarts, _ counts: [Int]
  ) {
    var first = 0
    for (section, count) in counts.enumerated() {
      let own = old.range(of: sections.old[section])
      let matches = Array(items.old[first..<first + count])
      let run = LongestIncreasingRun(of: matches.filter { own.contains($0) })
      var position = 0
      for (item, match) in matches.enumerated() {
        let path = IndexPath(item: item, section: section)
        if match < 0 {
          if sections.old[section] >= 0 { changes.append(.insertItem(path)) }
        } else if own.contains(match) {
          if !run.contains[position] {
            changes.append(.moveItem(from: old.path(of: match), to: path))
          }
          position += 1
        } else {
          changes.append(.moveItem(from: old.path(of: match), to: path))
        }
      }
      first += count
    }
  }
}

/// Where the sections of a list of all items begin.
private struct SectionStarts {
  private var starts: [Int] = [0]

  init(_ counts: [Int]) {
    for count in counts { starts.append(starts[starts.count - 1] + count) }
  }

  /// The places of a section's items among all; none for the section -1.
  func range(of section: Int) -> Range<Int> {
    section < 0 ? 0..<0 : starts[section]..<starts[section + 1]
  }

  /// The path of the item at a place among all.
  ///
  /// Complexity: O(log sections).
  func path(of place: Int) -> IndexPath {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
    }
    return IndexPath(item: place - starts[low], section: low)
  }
}
