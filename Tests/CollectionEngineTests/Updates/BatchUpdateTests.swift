import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct BatchUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Vector `batch.basic`.
  @Test func aBatchShowsTheNewModelWithTheOldCells() {
    let stage = Stage(
      [["A", "B", "C", "D", "E"]], size: CGSize(width: 300, height: 600))
    _ = stage.pass()
    let cells = Dictionary(
      uniqueKeysWithValues: zip(stage.shown, stage.view.visibleCells))
    stage.view.selectItem(at: path(2), animated: false)
    stage.model = [["X", "E", "A", "C", "Y"]]
    stage.view.performBatchUpdates {
      stage.view.moveItem(at: path(4), to: path(1))
      stage.view.insertItems(at: [path(0), path(4)])
      stage.view.deleteItems(at: [path(1), path(3)])
      #expect(stage.view.hasUncommittedUpdates)
    }
    #expect(stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.shown == ["X", "E", "A", "C", "Y"])
    for (letter, cell) in zip(stage.shown, stage.view.visibleCells) where "ACE".contains(letter) {
      #expect(cells[letter] === cell, "\(letter) has kept its cell")
    }
    #expect(stage.view.indexPathsForSelectedItems == [path(3)])
    #expect(stage.view.cellForItem(at: path(3))?.isSelected == true)
    #expect(
      stage.layout.updateItems.map(\.text) == [
        "delete [0, 3] nil", "delete [0, 1] nil", "insert nil [0, 0]", "insert nil [0, 4]",
        "move [0, 4] [0, 1]",
      ])
  }

  @Test func nestedBatchesAreOneAndTheirCompletionsComeOnce() {
    let stage = Stage(count: 3)
    _ = stage.pass()
    var done: [String] = []
    stage.view.performBatchUpdates {
      stage.model[0].removeFirst()
      stage.view.deleteItems(at: [path(0)])
      stage.view.performBatchUpdates {
        stage.model[0].append("new")
        stage.view.insertItems(at: [path(2)])
      } completion: {
        done.append("inner \($0)")
      }
      #expect(done.isEmpty)
    } completion: {
      done.append("outer \($0)")
    }
    stage.view.advance(to: 0.25)
    #expect(done.isEmpty)
    stage.view.advance(to: 0.35)
    #expect(done == ["inner true", "outer true"])
    #expect(stage.shown == ["1", "2", "new"])
    #expect(stage.layout.prepareCount == 2)
  }

  @Test func sectionsComeGoAndMoveWithTheirItems() {
    let stage = Stage(
      [["a", "b"], ["c"], ["d", "e"]], size: CGSize(width: 300, height: 900))
    _ = stage.pass()
    stage.view.allowsMultipleSelection = true
    for item in [path(1, 0), path(0, 1), path(1, 2)] {
      stage.view.selectItem(at: item, animated: false)
    }
    stage.model = [["d", "e"], ["n"], ["a", "z", "b"]]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([1])
      stage.view.insertSections([1])
      stage.view.moveSection(2, toSection: 0)
      stage.view.insertItems(at: [path(1, 2)])
    }
    #expect(stage.failures.isEmpty)
    #expect(stage.shown == ["d", "e", "n", "a", "z", "b"])
    #expect(stage.view.indexPathsForSelectedItems == [path(1, 0), path(2, 2)])
  }

  @Test func aReloadedSectionMayHaveAnyNumberOfItems() {
    let stage = Stage([["a", "b"], ["c"]], size: CGSize(width: 300, height: 900))
    _ = stage.pass()
    let last = stage.view.cellForItem(at: path(0, 1))
    stage.model = [["x", "y", "z"], ["c"]]
    stage.view.reloadSections([0])
    #expect(stage.failures.isEmpty)
    #expect(stage.shown == ["x", "y", "z", "c"])
    #expect(stage.view.cellForItem(at: path(0, 1)) === last)
  }

  @Test func movesOutOfDeletedAndIntoInsertedSectionsAreAccepted() {
    let stage = Stage([["a", "b"], ["c"]], size: CGSize(width: 300, height: 900))
    _ = stage.pass()
    let moved = stage.view.cellForItem(at: path(1, 0))
    stage.model = [["c"], ["b"]]
    stage.view.performBatchUpdates {
      stage.view.deleteSections([0])
      stage.view.insertSections([1])
      stage.view.moveItem(at: path(1, 0), to: path(0, 1))
    }
    #expect(stage.failures.isEmpty)
    #expect(stage.shown == ["c", "b"])
    #expect(stage.view.cellForItem(at: path(0, 1)) === moved)
  }

  @Test func aReloadedItemGetsAnotherCellAndAReconfiguredOneKeepsItsOwn() {
    let stage = Stage(count: 3)
    _ = stage.pass()
    let cells = stage.view.visibleCells
    stage.view.selectItem(at: path(0), animated: false)
    stage.model = [["x", "y", "2"]]
    stage.view.performBatchUpdates {
      stage.view.reloadItems(at: [path(0)])
      stage.view.reconfigureItems(at: [path(1)])
    }
    #expect(stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.shown == ["x", "y", "2"])
    #expect(stage.view.visibleCells[1] === cells[1] && stage.view.visibleCells[2] === cells[2])
    #expect(stage.view.indexPathsForSelectedItems == [path(0)])
    #expect(stage.view.visibleCells[0].isSelected)
    // The old cell fades out while the new one fades in.
    #expect(stage.cellsMade == 4 && stage.view.visibleViews.count == 4)
    stage.view.advance(to: 0.35)
    #expect(stage.view.visibleViews.count == 3)
  }

  /// Cases C53 and C62: by default the offset stays, and other rows are seen.
  @Test(arguments: [true, false]) func changesAboveLeaveTheOffset(inserts: Bool) {
    let (height, count, offset) = inserts ? (80.0, 30, 800.0) : (100, 40, 1000)
    let stage = Stage(
      count: count, itemSize: CGSize(width: 300, height: height),
      size: CGSize(width: 300, height: inserts ? 640 : 600))
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = offset
    stage.view.layoutIfNeeded()
    if inserts {
      stage.model[0].insert(contentsOf: ["a", "b", "c", "d", "e"], at: 0)
      stage.view.insertItems(at: (0..<5).map { path($0) })
      #expect(stage.shown.first == "5" && stage.view.indexPathsForVisibleItems.first == path(10))
    } else {
      stage.model[0].removeSubrange(2...4)
      stage.view.deleteItems(at: (2...4).map { path($0) })
      #expect(stage.shown.first == "13" && stage.view.contentSize.height == 3700)
    }
    #expect(stage.view.contentOffset.y == offset && stage.failures.isEmpty)
  }

  @Test func theLayoutAndThenTheDelegateSendTheUpdate() {
    let stage = Stage(count: 30)
    _ = stage.pass()
    stage.layout.updateTarget = { CGPoint(x: $0.x, y: $0.y + 500) }
    stage.model[0].insert(contentsOf: ["a", "b", "c", "d", "e"], at: 0)
    stage.view.insertItems(at: (0..<5).map { path($0) })
    #expect(stage.view.contentOffset.y == 500 && stage.shown.first == "0")
    stage.updateTarget = { CGPoint(x: $0.x, y: $0.y - 1000) }
    stage.view.reloadItems(at: [path(5)])
    #expect(stage.view.contentOffset.y == 0)
  }

  @Test func contentThatShrinksUnderTheOffsetMovesInside() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.contentOffset.y = 1700
    _ = stage.pass()
    stage.model[0].removeLast(10)
    stage.view.deleteItems(at: (10..<20).map { path($0) })
    #expect(stage.view.contentOffset.y == 700 && stage.shown == ["7", "8", "9"])
  }

  /// Case C66: items that arrive while content moves are there in the same update.
  @Test func changesWhileMovingAreShown() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 2)), at: 0)
    stage.view.advance(to: 0.1)
    let shown = stage.view.contentOffset.y
    #expect(stage.view.isDecelerating)
    stage.model[0] += (20..<30).map(String.init)
    stage.view.insertItems(at: (20..<30).map { path($0) })
    #expect(stage.view.contentSize.height == 3000 && stage.view.contentOffset.y == shown)
    #expect(stage.view.layoutAttributesForItem(at: path(29))?.frame.minY == 2900)
    #expect(stage.view.isDecelerating)
    stage.layout.itemSize.height = 110
    stage.view.advance(to: 0.2)
    #expect(stage.view.contentSize.height == 3300)
  }
}
