public import Foundation

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both lengths are the same.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both have the same origin and size.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
