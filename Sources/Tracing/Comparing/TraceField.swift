import Foundation
public import Geometry

/// What is compared in a frame. All fields are lengths in points.
public struct TraceField: Equatable, Sendable, CustomStringConvertible {
  /// A point of a frame.
  public enum Point: String, CaseIterable, Sendable {
    case contentOffset, proposedTarget, target
  }

  public var point: Point
  public var axis: Axis

  public init(_ point: Point, _ axis: Axis) {
    self.point = point
    self.axis = axis
  }

  /// The field as `contentOffset.x`.
  public var description: String { "\(point.rawValue).\(axis == .horizontal ? "x" : "y")" }
}

extension TraceFrame {
  /// One of the points that are compared, where the frame has it.
  subscript(point: TraceField.Point) -> CGPoint? {
    get {
      switch point {
      case .contentOffset: contentOffset
      case .proposedTarget: proposedTarget
      case .target: target
      }
    }
  }
}
