import Foundation
import Testing

@testable import CollectionEngine

/// Case C47: deletes, reloads and sources of moves are meant as before the update, inserts and
/// targets of moves as after it.
@Suite struct BatchIndexCaseTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func stage(_ letters: [String]) -> Stage {
    let stage = Stage([letters], size: CGSize(width: 300, height: 5000))
    _ = stage.pass()
    return stage
  }

  @Test func anInsertNamesThePlaceAfterTheDeletes() {
    let stage = stage(["A", "B", "C", "D"])
    let cells = stage.view.visibleCells
    stage.model = [["B", "X", "D"]]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [path(0), path(2)])
      stage.view.insertItems(at: [path(1)])
    }
    #expect(stage.failures.isEmpty && stage.shown == ["B", "X", "D"])
    #expect(stage.view.visibleCells[0] === cells[1] && stage.view.visibleCells[2] === cells[3])
  }

  @Test func aReloadNamesThePlaceBeforeTheInserts() {
    let old = (0..<20).map(String.init)
    let new = (20..<40).map(String.init)
    let stage = stage(old)
    stage.model = [new + ["first"] + old.dropFirst()]
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: (0..<20).map { path($0) })
      stage.view.reloadItems(at: [path(0)])
    }
    #expect(stage.failures.isEmpty && stage.shown == stage.model[0])
    #expect(stage.shown[20] == "first")
    let plan = UpdatePlan(
      ChangeSet((0..<20).map { .insertItem(path($0)) } + [.reloadItem(path(0))]))
    #expect(plan.newPath(of: path(0)) == path(20))
  }

  @Test func oneInsertAfterTheOtherIsNotBothAtOnce() {
    let stage = stage(["Asparagus"])
    stage.model[0].insert("Artichoke", at: 0)
    stage.view.insertItems(at: [path(0)])
    stage.model[0].insert("Apple", at: 0)
    stage.view.insertItems(at: [path(0)])
    #expect(stage.shown == ["Apple", "Artichoke", "Asparagus"])
    // In one batch both have places of their own; the same one twice is one insert, and too few.
    let batch = self.stage(["Asparagus"])
    batch.model = [["Apple", "Artichoke", "Asparagus"]]
    batch.view.performBatchUpdates {
      batch.view.insertItems(at: [path(0)])
      batch.view.insertItems(at: [path(0)])
    }
    #expect(batch.failures.count == 1)
    batch.view.insertItems(at: [path(0), path(1)])
    #expect(batch.failures.count == 1 && batch.shown == ["Apple", "Artichoke", "Asparagus"])
  }

  @Test func aReloadNamesThePlaceBeforeTheDeletes() {
    let stage = stage(["i0", "i1"])
    stage.model = [["i1 again"]]
    stage.view.performBatchUpdates {
      stage.view.deleteItems(at: [path(0)])
      stage.view.reloadItems(at: [path(1)])
    }
    #expect(stage.failures.isEmpty && stage.shown == ["i1 again"])
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
  func deletesComeInAnyOrder(order: [Int]) {
    let stage = stage(["a", "b", "c", "d"])
    stage.model = [[]]
    stage.view.performBatchUpdates {
      for item in order { stage.view.deleteItems(at: [path(item)]) }
    }
    #expect(stage.failures.isEmpty && stage.shown == [] && stage.view.contentSize.height == 0)
  }

  /// A reconfigured item is before the update where it is named, and after it where it is asked for.
  @Test func aReconfiguredItemThatMovesKeepsItsCell() {
    let stage = stage(["a", "b", "c"])
    let cells = stage.view.visibleCells
    stage.model = [["x", "C", "a", "b"]]
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [path(0)])
      stage.view.moveItem(at: path(2), to: path(1))
      stage.view.reconfigureItems(at: [path(2)])
    }
    #expect(stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.shown == ["x", "C", "a", "b"])
    #expect(stage.view.visibleCells[1] === cells[2])
  }
}
