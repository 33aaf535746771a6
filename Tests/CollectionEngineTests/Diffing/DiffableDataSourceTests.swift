import Foundation
import Testing

@testable import CollectionEngine

@Suite struct DiffableDataSourceTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func makingOneMakesItTheViewsDataSource() {
    let stage = DiffableStage()
    #expect(stage.view.dataSource === stage.source)
    stage.view.layoutIfNeeded()
    #expect(stage.view.numberOfSections == 0 && stage.source.snapshot() == Letters([]))
  }

  @Test func theFirstApplyReloadsTheData() {
    let stage = DiffableStage()
    stage.view.layoutIfNeeded()
    stage.forget()
    var isDone = false
    stage.apply(Letters(["abc", "d"])) { isDone = true }
    #expect(isDone && stage.layout.updateItems.isEmpty)
    stage.view.layoutIfNeeded()
    #expect(stage.shown == "abcd" && stage.asked == ["a", "b", "c", "d"])
  }

  @Test func laterOnesAreOneBatchThatAsksForNothingThatStays() {
    let stage = DiffableStage(["abcde", "fg"])
    let cells = Dictionary(uniqueKeysWithValues: stage.cells.map { ($0.letter, $0) })
    stage.view.selectItem(at: path(2), animated: false)
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["b"])
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.moveItem("e", afterItem: "a")
    snapshot.moveItem("d", afterItem: "g")
    var completions = 0
    stage.apply(snapshot) { completions += 1 }
    #expect(completions == 1 && stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.shown == "xaecfgd" && stage.asked == ["x"])
    for cell in stage.cells where cell.letter != "x" {
      #expect(cells[cell.letter] === cell, "\(cell.letter) has kept its cell")
    }
    #expect(stage.view.indexPathsForSelectedItems == [path(3)])
    #expect(
      stage.updates == [
        "delete [0, 1] nil", "insert nil [0, 0]", "move [0, 3] [1, 2]", "move [0, 4] [0, 2]",
      ])
  }

  @Test func sectionsComeGoAndMoveWithTheirItems() {
    let stage = DiffableStage(["ab", "cd", "ef"])
    let cells = Dictionary(uniqueKeysWithValues: stage.cells.map { ($0.letter, $0) })
    var snapshot = stage.source.snapshot()
    snapshot.moveSection(2, beforeSection: 0)
    snapshot.insertSections([7], afterSection: 2)
    snapshot.appendItems(["d", "x"], toSection: 7)
    snapshot.deleteSections([1])
    stage.apply(snapshot)
    #expect(stage.failures.isEmpty)
    #expect(stage.shown == "efdxab" && stage.asked == ["x"])
    #expect(stage.cell("d") === cells["d"], "moved out of a deleted section into an inserted one")
    #expect(stage.cell("a") === cells["a"] && stage.cell("f") === cells["f"])
  }

  @Test func marksFollowInASecondBatchAtTheirNewPaths() {
    let stage = DiffableStage(["abc"])
    let cells = Dictionary(uniqueKeysWithValues: stage.cells.map { ($0.letter, $0) })
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["c", "a"])
    var completions = 0
    stage.apply(snapshot) { completions += 1 }
    #expect(completions == 1 && stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.updates == ["reload [0, 1] [0, 1]"])
    #expect(stage.shown == "xabc" && Set(stage.asked) == ["x", "a", "c"])
    #expect(stage.cell("b") === cells["b"] && stage.cell("c") === cells["c"])
    #expect(stage.cell("c")?.setUps == 2 && stage.cell("b")?.setUps == 1)
    #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    #expect(stage.source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func aReloadedSectionIsAskedForOnce() {
    let stage = DiffableStage(["ab", "cd"])
    var snapshot = stage.source.snapshot()
    snapshot.reloadSections([1])
    snapshot.reloadItems(["d", "a"])
    stage.apply(snapshot)
    #expect(stage.failures.isEmpty && stage.asked.sorted() == ["a", "c", "d"])
  }

  @Test func applyingWithoutAnimationMakesTheSameChanges() {
    let stage = DiffableStage(["abc"])
    let cell = stage.cell("c")
    stage.source.apply(Letters(["xc"]), animatingDifferences: false)
    #expect(stage.shown == "xc" && stage.cell("c") === cell && stage.asked == ["x"])
  }

  @Test func applyingByReloadingAsksForEverything() {
    let stage = DiffableStage(["abc"])
    var isDone = false
    stage.source.applySnapshotUsingReloadData(Letters(["bcd"])) { isDone = true }
    #expect(isDone && stage.shown == "bcd" && stage.asked == ["b", "c", "d"])
    #expect(stage.updates == [])
    stage.apply(Letters(["cd"]))
    #expect(stage.updates == ["delete [0, 0] nil"])
  }

  @Test func nothingToDoIsDoneAtOnce() {
    let stage = DiffableStage(["abc"])
    var completions = 0
    stage.apply(stage.source.snapshot()) { completions += 1 }
    #expect(completions == 1 && stage.asked == [] && stage.shown == "abc")
  }

  @Test func pathsAndIdentifiersFindEachOther() {
    let stage = DiffableStage(["ab", "", "c"])
    let source = stage.source
    for (letter, place) in [("a", path(0)), ("b", path(1)), ("c", path(0, 2))] {
      #expect(source.indexPath(for: letter) == place)
      #expect(source.itemIdentifier(for: place) == letter)
    }
    #expect(source.indexPath(for: "x") == nil)
    for place in [path(2), path(-1), path(0, 1), path(0, 3), path(0, -1), IndexPath(index: 0)] {
      #expect(source.itemIdentifier(for: place) == nil)
    }
    #expect(source.sectionIdentifier(for: 2) == 2 && source.sectionIdentifier(for: 3) == nil)
    #expect(source.index(for: 1) == 1 && source.index(for: 9) == nil)
  }

  @Test func aRefusedBatchLeavesTheDataSourceAsItWas() {
    let stage = DiffableStage(["abc"])
    // The view believes in another number of items than the data source has.
    stage.view.counts = ItemCounts([5])
    var snapshot = Letters(["ab"])
    snapshot.reloadItems(["a"])
    var completions = 0
    stage.apply(snapshot) { completions += 1 }
    #expect(stage.failures.count == 1 && completions == 1)
    #expect(stage.failures[0].hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(stage.source.snapshot() == Letters(["abc"]))
  }

  @Test func supplementaryViewsComeFromTheProvider() {
    let stage = DiffableStage()
    stage.view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    stage.layout.followsPreferences = true
    var asked: [String] = []
    stage.source.supplementaryViewProvider = { view, kind, path in
      asked.append("\(kind) \(path)")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: kind, for: path)
    }
    stage.apply(Letters(["ab"]))
    stage.view.layoutIfNeeded()
    #expect(asked == ["header [0, 0]"])
  }

  @Test func aViewThatHasAnotherDataSourceIsLeftAlone() {
    let stage = DiffableStage(["abc"])
    stage.view.dataSource = nil
    stage.apply(Letters(["x"]))
    stage.view.layoutIfNeeded()
    #expect(stage.shown == "" && stage.source.snapshot() == Letters(["x"]))
  }
}
