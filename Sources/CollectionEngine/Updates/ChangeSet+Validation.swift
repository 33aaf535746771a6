internal import Foundation

extension ChangeSet {
  /// UIKit's sentence for what does not add up between the numbers of items `before` and `after`;
  /// nil where everything does.
  ///
  /// The first of: sections out of range, sections in conflict, the number of sections, items out
  /// of range, items in conflict, the numbers of items. A reload is a delete and an insert of the
  /// same element, and conflicts with what these do.
  func failure(before: ItemCounts, after: ItemCounts) -> String? {
    sectionRange(before, after) ?? sectionConflict() ?? sectionCount(before, after)
      ?? itemRange(before, after) ?? itemConflict() ?? itemCount(before, after)
  }

  private func sectionRange(_ before: ItemCounts, _ after: ItemCounts) -> String? {
    func limits(_ counts: ItemCounts, _ time: String) -> String {
      "there are only \(counts.sections) sections \(time) the update"
    }
    for section in deletedSections.sorted() where !before.contains(section: section) {
      return "attempt to delete section \(section), but \(limits(before, "before"))"
    }
    for section in reloadedSections.sorted() where !before.contains(section: section) {
      return "attempt to reload section \(section), but \(limits(before, "before"))"
    }
    for section in insertedSections.sorted() where !after.contains(section: section) {
      return "attempt to insert section \(section), but \(limits(after, "after"))"
    }
    for move in sectionMoves {
      if !before.contains(section: move.from) {
        return "attempt to move section \(move.from), but \(limits(before, "before"))"
      }
      if !after.contains(section: move.to) {
        return "attempt to move section \(move.from) to section \(move.to), but "
          + limits(after, "after")
      }
    }
    return nil
  }

  private func sectionConflict() -> String? {
    if let section = deletedSections.intersection(reloadedSections).min() {
      return "attempt to delete and reload the same section (\(section))"
    }
    for move in sectionMoves {
      if deletedSections.contains(move.from) || reloadedSections.contains(move.from) {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      if insertedSections.contains(move.to) {
        return "attempt to perform an insert and a move to the same section (\(move.to))"
      }
    }
    if let section = Self.twice(sectionMoves.map(\.to)) {
      return "attempt to perform multiple moves to the same section (\(section))"
    }
    if let section = Self.twice(sectionMoves.map(\.from)) {
      return "attempt to perform multiple moves from the same section (\(section))"
    }
    return nil
  }

  private func sectionCount(_ before: ItemCounts, _ after: ItemCounts) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard before.sections - deleted + inserted != after.sections else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (\(after.sections)) must be equal to the number of "
      + "sections contained in the collection view before the update (\(before.sections)), plus or "
      + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
      + "deleted)."
  }

  private func itemRange(_ before: ItemCounts, _ after: ItemCounts) -> String? {
    let old = [
      ("delete", deletedItems), ("reload", reloadedItems), ("reconfigure", reconfiguredItems),
    ]
    for (verb, paths) in old {
      for path in paths.sorted() {
        if let wrong = Self.missing(path, in: before, "before") {
          return "attempt to \(verb) \(Self.item(path, "from"))\(wrong)"
        }
      }
    }
    for path in insertedItems.sorted() {
      if let wrong = Self.missing(path, in: after, "after") {
        return "attempt to insert \(Self.item(path, "into"))\(wrong)"
      }
    }
    for move in itemMoves {
      if let wrong = Self.missing(move.from, in: before, "before") {
        return "attempt to move \(Self.item(move.from, "from"))\(wrong)"
      }
      if let wrong = Self.missing(move.to, in: after, "after") {
        return "attempt to move \(move.from) to \(Self.item(move.to, "in"))\(wrong)"
      }
    }
    return nil
  }

  private func itemConflict() -> String? {
    if let path = deletedItems.intersection(reloadedItems).min() {
      return "attempt to delete and reload the same index path (\(path))"
    }
    for move in itemMoves {
      if deletedItems.contains(move.from) || reloadedItems.contains(move.from) {
        return "attempt to perform a delete and a move from the same index path (\(move.from))"
      }
      if insertedItems.contains(move.to) {
        return "attempt to perform an insert and a move to the same index path (\(move.to))"
      }
    }
    if let path = Self.twice(itemMoves.map(\.to)) {
      return "attempt to perform multiple moves to the same index path (\(path))"
    }
    if let path = Self.twice(itemMoves.map(\.from)) {
      return "attempt to perform multiple moves from the same index path (\(path))"
    }
    return nil
  }

  /// For each section that was there before: before - deleted - moved out + inserted + moved in is
  /// after.
  private func itemCount(_ before: ItemCounts, _ after: ItemCounts) -> String? {
    let plan = UpdatePlan(self)
    func numbers(_ sections: [Int]) -> [Int: Int] {
      Dictionary(sections.map { ($0, 1) }, uniquingKeysWith: +)
    }
    let deleted = numbers(deletedItems.map(\.section))
    let inserted = numbers(insertedItems.map(\.section))
    let movedOut = numbers(itemMoves.map(\.from.section))
    let movedIn = numbers(itemMoves.map(\.to.section))
    for section in after.items.indices {
      guard let old = plan.oldSection(of: section), !reloadedSections.contains(old) else {
        continue
      }
      let (a, b) = (after.items[section], before.items[old])
      let (plus, minus) = (inserted[section] ?? 0, deleted[old] ?? 0)
      let (moveIn, moveOut) = (movedIn[section] ?? 0, movedOut[old] ?? 0)
      guard b - minus - moveOut + plus + moveIn != a else { continue }
      return "Invalid update: invalid number of items in section \(section).  The number of items "
        + "contained in an existing section after the update (\(a)) must be equal to the number of "
        + "items contained in that section before the update (\(b)), plus or minus the number of "
        + "items inserted or deleted from that section (\(plus) inserted, \(minus) deleted) and "
        + "plus or minus the number of items moved into or out of that section (\(moveIn) moved "
        + "in, \(moveOut) moved out)."
    }
    return nil
  }

  private static func item(_ path: IndexPath, _ preposition: String) -> String {
    guard path.count == 2 else { return "the index path \(path)" }
    return "item \(path.item) \(preposition) section \(path.section)"
  }

  /// The rest of the sentence about a path that is not there; nil where it is.
  private static func missing(
    _ path: IndexPath, in counts: ItemCounts, _ time: String
  ) -> String? {
    guard path.count == 2 else { return ", which does not name an item of a section" }
    guard counts.contains(section: path.section) else {
      return ", but there are only \(counts.sections) sections \(time) the update"
    }
    guard !counts.contains(item: path.item, section: path.section) else { return nil }
    let count = counts.items[path.section]
    if time == "before" { return " which only contains \(count) items before the update" }
    return ", but there are only \(count) items in section \(path.section) after the update"
  }

  /// The smallest that is there more than once.
  private static func twice<Place: Hashable & Comparable>(_ places: [Place]) -> Place? {
    var seen = Set<Place>()
    return places.filter { !seen.insert($0).inserted }.min()
  }
}
