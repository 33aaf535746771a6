import Foundation
import Testing

@testable import CollectionEngine

/// An item that a person lifts, moves and lets go. Rows of 100 pt in a view of 300 pt.
@Suite struct ReorderingTests {
  private func stage(_ model: [[String]] = [["a", "b", "c", "d", "e", "f"]]) -> Stage {
    let stage = Stage(model)
    stage.view.advance(to: 0)
    return stage
  }

  private func hold(_ stage: Stage, _ y: Double) {
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
  }

  @Test func anItemThatMayNotBeMovedIsNotLifted() {
    let stage = stage()
    stage.canMove = { $0.item != 1 }
    let refused = stage.view.beginInteractiveMovementForItem(at: [0, 1])
    let missing = stage.view.beginInteractiveMovementForItem(at: [0, 6])
    let lifted = stage.view.beginInteractiveMovementForItem(at: [0, 2])
    let second = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    #expect((refused, missing, lifted, second) == (false, false, true, false))
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 2])
  }

  @Test func theLiftedItemFollowsTheFingerAndTheOthersMakeRoom() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 60)
    // It glides to the finger once, and is with it from then on.
    #expect(stage.looks["a"]?.y == 0)
    stage.view.advance(to: 0.4)
    #expect(stage.looks["a"]?.y == 10)
    hold(stage, 150)
    #expect(stage.looks["a"]?.y == 100)
    #expect(stage.looks["b"]?.y == 100)
    #expect(stage.view.cellForItem(at: [0, 1]).map { Double($0.zPosition) } == Double(Int.max))
    stage.view.advance(to: 0.8)
    #expect(stage.looks["b"]?.y == 0)
    #expect(stage.model[0].first == "a", "the data source is told at the end")
    stage.view.endInteractiveMovement()
    #expect(stage.model[0].prefix(3) == ["b", "a", "c"])
    stage.view.advance(to: 1.2)
    #expect(stage.looks["a"]?.y == 100)
    #expect(stage.shown == ["b", "a", "c"])
    #expect(!stage.view.isAnimatingChanges)
  }

  @Test func aCancelledMovementLeavesEverythingAsItWas() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 250)
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 2])
    stage.view.cancelInteractiveMovement()
    stage.view.advance(to: 0.4)
    #expect(stage.shown == ["a", "b", "c"])
    #expect(stage.looks["a"]?.y == 0)
    #expect(!stage.log.lines.contains { $0.hasPrefix("moveItemAt") })
  }

  @Test func pathsOfTheDataSourceAndOfWhatIsShownLeadToEachOther() {
    let stage = stage([["a", "b", "c"], ["d", "e"]])
    let view = stage.view
    view.beginInteractiveMovementForItem(at: [0, 0])
    // Over the second row of the next section, which makes the first one shorter.
    hold(stage, 290)
    view.contentOffset.y = 150
    hold(stage, 450)
    #expect(view.indexPathForInteractivelyMovingItem?.section == 1)
    #expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 3)
    for (section, letters) in stage.model.enumerated() {
      for item in letters.indices {
        let path = IndexPath(item: item, section: section)
        let shown = view.presentationIndexPath(forDataSourceIndexPath: path)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: shown) == path)
      }
    }
    view.endInteractiveMovement()
    #expect(stage.model.map(\.count) == [2, 3])
    #expect(stage.failures.isEmpty)
  }

  @Test func theDelegateHasTheLastWord() {
    let stage = stage()
    stage.moveTarget = { IndexPath(item: max($0.item, 2), section: 0) }
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 150)
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 2])
    stage.moveTarget = { _ in IndexPath(item: 6, section: 0) }
    hold(stage, 110)
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 2])
    #expect(stage.warnings.count == 1)
  }

  /// A short item over a long one takes its place only where it would then be under the finger.
  @Test func itemsOfTwoLengthsDoNotFlipToAndFro() {
    let stage = Stage([["a", "b", "c", "d"]])
    stage.layout.followsPreferences = true
    stage.preferredHeight = { [40, 200][min($0.item, 1)] }
    stage.view.advance(to: 0)
    // Under a header of 20 pt a is from 20 to 60, and b from there to 260.
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    for y in [100.0, 150, 200] {
      hold(stage, y)
      #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 0], "at \(y)")
    }
    hold(stage, 240)
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 1])
  }

  @Test func aBatchEndsTheMovementFirst() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 250)
    stage.delete(1..<2)
    #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    #expect(stage.model[0] == ["a", "c", "d", "e", "f"])
    stage.view.advance(to: 0.4)
    #expect(stage.shown == ["a", "c", "d"])
    hold(stage, 10)
    stage.view.endInteractiveMovement()
    stage.view.cancelInteractiveMovement()
    #expect(stage.failures.isEmpty)
  }

  @Test func reloadingForgetsTheMovement() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 290)
    stage.view.reloadData()
    #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    stage.view.advance(to: 1)
    #expect(stage.shown == ["a", "b", "c"] && stage.view.isAtRest)
  }

  @Test func contentThatScrollsLeavesTheItemUnderTheFinger() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 150)
    stage.view.advance(to: 0.4)
    let before = stage.looks["a"]?.y
    stage.view.contentOffset.y = 100
    stage.view.advance(to: 0.5)
    #expect(stage.looks["a"]?.y == before)
    #expect(stage.view.indexPathForInteractivelyMovingItem == [0, 2])
  }

  @Test func aDataSourceWithoutTheMethodHasTheItemReturn() {
    let source = RowSource(count: 3)
    let layout = ProbeLayout(CallLog(), itemSize: CGSize(width: 300, height: 100))
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    var warnings: [String] = []
    view.warning = { warnings.append($0) }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.beginInteractiveMovementForItem(at: [0, 0])
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 250))
    let cell = view.cellForItem(at: [0, 2])
    view.endInteractiveMovement()
    view.advance(to: 1)
    #expect(view.cellForItem(at: [0, 0]) === cell)
    #expect(warnings.count == 1)
  }

  /// Held at the lower edge the content scrolls to its end, the same at any rate.
  @Test(arguments: [30.0, 90, 144])
  func heldNearAnEdgeTheContentScrolls(rate: Double) {
    func offsets(_ rate: Double) -> [Double] {
      let stage = Stage(count: 20)
      stage.view.advance(to: 0)
      stage.view.beginInteractiveMovementForItem(at: [0, 0])
      hold(stage, 285)
      return [0.5, 1, 2, 10].enumerated().map { index, end in
        let start = [0, 0.5, 1, 2][index]
        for frame in 1...Int((end - start) * rate) {
          stage.view.advance(to: start + Double(frame) / rate)
        }
        return stage.view.contentOffset.y
      }
    }
    let here = offsets(rate)
    #expect(zip(here, offsets(60)).allSatisfy { abs($0 - $1) < 1e-9 })
    // 45 pt into the strip of 60: three quarters of 0.6 pt/ms.
    #expect(abs(here[0] - 225) < 1e-9 && abs(here[1] - 450) < 1e-9)
    #expect(here[3] == 1700)
  }

  @Test func theContentStopsWhereTheFingerLeavesTheEdge() {
    let stage = Stage(count: 20)
    stage.view.advance(to: 0)
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    hold(stage, 300)
    for frame in 1...30 { stage.view.advance(to: Double(frame) / 60) }
    #expect(stage.view.activity == .animating && stage.view.currentVelocity.y == 0.6)
    let offset = stage.view.contentOffset.y
    hold(stage, offset + 150)
    #expect(stage.view.isAtRest)
    stage.view.advance(to: 1)
    #expect(stage.view.contentOffset.y == offset)
    #expect(!stage.log.lines.contains { $0.contains("EndScrollingAnimation") })
  }
}

/// Rows without a method for moves.
private final class RowSource: CollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
