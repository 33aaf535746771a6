internal import Foundation
internal import Geometry

extension CGRect {
  /// A rectangle by its place and length along `axis` and its place and breadth across it.
  init(_ axis: Axis, along: Double, length: Double, across: Double, breadth: Double) {
    switch axis {
    case .horizontal: self.init(x: along, y: across, width: length, height: breadth)
    case .vertical: self.init(x: across, y: along, width: breadth, height: length)
    }
  }

  /// Where it begins along `axis`.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  /// Where it ends along `axis`.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// Whether the insides of both meet: edges that touch do not, and nothing without an area does.
  func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
      && width > 0 && height > 0
  }
}

extension CGSize {
  /// A size by its length along `axis` and its breadth across it.
  init(_ axis: Axis, length: Double, breadth: Double) {
    switch axis {
    case .horizontal: self.init(width: length, height: breadth)
    case .vertical: self.init(width: breadth, height: length)
    }
  }
}

extension EdgeInsets {
  /// What both edges along `axis` take, in pt.
  func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }

  /// The same insets, those below 0 as 0.
  var widened: EdgeInsets {
    EdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
  }
}
