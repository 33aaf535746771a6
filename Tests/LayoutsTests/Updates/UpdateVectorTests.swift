import Foundation
import Testing

@testable import CollectionEngine

/// The vectors of batches: where items go, and the sentences about batches that do not add up.
struct UpdateVectorTests {
  @Test(arguments: Vectors.ofKind("batch").map(\.name))
  func itemsGoWhereTheVectorSays(_ name: String) throws {
    let vector = Vectors.named(name)
    let before = try board(vector.given["modelBefore"])
    let after = try board(vector.right["modelAfter"])
    #expect(before.counts == (try vector.given["itemCountsBefore"].integers()))
    #expect(after.counts == (try vector.given["itemCountsAfter"].integers()))
    let changes = try changes(of: vector)
    let stage = BatchStage(.flow, before)
    #expect(stage.perform(changes, after) == [true])
    #expect(stage.failures == [] && stage.warnings == [])
    #expect(stage.shown == Dictionary(uniqueKeysWithValues: after.paths.map { ($1, $0) }))
    let plan = UpdatePlan(ChangeSet(changes))
    for (section, items) in try vector.right["newToOld"].list().enumerated() {
      for (item, old) in try items.list().enumerated() {
        let found = plan.oldPath(of: IndexPath(item: item, section: section))
        #expect(found == (old.isNull ? nil : try path(old)))
      }
    }
  }

  @Test(arguments: Vectors.ofKind("batchError").map(\.name))
  func theSentenceIsTheVectors(_ name: String) throws {
    let vector = Vectors.named(name)
    let before = board(counts: try vector.given["itemCountsBefore"].integers())
    let after = board(counts: try vector.given["itemCountsAfter"].integers())
    let stage = BatchStage(.flow, before)
    let (shown, attributes) = (stage.shown, stage.attributes)
    #expect(stage.perform(try changes(of: vector), after) == [false])
    #expect(stage.failures == [try vector.right["message"].text()])
    stage.board = before
    #expect(stage.shown == shown && stage.attributes == attributes)
  }

  private func changes(of vector: Vectors.Entry) throws -> [CollectionViewChange] {
    let given = vector.given
    return try given["deletes"].list().map { .deleteItem(try path($0)) }
      + given["inserts"].list().map { .insertItem(try path($0)) }
      + given["moves"].list().map {
        .moveItem(from: try path($0["from"]), to: try path($0["to"]))
      }
      + given["reloads"].list().map { .reloadItem(try path($0)) }
      + given["deletedSections"].integers().map { .deleteSection($0) }
      + given["insertedSections"].integers().map { .insertSection($0) }
  }

  private func path(_ value: VectorValue) throws -> IndexPath {
    let places = try value.integers()
    return IndexPath(item: places[1], section: places[0])
  }

  /// Letters by their numbers in Unicode.
  private func board(_ letters: VectorValue) throws -> Board {
    Board(
      sections: try letters.list().enumerated().map { section, items in
        Board.Section(
          identity: section,
          items: try items.list().map { Int(try $0.text().unicodeScalars.first?.value ?? 0) })
      })
  }

  private func board(counts: [Int]) -> Board {
    Board(
      sections: counts.enumerated().map { section, count in
        Board.Section(identity: section, items: (0..<count).map { section * 100 + $0 })
      })
  }
}
