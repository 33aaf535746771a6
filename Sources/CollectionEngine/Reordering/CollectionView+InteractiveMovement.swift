public import Foundation
internal import Geometry

extension CollectionView {
  /// Lifts the item at `indexPath`, if the data source lets it be moved (`canMoveItemAt`); answers
  /// whether it is lifted.
  ///
  /// The cell then follows `updateInteractiveMovementTargetPosition(_:)`, and the other items make
  /// room for it, until `endInteractiveMovement()` or `cancelInteractiveMovement()`. One item is
  /// moved at a time: false where another one is held, inside of a batch, and for an item that does
  /// not exist.
  ///
  /// While it is held, the view and its layout count items as they are shown; the data source, and
  /// the delegate where it is told of cells, are asked by their own paths
  /// (`dataSourceIndexPath(forPresentationIndexPath:)`). A batch, `reloadData()` and another layout
  /// end the movement first, as `cancelInteractiveMovement()` does, for their paths are those of the
  /// data source; scrolling and a new size do not, and leave the item under the finger.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    screen.asMain { lift(indexPath) }
  }

  /// Holds the middle of the lifted item at `targetPosition` (content coordinates, pt, finite);
  /// nothing where none is lifted.
  ///
  /// Order: the layout's `targetIndexPath(forInteractivelyMovingItem:withPosition:)`, the delegate's
  /// `targetIndexPathForMove…`, the layout's `invalidationContext(forInteractivelyMovingItems:…)`,
  /// `invalidateLayout(with:)`, `prepare()`, `collectionViewContentSize`,
  /// `layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`, attributes. The first
  /// time the item goes there as changes do, from then on it is there at once.
  ///
  /// Held near an edge beyond which there is more content, it has the content scroll.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    precondition(
      targetPosition.isFinite, "An item is held at a finite position, not \(targetPosition).")
    screen.asMain { hold(at: targetPosition) }
  }

  /// Lets go of the lifted item where it is shown; nothing where none is lifted.
  ///
  /// Order: the data source's `moveItemAt:to:` where the path is another one than before, the
  /// layout's `invalidationContextForEndingInteractiveMovementOfItems(…)`, `invalidateLayout(with:)`,
  /// a layout pass; then the item goes to its place as changes do. A data source without
  /// `moveItemAt` has it return.
  public func endInteractiveMovement() {
    screen.asMain { drop() }
  }

  /// Has the lifted item return to where it was; the data source is not told. Nothing where none is
  /// lifted.
  public func cancelInteractiveMovement() {
    screen.asMain { returnLifted() }
  }

  /// The item that is lifted, as the view shows it; nil while none is.
  public var indexPathForInteractivelyMovingItem: IndexPath? { movement?.path }

  /// The path by which the data source knows the item that is shown at `presentationIndexPath`: the
  /// same unless an item is lifted. nil where none is shown.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let movement else { return presentationIndexPath }
    return presentationIndexPath.flatMap { movement.plan.oldPath(of: $0) }
  }

  /// The path at which the data source's item at `dataSourceIndexPath` is shown: the same unless an
  /// item is lifted.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    guard let movement else { return dataSourceIndexPath }
    return dataSourceIndexPath.flatMap { movement.plan.newPath(of: $0) }
  }

  /// How the data source and the delegate know the item at `path`.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    movement?.plan.oldPath(of: path) ?? path
  }
}
