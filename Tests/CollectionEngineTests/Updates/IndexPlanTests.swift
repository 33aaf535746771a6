import Foundation
import TestSupport
import Testing

@testable import CollectionEngine

/// Laws of the index maps, over seeded updates of a model of letters.
@Suite struct IndexPlanTests {
  /// Vector `batch.basic`.
  @Test func theKnownExample() {
    let plan = UpdatePlan(
      ChangeSet([
        .deleteItem(path(1)), .deleteItem(path(3)), .insertItem(path(0)), .insertItem(path(4)),
        .moveItem(from: path(4), to: path(1)),
      ]))
    #expect((0..<5).map { plan.oldPath(of: path($0))?.item } == [nil, 4, 0, 2, nil])
    #expect((0..<5).map { plan.newPath(of: path($0))?.item } == [2, nil, 3, nil, 1])
  }

  @Test func mapsAreEachOthersInverseAndKeepTheOrderOfTheRest() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let update = RandomUpdate(&random)
      let plan = UpdatePlan(ChangeSet(update.changes))
      var seen = Set<IndexPath>()
      for old in update.before.paths {
        guard let new = plan.newPath(of: old) else { continue }
        #expect(seen.insert(new).inserted, "two items at \(new)")
        #expect(plan.oldPath(of: new) == old)
      }
      for new in update.after.paths {
        guard let old = plan.oldPath(of: new) else { continue }
        #expect(plan.newPath(of: old) == new)
      }
      #expect(ChangeSet(update.changes).failure(before: update.before, after: update.after) == nil)
    }
  }

  /// The documentation's recipe: deletes from the back, then inserts from the front.
  @Test func mapsAgreeWithTheRecipeForDataSources() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let count = Int.random(in: 0...8, using: &random)
      let removed = Set((0..<count).filter { _ in Bool.random(using: &random) })
      let size = count - removed.count + Int.random(in: 0...4, using: &random)
      var added = Set<Int>()
      while added.count < size - (count - removed.count) {
        added.insert(Int.random(in: 0..<size, using: &random))
      }
      var list: [Int?] = Array(0..<count)
      for index in removed.sorted(by: >) { list.remove(at: index) }
      for index in added.sorted() { list.insert(nil, at: index) }
      let shift = IndexShift(removed: removed, added: added)
      #expect(list.indices.map { shift.old(of: $0) } == list)
      for old in 0..<count { #expect(shift.new(of: old) == list.firstIndex(of: old)) }
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}

/// A valid update of some sections.
private struct RandomUpdate {
  var changes: [CollectionViewChange] = []
  let before: ItemCounts
  let after: ItemCounts

  init(_ random: inout SeededGenerator) {
    let sections = Int.random(in: 1...4, using: &random)
    let old = (0..<sections).map { _ in Int.random(in: 0...5, using: &random) }
    before = ItemCounts(old)
    let deleted = Set((0..<sections).filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
    let insertedCount = Int.random(in: 0...1, using: &random)
    let total = sections - deleted.count + insertedCount
    let inserted = Set(insertedCount == 0 ? [] : [Int.random(in: 0..<total, using: &random)])
    changes += deleted.map { .deleteSection($0) } + inserted.map { .insertSection($0) }
    let shift = IndexShift(removed: deleted, added: inserted)
    var leaving: [IndexPath] = []
    for section in 0..<sections where !deleted.contains(section) {
      for item in 0..<old[section] where Int.random(in: 0..<3, using: &random) == 0 {
        leaving.append(IndexPath(item: item, section: section))
      }
    }
    var counts = (0..<total).map { new in shift.old(of: new).map { old[$0] } ?? 3 }
    for path in leaving { counts[shift.new(of: path.section) ?? 0] -= 1 }
    var free: [IndexPath] = []
    for section in 0..<total where !inserted.contains(section) {
      let extra = Int.random(in: 0...3, using: &random)
      counts[section] += extra
      free += Array(0..<counts[section]).shuffled(using: &random).prefix(extra)
        .map { IndexPath(item: $0, section: section) }
    }
    for path in leaving.shuffled(using: &random) {
      if !free.isEmpty, Bool.random(using: &random) {
        changes.append(.moveItem(from: path, to: free.removeLast()))
      } else {
        changes.append(.deleteItem(path))
      }
    }
    changes += free.map { .insertItem($0) }
    changes.shuffle(using: &random)
    after = ItemCounts(counts)
  }
}

extension ItemCounts {
  /// All items, ascending.
  fileprivate var paths: [IndexPath] {
    items.indices.flatMap { section in
      (0..<items[section]).map { IndexPath(item: $0, section: section) }
    }
  }
}
