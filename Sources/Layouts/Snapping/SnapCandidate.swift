public import Foundation

/// A place where a snap rule lets content rest.
public struct SnapCandidate: Equatable, Sendable {
  /// The content offset along the axis, in pt, inside the scroll range.
  public var offset: Double
  /// The item that is aligned there, or the first one of the group; nil for pages, intervals and
  /// the ends of the range. Of several items in one place each has a candidate, the last one coming
  /// last.
  public var indexPath: IndexPath?
  /// The part of the content that is aligned there, in pt; nil for the ends of the range.
  public var extent: ClosedRange<Double>?

  /// A place to rest at `offset`.
  public init(
    offset: Double, indexPath: IndexPath? = nil, extent: ClosedRange<Double>? = nil
  ) {
    self.offset = offset
    self.indexPath = indexPath
    self.extent = extent
  }

  /// The same place seen in a mirror, through which a view of `length` pt shows it.
  func mirrored(length: Double) -> SnapCandidate {
    SnapCandidate(
      offset: -offset, indexPath: indexPath,
      extent: extent.map { length - $0.upperBound...length - $0.lowerBound })
  }
}
