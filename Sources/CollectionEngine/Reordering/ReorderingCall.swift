public import Foundation

/// A call about an item that a person moves, as it is written into a trace. Paths are those of what
/// is shown, points are in content coordinates of the view, in pt.
public enum ReorderingCall: Equatable, Sendable {
  /// The data source's `canMoveItemAt`.
  case canMoveItem(IndexPath, answer: Bool)
  /// The layout's `targetIndexPath(forInteractivelyMovingItem:withPosition:)`.
  case targetIndexPath(of: IndexPath, position: CGPoint, answer: IndexPath)
  /// The layout's `layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)`.
  case attributes(IndexPath, position: CGPoint)
  /// The layout's `invalidationContext(forInteractivelyMovingItems:…)`.
  case movingContext(target: IndexPath, position: CGPoint, previous: IndexPath)
  /// The data source's `moveItemAt:to:`.
  case moveItem(IndexPath, to: IndexPath)
  /// The layout's `invalidationContextForEndingInteractiveMovementOfItems(…)`.
  case endingContext(final: IndexPath, previous: IndexPath, isCancelled: Bool)
}
