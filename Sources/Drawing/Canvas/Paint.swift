public import CollectionEngine
public import Foundation

/// What a shape is filled with.
public enum Paint: Equatable, Sendable {
  case color(Color)
  /// From one colour at `from` to another at `to` along the line between, in pt.
  case gradient(from: CGPoint, to: CGPoint, Color, Color)
}
