import Foundation
import TestSupport
import Testing

@testable import CollectionEngine

@Suite struct DifferenceTests {
  @Test func whatStaysInOrderIsLeftAlone() {
    let difference = IdentityDifference(from: Array("abcdef"), to: Array("xaecdf"))
    #expect(difference.deletions == [1])
    #expect(difference.insertions == [0])
    #expect(difference.moves.map { [$0.from, $0.to] } == [[4, 2]])
  }

  @Test func equalListsHaveNoDifference() {
    for list in [[], [1], [1, 2, 3]] {
      let difference = IdentityDifference(from: list, to: list)
      #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
      #expect(difference.moves.isEmpty)
    }
  }

  @Test func theRunIsTheLongestThereIs() {
    var random = SeededGenerator(seed: 11)
    for count in 0..<9 {
      for _ in 0..<40 {
        let values = Array(0..<count).shuffled(using: &random)
        let run = LongestIncreasingRun(of: values)
        let chosen = values.indices.filter { run.contains[$0] }.map { values[$0] }
        #expect(zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 })
        #expect(chosen.count == longest(values))
      }
    }
  }

  /// The length of the longest ascending part, by trying all parts.
  private func longest(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { mask in
      let chosen = values.indices.filter { mask >> $0 & 1 == 1 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func theDifferenceMakesOneListOfTheOther() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let (old, new) = (list(&random), list(&random))
      let difference = IdentityDifference(from: old, to: new)
      #expect(applied(difference, to: old, new) == new)
      // No more moves than what is in both and out of order.
      let kept = new.filter(old.contains)
      #expect(difference.moves.count <= max(kept.count - 1, 0))
    }
  }

  private func list(_ random: inout SeededGenerator) -> [Int] {
    Array((0..<20).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)))
  }

  /// The recipe for data sources: what leaves from the back, what arrives from the front.
  private func applied(_ difference: IdentityDifference, to old: [Int], _ new: [Int]) -> [Int] {
    var list = old
    for place in (difference.deletions + difference.moves.map(\.from)).sorted(by: >) {
      list.remove(at: place)
    }
    let arriving =
      difference.insertions.map { ($0, new[$0]) }
      + difference.moves.map { ($0.to, old[$0.from]) }
    for (place, item) in arriving.sorted(by: { $0.0 < $1.0 }) { list.insert(item, at: place) }
    return list
  }

  /// Sections and items that come, go and move in every way: the changes add up, and send each item
  /// to its new path.
  @Test func changesOfSnapshotsAddUp() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<2000 {
      let (old, new) = (snapshot(&random), snapshot(&random))
      let changes = ChangeSet(SnapshotDifference(from: old, to: new).changes)
      let failure = changes.failure(
        before: ItemCounts(old.itemCounts), after: ItemCounts(new.itemCounts))
      #expect(failure == nil)
      let plan = UpdatePlan(changes)
      for item in old.itemIdentifiers {
        #expect(plan.newPath(of: path(item, in: old)!) == path(item, in: new))
      }
    }
  }

  private func snapshot(
    _ random: inout SeededGenerator
  ) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var items = list(&random)
    for section in (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
      snapshot.appendSections([section])
      let count = Int.random(in: 0...items.count, using: &random)
      snapshot.appendItems(Array(items.prefix(count)))
      items.removeFirst(count)
    }
    return snapshot
  }

  private func path(_ item: Int, in snapshot: DiffableDataSourceSnapshot<Int, Int>) -> IndexPath? {
    snapshot.position(of: item).flatMap { place in
      snapshot.indexOfSection(place.section).map { IndexPath(item: place.index, section: $0) }
    }
  }
}
