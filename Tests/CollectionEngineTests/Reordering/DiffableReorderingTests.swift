import CollectionEngine
import Foundation
import Testing

/// A diffable data source whose items a person moves.
@Suite struct DiffableReorderingTests {
  private func stage() -> DiffableStage {
    let stage = DiffableStage(["abc", "de"])
    stage.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    stage.view.advance(to: 0)
    return stage
  }

  private func move(_ stage: DiffableStage) {
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 125))
  }

  @Test func handlersAreToldAroundTheChange() {
    let stage = stage()
    var told: [String] = []
    stage.source.reorderingHandlers.willReorder = { [source = stage.source] transaction in
      told.append("will \(source.snapshot().itemIdentifiers.joined())")
      #expect(transaction.finalSnapshot.itemIdentifiers.joined() == "bcade")
    }
    stage.source.reorderingHandlers.didReorder = { [source = stage.source] _ in
      told.append("did \(source.snapshot().itemIdentifiers.joined())")
    }
    move(stage)
    #expect(told == [] && stage.shown == "bcade")
    stage.view.endInteractiveMovement()
    stage.view.advance(to: 1)
    #expect(told == ["will abcde", "did bcade"])
    #expect(stage.shown == "bcade" && stage.failures.isEmpty)
  }

  @Test func aCancelledMovementTellsNobody() {
    let stage = stage()
    var told = 0
    stage.source.reorderingHandlers.willReorder = { _ in told += 1 }
    stage.source.reorderingHandlers.didReorder = { _ in told += 1 }
    move(stage)
    stage.view.cancelInteractiveMovement()
    stage.view.advance(to: 1)
    #expect(told == 0 && stage.shown == "abcde")
  }

  @Test func anItemThatMayNotBeReorderedStays() {
    let stage = stage()
    let isLifted = stage.view.beginInteractiveMovementForItem(at: [0, 1])
    #expect(!isLifted)
  }

  @Test func aSnapshotThatIsAppliedMeanwhileEndsTheMovement() {
    let stage = stage()
    move(stage)
    stage.apply(Letters(["cab", "de"]))
    #expect(stage.view.indexPathForInteractivelyMovingItem == nil)
    #expect(stage.shown == "cabde" && stage.failures.isEmpty)
  }
}
