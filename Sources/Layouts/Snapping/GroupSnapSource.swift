internal import CollectionEngine
internal import Foundation

/// Candidates at groups of consecutive items of a collection view, each from its first item to its
/// last one.
///
/// The groups on the screen come from the layout, their neighbours from counting: a group may be
/// longer than any rectangle one would ask for.
struct GroupSnapSource: SnapSource {
  let items: SnapItems
  /// How many items a group has; at least 1.
  let size: Int

  private var view: CollectionView { items.view }

  func candidates(around offset: Double, count: Int) -> [SnapCandidate] {
    let groups = groups(at: offset)
    guard let first = groups.first, let last = groups.last else { return [] }
    return groups.compactMap(candidate) + neighbours(of: first, count, group(before:))
      + neighbours(of: last, count, group(after:)) + (items.end.map { [$0] } ?? [])
  }

  func shown(at offset: Double) -> [SnapCandidate] {
    groups(at: offset).compactMap(candidate).filter { items.shows($0, at: offset) }
  }

  /// The groups with items on the screen at `offset`, or on as large a part of the content around
  /// it as has any; each by its first item, ascending.
  private func groups(at offset: Double) -> [IndexPath] {
    let range = items.edge.range
    var reach = 0.0
    while true {
      let found = items.items(from: offset - reach, to: offset + items.screen + reach)
      let isAll = offset - reach <= range.lowerBound && offset + reach >= range.upperBound
      if !found.isEmpty || isAll {
        return Set(found.map { group(with: $0.indexPath) }).sorted()
      }
      reach = 2 * reach + items.screen
    }
  }

  /// The candidates of the groups that follow `group` as `next` says, in `count` different
  /// places, and in two more for those that are no further than the standing distance.
  private func neighbours(
    of group: IndexPath, _ count: Int, _ next: (IndexPath) -> IndexPath?
  ) -> [SnapCandidate] {
    var found: [SnapCandidate] = []
    var places = Set<Double>()
    var group = next(group)
    while let now = group, places.count < count + 2 {
      group = next(now)
      guard let one = candidate(now) else { continue }
      found.append(one)
      places.insert(one.offset)
    }
    return found
  }

  private func candidate(_ group: IndexPath) -> SnapCandidate? {
    let left = view.numberOfItems(inSection: group.section) - group.item
    let last = IndexPath(item: group.item + min(size, left) - 1, section: group.section)
    guard let start = items.place(of: group), let end = items.place(of: last) else { return nil }
    return items.candidate(
      group, from: min(start.start, end.start), to: max(start.end, end.end))
  }

  /// The group of an item, by its first one.
  private func group(with path: IndexPath) -> IndexPath {
    IndexPath(item: path.item / size * size, section: path.section)
  }

  private func group(before group: IndexPath) -> IndexPath? {
    if group.item >= size { return IndexPath(item: group.item - size, section: group.section) }
    let section = (0..<group.section).last { view.numberOfItems(inSection: $0) > 0 }
    return section.map {
      self.group(with: IndexPath(item: view.numberOfItems(inSection: $0) - 1, section: $0))
    }
  }

  private func group(after group: IndexPath) -> IndexPath? {
    if size < view.numberOfItems(inSection: group.section) - group.item {
      return IndexPath(item: group.item + size, section: group.section)
    }
    let section = (group.section + 1..<view.numberOfSections).first {
      view.numberOfItems(inSection: $0) > 0
    }
    return section.map { IndexPath(item: 0, section: $0) }
  }
}
