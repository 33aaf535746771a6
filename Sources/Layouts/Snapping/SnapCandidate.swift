public import Foundation

/// A place where a snap rule lets content rest.
public struct SnapCandidate: Equatable, Sendable {
  /// The content offset along the axis, in pt, inside the scroll range.
  public var offset: Double
  /// The item that is aligned there, or the first one of the group; nil for pages, intervals and
  /// the ends of the range. Of several items in one place each has a candidate, the last one coming
  /// last.
  public var indexPath: IndexPath?

  /// A place to rest at `offset`.
  public init(offset: Double, indexPath: IndexPath? = nil) {
    self.offset = offset
    self.indexPath = indexPath
  }
}
