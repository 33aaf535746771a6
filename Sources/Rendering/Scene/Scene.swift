public import CollectionEngine
public import Foundation
public import Geometry

/// What a viewport shows at an instant: numbers that say all a picture needs, and nothing that can move.
public struct Scene: Equatable, Sendable {
  /// The viewport, in pt.
  public var size: CGSize
  /// What stands behind everything.
  public var background: Color
  /// The elements, the hindmost first.
  public var layers: [SceneLayer]
  /// The scroll indicators that can be seen.
  public var indicators: [ScrollIndicator]

  public init(
    size: CGSize, background: Color = .stage, layers: [SceneLayer] = [],
    indicators: [ScrollIndicator] = []
  ) {
    self.size = size
    self.background = background
    self.layers = layers
    self.indicators = indicators
  }
}

/// One element in a scene.
public struct SceneLayer: Equatable, Sendable {
  public var content: CellContent
  /// Where its middle stands in the viewport, in pt.
  public var center: CGPoint
  /// In pt.
  public var size: CGSize
  /// How it is mapped about its middle.
  public var transform: CATransform3D
  /// From 0 transparent to 1 opaque.
  public var alpha: Double

  public init(
    _ content: CellContent, center: CGPoint, size: CGSize,
    transform: CATransform3D = CATransform3DIdentity, alpha: Double = 1
  ) {
    self.content = content
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
  }
}

extension Color {
  /// What stands behind cells: a light grey with a trace of blue.
  public static let stage = Color(red: 0.945, green: 0.949, blue: 0.969)
}
