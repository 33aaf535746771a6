public import Foundation

/// What an invalidation marks, as it is written into a trace.
public struct LayoutInvalidation: Equatable, Sendable {
  /// Whether nothing of the old layout may be kept.
  public var everything: Bool
  /// Whether the numbers of sections and items are asked for again.
  public var dataSourceCounts: Bool
  /// The items that are marked, ascending.
  public var items: [IndexPath]
  /// The supplementary views that are marked, by kind, ascending.
  public var supplementaryViews: [String: [IndexPath]]
  /// The decoration views that are marked, by kind, ascending.
  public var decorationViews: [String: [IndexPath]]
  /// What is added to the content offset, in pt.
  public var contentOffsetAdjustment: CGPoint
  /// What is added to the content size, in pt.
  public var contentSizeAdjustment: CGSize

  /// What `context` marks.
  public init(_ context: CollectionViewLayoutInvalidationContext) {
    everything = context.invalidateEverything
    dataSourceCounts = context.invalidateDataSourceCounts
    items = context.invalidatedItemIndexPaths ?? []
    supplementaryViews = context.invalidatedSupplementaryIndexPaths ?? [:]
    decorationViews = context.invalidatedDecorationIndexPaths ?? [:]
    contentOffsetAdjustment = context.contentOffsetAdjustment
    contentSizeAdjustment = context.contentSizeAdjustment
  }
}
