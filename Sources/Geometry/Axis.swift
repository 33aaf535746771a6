public import Foundation

/// One of the two directions in which content scrolls.
public enum Axis: String, CaseIterable, Sendable {
  case horizontal, vertical

  /// The other axis.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Two values of one kind, one an axis.
public struct AxisPair<Value> {
  public var horizontal: Value
  public var vertical: Value

  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes both values with `make`, the horizontal one first.
  public init(_ make: (Axis) throws -> Value) rethrows {
    self.init(horizontal: try make(.horizontal), vertical: try make(.vertical))
  }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Sendable where Value: Sendable {}

extension CGPoint {
  /// The coordinate along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Makes a point from one coordinate an axis, the horizontal one first.
  public init(_ make: (Axis) throws -> Double) rethrows {
    self.init(x: try make(.horizontal), y: try make(.vertical))
  }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The length along `axis`.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both lengths are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}
