import Foundation
import Testing

@testable import CollectionEngine

/// Sections of a diffable data source that are given as outlines, and items that a person moves.
@Suite struct OutlineTests {
  private func outline() -> Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["c", "d"], to: "a")
    return outline
  }

  @Test func onlyVisibleItemsAreShown() {
    let stage = DiffableStage(["xc"])
    stage.source.apply(outline(), to: 5, animatingDifferences: false)
    #expect(stage.shown == "xcab", "a new section stands behind the others")
    var expanded = stage.source.snapshot(for: 5)
    expanded.expand(["a"])
    let kept = stage.cell("b")
    stage.source.apply(expanded, to: 5, animatingDifferences: false)
    #expect(stage.shown == "xacdb", "an item of another section moves in")
    #expect(stage.cell("b") === kept && stage.failures.isEmpty)
    #expect(stage.source.snapshot(for: 5) == expanded)
    #expect(stage.source.snapshot(for: 0).rootItems == ["x"])
    #expect(stage.source.snapshot(for: 9) == Outline())
  }

  @Test func aPlainSnapshotKeepsTheOutlineAsFarAsItFits() {
    let stage = DiffableStage(["x"])
    var expanded = outline()
    expanded.expand(["a"])
    stage.source.apply(expanded, to: 5, animatingDifferences: false)
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["c"])
    snapshot.insertItems(["n"], afterItem: "d")
    stage.apply(snapshot)
    let outline = stage.source.snapshot(for: 5)
    #expect(outline.items == ["a", "d", "n", "b"] && outline.level(of: "n") == 1)
    snapshot.moveItem("b", beforeItem: "a")
    snapshot.moveItem("a", afterItem: "n")
    stage.apply(snapshot)
    #expect(stage.source.snapshot(for: 5).rootItems == ["b", "d", "n", "a"])
  }

  @Test func disclosuresAskAndTellInOrder() {
    let stage = DiffableStage(["x"])
    stage.source.apply(outline(), to: 5, animatingDifferences: false)
    var log: [String] = []
    stage.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("shouldExpand \($0)")
      return $0 != "b"
    }
    stage.source.sectionSnapshotHandlers.willExpandItem = { log.append("willExpand \($0)") }
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      log.append("snapshot \(item) \(old.items.joined()) \(stage.shown)")
      var new = Outline()
      new.append(["n"])
      return new
    }
    stage.source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("shouldCollapse \($0)")
      return true
    }
    stage.source.sectionSnapshotHandlers.willCollapseItem = { log.append("willCollapse \($0)") }
    stage.source.setExpanded(true, "a", animatingDifferences: false)
    #expect(stage.shown == "xanb")
    stage.source.setExpanded(true, "a", animatingDifferences: false)
    stage.source.setExpanded(true, "b", animatingDifferences: false)
    stage.source.setExpanded(true, "x", animatingDifferences: false)
    stage.source.setExpanded(false, "a", animatingDifferences: false)
    #expect(stage.shown == "xab")
    #expect(
      log == [
        "shouldExpand a", "willExpand a", "snapshot a cd xab", "shouldExpand b",
        "shouldCollapse a", "willCollapse a",
      ])
  }

  @Test func aMoveByAPersonIsTakenOver() throws {
    let stage = DiffableStage(["abc", "de"])
    let (source, view) = (stage.source, stage.view)
    let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1))
    #expect(!source.collectionView(view, canMoveItemAt: from))
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    #expect(source.collectionView(view, canMoveItemAt: from))
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    var log: [String] = []
    var transaction: DiffableReorderingHandlers<Int, String>.Transaction?
    source.reorderingHandlers.willReorder = { _ in log.append("will " + source.snapshot().text) }
    source.reorderingHandlers.didReorder = {
      log.append("did " + source.snapshot().text)
      transaction = $0
    }
    source.collectionView(view, moveItemAt: from, to: to)
    #expect(log == ["will 0:abc 1:de", "did 0:bc 1:dae"])
    let told = try #require(transaction)
    #expect(told.initialSnapshot.text == "0:abc 1:de" && told.finalSnapshot.text == "0:bc 1:dae")
    #expect(Array("abcde").map(String.init).applying(told.difference)?.joined() == "bcdae")
    #expect(told.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
    #expect(told.sectionTransactions[1].finalSnapshot.items == ["d", "a", "e"])
  }
}
