public import Foundation

/// What of a layout is no longer right: UIKit's invalidation context.
///
/// Several invalidations before one layout pass are merged into one context.
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing of the old layout may be kept, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items have to be asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items marked so far, ascending; nil where none were.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views marked so far, by kind, ascending; nil where none were.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views marked so far, by kind, ascending; nil where none were.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// What the layout pass adds to the content offset, in pt, in the layout's own direction: where
  /// it is mirrored, x counts from the right. Default: zero.
  open var contentOffsetAdjustment = CGPoint.zero
  /// What the layout pass adds to the content size, in pt. It stays added until the layout says
  /// another `collectionViewContentSize` or is invalidated as a whole; a layout whose own size has
  /// changed in the same pass has said everything, and nothing is added. Default: zero.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that a person moves, where they were before this context; nil for any other reason.
  public internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The same items, where they are now; nil for any other reason.
  public internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the person holds them, in content coordinates, in pt; zero for any other reason, and when
  /// they are let go.
  public internal(set) var interactiveMovementTarget = CGPoint.zero

  public override init() {
    super.init()
  }

  /// What `init()` makes, for a class that is known only at run time: how a layout makes contexts
  /// of its `invalidationContextClass`.
  ///
  /// Every subclass has it that has `init()`, which it may override as in UIKit.
  public required convenience init(blank: Void) {
    self.init()
  }

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = Self.merged(invalidatedItemIndexPaths, indexPaths)
  }

  /// Marks supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = Self.merged(
      invalidatedSupplementaryIndexPaths, [elementKind: indexPaths])
  }

  /// Marks decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = Self.merged(
      invalidatedDecorationIndexPaths, [elementKind: indexPaths])
  }

  /// Takes over what `other` marks: flags either has, paths both have, and the sum of the
  /// adjustments.
  func merge(_ other: CollectionViewLayoutInvalidationContext) {
    invalidateEverything = invalidateEverything || other.invalidateEverything
    invalidateDataSourceCounts = invalidateDataSourceCounts || other.invalidateDataSourceCounts
    if let paths = other.invalidatedItemIndexPaths { invalidateItems(at: paths) }
    if let kinds = other.invalidatedSupplementaryIndexPaths {
      invalidatedSupplementaryIndexPaths = Self.merged(invalidatedSupplementaryIndexPaths, kinds)
    }
    if let kinds = other.invalidatedDecorationIndexPaths {
      invalidatedDecorationIndexPaths = Self.merged(invalidatedDecorationIndexPaths, kinds)
    }
    contentOffsetAdjustment.x += other.contentOffsetAdjustment.x
    contentOffsetAdjustment.y += other.contentOffsetAdjustment.y
    contentSizeAdjustment.width += other.contentSizeAdjustment.width
    contentSizeAdjustment.height += other.contentSizeAdjustment.height
    if let targets = other.targetIndexPathsForInteractivelyMovingItems {
      previousIndexPathsForInteractivelyMovingItems =
        previousIndexPathsForInteractivelyMovingItems
        ?? other.previousIndexPathsForInteractivelyMovingItems
      targetIndexPathsForInteractivelyMovingItems = targets
      interactiveMovementTarget = other.interactiveMovementTarget
    }
  }

  private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
    Set((old ?? []) + new).sorted()
  }

  private static func merged(
    _ old: [String: [IndexPath]]?, _ new: [String: [IndexPath]]
  ) -> [String: [IndexPath]] {
    (old ?? [:]).merging(new.mapValues { merged(nil, $0) }) { merged($0, $1) }
  }
}
