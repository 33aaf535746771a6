internal import Foundation

extension CollectionView {
  /// Asks where the lifted item would go, and has the others make room, wherever finger or content
  /// have moved since it was last asked.
  func followMovement() {
    guard let movement else { return }
    let position = CGPoint(x: movement.location.x + offset.x, y: movement.location.y + offset.y)
    guard movement.askedPosition != position else { return }
    let previous = movement.askedPosition ?? position
    movement.askedPosition = position
    let old = movement.path
    let target = movement.isFollowing ? targetPath(of: movement, at: position) : old
    guard self.movement === movement else { return }
    if target != old { rearrange(movement, to: target) }
    movement.toldPath = target
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: inLayout(position),
      previousIndexPaths: [old], previousPosition: inLayout(previous))
    report(
      .reordering(.movingContext(target: target, position: position, previous: old)))
    guard self.movement === movement else { return }
    layout.invalidateLayout(with: context)
  }

  /// The word of the layout, and after it that of the delegate; where it is now for what is no place.
  private func targetPath(of movement: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let path = movement.path
    var target = layout.targetIndexPath(
      forInteractivelyMovingItem: path, withPosition: inLayout(position))
    report(.reordering(.targetIndexPath(of: path, position: position, answer: target)))
    if target != path, let collectionDelegate {
      target = collectionDelegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: path, toProposedIndexPath: target)
    }
    let count =
      counts.map { $0.contains(section: target.first ?? -1) ? $0.items[target.section] : 0 } ?? 0
    let last = target.first == path.section ? count - 1 : count
    guard target.count == 2, counts?.contains(section: target.section) == true,
      (0...max(last, 0)).contains(target.item)
    else {
      warning("The layout \(layout) or the delegate moves the item \(path) to \(target).")
      return path
    }
    return target
  }

  /// Shows the lifted item's gap at `target`.
  func rearrange(_ movement: InteractiveMovement, to target: IndexPath) {
    let plan = UpdatePlan(ChangeSet([.moveItem(from: movement.path, to: target)]))
    beginArrangement(plan)
    if let counts {
      noteItemsNearby(plan, in: counts)
      self.counts = counts.moving(from: movement.path, to: target)
    }
    follow(plan)
    movement.move(to: target)
  }

  /// What is shown now goes to where it will be after `plan`, without the layout being asked about
  /// the way.
  func beginArrangement(_ plan: UpdatePlan) {
    pendingChanges.append(.arrangement)
    guard View.areAnimationsEnabled else { return }
    let isFirst = transition == nil
    beginTransition(.arrangement(plan), timing: nil)
    // A lifted item may be held outside of what is shown.
    guard isFirst, let transition, let movement, let attributes = movement.attributes,
      transition.former[movement.key] == nil
    else { return }
    transition.note(movement.key, attributes, isShown: false)
  }

  /// Asks the prepared layout how the lifted item looks.
  func placeLifted() {
    guard let movement, let position = movement.askedPosition else { return }
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.path, withTargetPosition: inLayout(position))
    report(.reordering(.attributes(movement.path, position: position)))
    guard self.movement === movement else { return }
    movement.attributes =
      ElementKey(attributes) == movement.key ? placed(attributes) : nil
  }

  /// The layout's answer with the lifted item where the finger holds it.
  func withLifted(
    _ answer: [CollectionViewLayoutAttributes]
  ) -> [CollectionViewLayoutAttributes] {
    elements.kept = movement?.key
    guard let movement, let attributes = movement.attributes else { return answer }
    return answer.filter { !movement.key.tells($0) } + [attributes]
  }

  /// `point` of the content in the layout's own coordinates.
  private func inLayout(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }
}

extension ItemCounts {
  /// The numbers after one item has gone to another place.
  func moving(from old: IndexPath, to new: IndexPath) -> ItemCounts {
    var items = items
    items[old.section] -= 1
    items[new.section] += 1
    return ItemCounts(items)
  }
}
