public import Foundation

/// Distances from the four edges of a rectangle, in points, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset at any edge.
  public static let zero = EdgeInsets()

  /// The inset before the content along `axis`: left or top.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset behind the content along `axis`: right or bottom.
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Whether all four are finite numbers.
  public var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}
