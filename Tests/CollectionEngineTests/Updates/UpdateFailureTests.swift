import Foundation
import Testing

@testable import CollectionEngine

/// One update that does not add up, and UIKit's sentence about it.
private struct Failure: Sendable, CustomTestStringConvertible {
  let before: [Int]
  let after: [Int]
  let changes: [CollectionViewChange]
  let sentence: String
  var testDescription: String { sentence }
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

@Suite struct UpdateFailureTests {
  /// The first six are the vectors `batch.error.*`.
  private static let failures = [
    Failure(
      before: [3], after: [2],
      changes: [.deleteItem(path(1)), .moveItem(from: path(1), to: path(0))],
      sentence: "attempt to perform a delete and a move from the same index path ([0, 1])"),
    Failure(
      before: [3], after: [4],
      changes: [.insertItem(path(1)), .moveItem(from: path(2), to: path(1))],
      sentence: "attempt to perform an insert and a move to the same index path ([0, 1])"),
    Failure(
      before: [3], after: [2], changes: [.deleteItem(path(1)), .reloadItem(path(1))],
      sentence: "attempt to delete and reload the same index path ([0, 1])"),
    Failure(
      before: [20], after: [20], changes: [.deleteItem(path(18))],
      sentence: "Invalid update: invalid number of items in section 0.  The number of items "
        + "contained in an existing section after the update (20) must be equal to the number of "
        + "items contained in that section before the update (20), plus or minus the number of "
        + "items inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus "
        + "the number of items moved into or out of that section (0 moved in, 0 moved out)."),
    Failure(
      before: [1], after: [1, 1], changes: [],
      sentence: "Invalid update: invalid number of sections.  The number of sections contained in "
        + "the collection view after the update (2) must be equal to the number of sections "
        + "contained in the collection view before the update (1), plus or minus the number of "
        + "sections inserted or deleted (0 inserted, 0 deleted)."),
    Failure(
      before: [3], after: [4], changes: [.insertItem(path(7))],
      sentence: "attempt to insert item 7 into section 0, but there are only 4 items in section 0 "
        + "after the update"),
    Failure(
      before: [3], after: [2], changes: [.deleteItem(path(9))],
      sentence: "attempt to delete item 9 from section 0 which only contains 3 items before the "
        + "update"),
    Failure(
      before: [3], after: [3], changes: [.reloadItem(path(0, 2))],
      sentence: "attempt to reload item 0 from section 2, but there are only 1 sections before the "
        + "update"),
    Failure(
      before: [3], after: [3],
      changes: [.moveItem(from: path(0), to: path(1)), .moveItem(from: path(2), to: path(1))],
      sentence: "attempt to perform multiple moves to the same index path ([0, 1])"),
    Failure(
      before: [3], after: [3], changes: [.moveItem(from: path(0), to: path(3))],
      sentence: "attempt to move [0, 0] to item 3 in section 0, but there are only 3 items in "
        + "section 0 after the update"),
    Failure(
      before: [1, 1], after: [1, 1], changes: [.insertSection(1), .moveSection(from: 0, to: 1)],
      sentence: "attempt to perform an insert and a move to the same section (1)"),
    Failure(
      before: [1, 1], after: [1], changes: [.deleteSection(4)],
      sentence: "attempt to delete section 4, but there are only 2 sections before the update"),
    Failure(
      before: [1], after: [1, 1], changes: [.insertSection(2)],
      sentence: "attempt to insert section 2, but there are only 2 sections after the update"),
    Failure(
      before: [1, 1], after: [1], changes: [.deleteSection(1), .reloadSection(1)],
      sentence: "attempt to delete and reload the same section (1)"),
    Failure(
      before: [1], after: [1], changes: [.deleteItem(IndexPath(index: 0))],
      sentence: "attempt to delete the index path [0], which does not name an item of a section"),
  ]

  @Test(arguments: failures) private func theSentenceIsUIKits(failure: Failure) {
    let stage = Stage(failure.before.map { (0..<$0).map(String.init) })
    _ = stage.pass()
    let before = (stage.view.visibleLayoutAttributes, stage.shown)
    var completions: [Bool] = []
    stage.model = failure.after.map { (0..<$0).map { "new \($0)" } }
    stage.view.performBatchUpdates {
      stage.view.note(failure.changes)
    } completion: {
      completions.append($0)
    }
    #expect(stage.failures == [failure.sentence])
    #expect(completions == [false])
    // Nothing has changed.
    #expect(stage.view.numberOfSections == failure.before.count)
    _ = stage.pass()
    #expect(stage.view.visibleLayoutAttributes == before.0 && stage.shown == before.1)
    #expect(!stage.view.hasUncommittedUpdates)
    // And the view can be helped.
    stage.view.reloadData()
    _ = stage.pass()
    #expect(stage.view.numberOfSections == failure.after.count)
    #expect(stage.shown == stage.model.joined().prefix(3).map { $0 })
  }

  @Test func byDefaultTheProgramEndsWithTheSentence() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: CollectionViewLayout())
      view.insertSections([3])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "attempt to insert section 3, but there are only 0 sections after the update"))
  }

  @Test func aDataSourceThatChangesWithoutTellingIsFoundAtTheNextUpdate() {
    let stage = Stage(count: 5)
    _ = stage.pass()
    stage.model[0].removeLast(2)
    #expect(stage.view.numberOfItems(inSection: 0) == 5)
    stage.view.contentOffset.y = 200
    _ = stage.pass()
    stage.model[0].append("x")
    stage.view.insertItems(at: [path(3)])
    #expect(stage.failures.count == 1)
    #expect(stage.failures[0].contains("after the update (4)"))
  }

  @Test func anUpdateOfAViewThatReloadsAfterTheModelChangedIsInvalid() {
    let stage = Stage(count: 2)
    _ = stage.pass()
    stage.view.reloadData()
    stage.model[0].append("2")
    stage.view.insertItems(at: [path(2)])
    #expect(stage.failures.count == 1)
  }
}
