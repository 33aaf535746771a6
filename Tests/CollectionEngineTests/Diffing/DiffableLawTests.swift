import CollectionEngine
import Foundation
import TestSupport
import Testing

/// Random snapshots one after the other: the view shows the last one, what stays keeps its cell, and
/// the provider is asked for what is new or marked, and for nothing else.
@Suite struct DiffableLawTests {
  @Test(arguments: [UInt64(1), 2, 3]) func theViewShowsWhatWasApplied(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = DiffableStage([""])
    for _ in 0..<200 {
      let before = stage.source.snapshot()
      let cells = Dictionary(uniqueKeysWithValues: stage.cells.map { ($0.letter, $0) })
      var snapshot = snapshot(&random)
      let marks = mark(&snapshot, &random)
      stage.forget()
      var completions = 0
      stage.apply(snapshot) { completions += 1 }
      #expect(completions == 1 && stage.failures == [] && stage.warnings == [])
      #expect(stage.source.snapshot() == snapshot)
      #expect(stage.shown == snapshot.itemIdentifiers.joined())
      let new = snapshot.itemIdentifiers.filter {
        before.sectionIdentifier(containingItem: $0) == nil
      }
      #expect(stage.asked.sorted() == (new + marks.reloaded + marks.reconfigured).sorted())
      for letter in snapshot.itemIdentifiers {
        guard let kept = cells[letter], !marks.reloaded.contains(letter) else { continue }
        #expect(stage.cell(letter) === kept)
        #expect(
          stage.source.indexPath(for: letter).flatMap { stage.view.cellForItem(at: $0) } === kept)
      }
    }
  }

  /// Up to twenty letters, as many as there is room for, in up to five sections.
  private func snapshot(_ random: inout SeededGenerator) -> Letters {
    var snapshot = Letters()
    var letters = Array("abcdefghijklmnopqrst").map(String.init).shuffled(using: &random)
    for section in (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
      let count = Int.random(in: 0...letters.count, using: &random)
      snapshot.appendSections([section])
      snapshot.appendItems(Array(letters.prefix(count)))
      letters.removeFirst(count)
    }
    return snapshot
  }

  private func mark(
    _ snapshot: inout Letters, _ random: inout SeededGenerator
  ) -> (reloaded: [String], reconfigured: [String]) {
    let letters = snapshot.itemIdentifiers.shuffled(using: &random)
    let reloaded = Array(letters.prefix(Int.random(in: 0...2, using: &random)))
    let reconfigured = Array(letters.dropFirst(3).prefix(Int.random(in: 0...2, using: &random)))
    snapshot.reloadItems(reloaded)
    snapshot.reconfigureItems(reconfigured)
    return (reloaded, reconfigured)
  }
}
