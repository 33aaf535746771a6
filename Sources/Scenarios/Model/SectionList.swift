internal import Foundation

/// All sections as they are now.
struct SectionList: Equatable, Sendable {
  private(set) var sections: [SectionItems]
  /// The number of the next new section.
  private var nextNumber: Int

  init(_ sections: [ScenarioSection]) {
    self.sections = sections.enumerated().map { SectionItems($0.element, number: $0.offset) }
    nextNumber = sections.count
  }

  /// Whether there is such an item.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath[0])
      && (0..<sections[indexPath[0]].count).contains(indexPath[1])
  }

  /// How many items there are in all.
  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Changes what `update` says, or nothing where it does not add up.
  ///
  /// Complexity: O(s + n log n) for s sections and n changes, times the edits of a section.
  mutating func apply(_ update: ScenarioUpdate) throws(UpdateFault) {
    let goneSections = try leavingSections(update)
    let goneItems = try leavingItems(update, goneSections: goneSections)
    var list = self
    for section in update.reloadSections { list.sections[section].renew() }
    for path in update.reload + update.reconfigure {
      list.sections[path[0]].renew(at: path[1])
    }
    var after = list.sections
    for path in goneItems.sorted(by: >) { after[path[0]].remove(at: path[1]) }
    after = after.indices.filter { !goneSections.contains($0) }.map { after[$0] }
    try list.insertSections(update, into: &after)
    try list.insertItems(update, into: &after)
    list.sections = after
    list.nextNumber += update.insertSections.count
    self = list
  }

  /// Moves an item that is there to a place that is there afterwards.
  ///
  /// Complexity: O(edits of the two sections).
  mutating func move(_ path: IndexPath, to destination: IndexPath) {
    let item = sections[path[0]][path[1]]
    sections[path[0]].remove(at: path[1])
    sections[destination[0]].insert(item, at: destination[1])
  }

  private func leavingSections(_ update: ScenarioUpdate) throws(UpdateFault) -> Set<Int> {
    var gone = Set<Int>()
    for (key, indices) in [
      ("deleteSections", update.deleteSections), ("moveSections", update.moveSections.map(\.from)),
    ] {
      for (index, section) in indices.enumerated() {
        guard sections.indices.contains(section) else { throw noSection(section, key, index) }
        guard gone.insert(section).inserted else {
          throw UpdateFault(key, index, "the section \(section) is deleted or moved already")
        }
      }
    }
    for (index, section) in update.reloadSections.enumerated()
    where !sections.indices.contains(section) {
      throw noSection(section, "reloadSections", index)
    }
    return gone
  }

  private func leavingItems(
    _ update: ScenarioUpdate, goneSections: Set<Int>
  ) throws(UpdateFault) -> Set<IndexPath> {
    var gone = Set<IndexPath>()
    for (key, paths) in [("delete", update.delete), ("move", update.move.map(\.from))] {
      for (index, path) in paths.enumerated() {
        guard contains(path) else { throw noItem(path, key, index) }
        guard gone.insert(path).inserted else {
          throw UpdateFault(key, index, "the item \(path.words) is deleted or moved already")
        }
        guard !goneSections.contains(path[0]) else {
          throw UpdateFault(key, index, "the section of the item \(path.words) is deleted or moved")
        }
      }
    }
    for (key, paths) in [("reload", update.reload), ("reconfigure", update.reconfigure)] {
      for (index, path) in paths.enumerated() {
        guard contains(path) else { throw noItem(path, key, index) }
        guard !gone.contains(path) else {
          throw UpdateFault(key, index, "the item \(path.words) is deleted or moved")
        }
      }
    }
    return gone
  }

  private func insertSections(
    _ update: ScenarioUpdate, into after: inout [SectionItems]
  ) throws(UpdateFault) {
    let new = update.insertSections.enumerated().map { index, insertion in
      (
        place: insertion.index, key: "insertSections", index: index,
        section: SectionItems(insertion.section, number: nextNumber + index)
      )
    }
    let moved = update.moveSections.enumerated().map { index, move in
      (place: move.to, key: "moveSections", index: index, section: sections[move.from])
    }
    let all = (new + moved).sorted { $0.place < $1.place }
    for (order, (place, key, index, section)) in all.enumerated() {
      guard order == 0 || all[order - 1].place != place else {
        throw UpdateFault(key, index, "two sections would have the index \(place)")
      }
      guard place <= after.count else {
        throw UpdateFault(
          key, index, "the index \(place) leaves a gap behind \(after.count) sections")
      }
      after.insert(section, at: place)
    }
  }

  private func insertItems(
    _ update: ScenarioUpdate, into after: inout [SectionItems]
  ) throws(UpdateFault) {
    let new = update.insert.enumerated().map { index, insertion in
      (
        path: insertion.indexPath, key: "insert", index: index,
        insert: { (section: inout SectionItems) in
          section.insertNew(insertion.size, at: insertion.indexPath[1])
        }
      )
    }
    let moved = update.move.enumerated().map { index, move in
      let item = sections[move.from[0]][move.from[1]]
      return (
        path: move.to, key: "move", index: index,
        insert: { (section: inout SectionItems) in section.insert(item, at: move.to[1]) }
      )
    }
    let all = (new + moved).sorted { $0.path < $1.path }
    for (order, item) in all.enumerated() {
      guard order == 0 || all[order - 1].path != item.path else {
        throw UpdateFault(item.key, item.index, "two items would be at \(item.path.words)")
      }
      guard after.indices.contains(item.path[0]) else {
        throw noSection(item.path[0], item.key, item.index, of: after.count)
      }
      let count = after[item.path[0]].count
      guard item.path[1] <= count else {
        throw UpdateFault(
          item.key, item.index, "\(item.path.words) leaves a gap behind \(count) items")
      }
      item.insert(&after[item.path[0]])
    }
  }

  private func noSection(
    _ section: Int, _ key: String, _ index: Int, of count: Int? = nil
  ) -> UpdateFault {
    UpdateFault(key, index, "there is no section \(section) among \(count ?? sections.count)")
  }

  private func noItem(_ path: IndexPath, _ key: String, _ index: Int) -> UpdateFault {
    UpdateFault(key, index, absence(of: path))
  }

  /// Why there is no item at `path`.
  func absence(of path: IndexPath) -> String {
    guard sections.indices.contains(path[0]) else {
      return "there is no section \(path[0]) among \(sections.count.grouped)"
    }
    let count = sections[path[0]].count.grouped
    return "there is no item \(path[1]) among the \(count) of section \(path[0])"
  }
}

/// Why an update does not add up.
struct UpdateFault: Error {
  /// The key of the update that is wrong, and which of its entries.
  let key: String
  let index: Int
  let text: String

  init(_ key: String, _ index: Int, _ text: String) {
    self.key = key
    self.index = index
    self.text = text
  }
}

extension IndexPath {
  /// The path as a scenario has it: `[0, 5]`.
  var words: String { "[\(map(String.init).joined(separator: ", "))]" }
}
