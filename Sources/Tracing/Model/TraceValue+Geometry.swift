public import Foundation

extension TraceValue {
  /// A point as `[x, y]`.
  public init(_ point: CGPoint) { self = .array([.number(point.x), .number(point.y)]) }

  /// A size as `[width, height]`.
  public init(_ size: CGSize) { self = .array([.number(size.width), .number(size.height)]) }

  /// An index path as `[section, item]`.
  public init(_ indexPath: IndexPath) { self = .array(indexPath.map { .number(Double($0)) }) }

  /// A rectangle as `[x, y, width, height]`.
  public init(_ rect: CGRect) {
    self = .array([
      .number(rect.origin.x), .number(rect.origin.y), .number(rect.size.width),
      .number(rect.size.height),
    ])
  }
}
