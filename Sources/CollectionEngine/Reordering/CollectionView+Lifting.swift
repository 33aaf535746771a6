internal import Foundation

extension CollectionView {
  func lift(_ path: IndexPath) -> Bool {
    guard movement == nil, interactiveTransition == nil, batch.depth == 0, !isInPass, let dataSource
    else { return false }
    performPasses()
    guard path.count == 2, counts?.contains(item: path.item, section: path.section) == true,
      let place = layoutAttributesForItem(at: path)
    else { return false }
    let canMove = dataSource.collectionView(self, canMoveItemAt: path)
    report(.reordering(.canMoveItem(path, answer: canMove)))
    guard canMove, movement == nil else { return false }
    let middle = place.center
    movement = InteractiveMovement(
      path, location: CGPoint(x: middle.x - offset.x, y: middle.y - offset.y))
    // It comes to the front, and looks as the layout has lifted items look.
    beginArrangement(UpdatePlan(ChangeSet([])))
    followMovement()
    performPasses()
    return true
  }

  func hold(at position: CGPoint) {
    guard let movement else { return }
    // What content was held over has been decided before the finger goes on.
    performPasses()
    if !movement.isFollowing {
      movement.isFollowing = true
      beginArrangement(UpdatePlan(ChangeSet([])))
      transition?.glidesLifted = true
    }
    movement.location = CGPoint(x: position.x - offset.x, y: position.y - offset.y)
    needsPass = true
    if !isInPass { followMovement() }
    performPasses()
    scrollForMovement()
  }

  func drop() {
    guard let movement else { return }
    performPasses()
    guard self.movement === movement else { return }
    guard movement.path != movement.source else { return settle(isCancelled: false) }
    moveIsUnheeded = false
    dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.path)
    report(.reordering(.moveItem(movement.source, to: movement.path)))
    // The data source may have reloaded or changed the view in answer.
    guard self.movement === movement else { return }
    if moveIsUnheeded {
      warning(
        "The data source does not take moves over: it has no collectionView(_:moveItemAt:to:).")
      return returnLifted()
    }
    if let failure = failureOfMove(movement) {
      returnLifted()
      return updateFailure(failure)
    }
    settle(isCancelled: false)
  }

  /// Has everything go back to where the data source has it.
  func returnLifted() {
    guard let movement else { return }
    if movement.path != movement.source {
      rearrange(movement, to: movement.source)
    }
    settle(isCancelled: true)
  }

  /// The lifted item goes to the place that the view has for it.
  private func settle(isCancelled: Bool) {
    guard let movement else { return }
    beginArrangement(UpdatePlan(ChangeSet([])))
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [movement.path], previousIndexPaths: [movement.toldPath],
      movementCancelled: isCancelled)
    report(
      .reordering(
        .endingContext(
          final: movement.path, previous: movement.toldPath, isCancelled: isCancelled)))
    self.movement = nil
    stopScrollingForMovement()
    layout.invalidateLayout(with: context)
    performPasses()
  }

  /// UIKit's sentence where the data source says other numbers than the move makes; nil where it
  /// does not.
  private func failureOfMove(_ movement: InteractiveMovement) -> String? {
    guard let dataSource, let counts else { return nil }
    let after = ItemCounts(asking: dataSource, for: self)
    guard after != counts else { return nil }
    let before = counts.moving(from: movement.path, to: movement.source)
    return movement.plan.changes.failure(before: before, after: after)
  }
}
