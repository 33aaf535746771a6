public import Foundation

/// Where in the window the stage stands: the screen of the simulated device, which may be smaller
/// than the window and drawn larger or smaller than it is.
public struct InputGeometry: Equatable, Sendable {
  /// The size of the window, in its own points; what normalised touches are parts of.
  public var windowSize: CGSize
  /// The stage's top left corner in the window, in points of the window.
  public var stageOrigin: CGPoint
  /// The size of the stage, in its own points.
  public var stageSize: CGSize
  /// How many points of the window a point of the stage takes up, above 0.
  public var stageScale: Double
  /// A pane beside the stage or over it, in points of the stage: what comes down there is no touch.
  /// Default: nil, for none.
  public var pane: CGRect?

  /// A stage in a window; it fills the window unless something else is said.
  public init(
    windowSize: CGSize, stageOrigin: CGPoint = .zero, stageSize: CGSize? = nil,
    stageScale: Double = 1
  ) {
    precondition(
      stageScale > 0 && stageScale.isFinite,
      "A stage is drawn at a scale above 0, not \(stageScale).")
    self.windowSize = windowSize
    self.stageOrigin = stageOrigin
    self.stageScale = stageScale
    self.stageSize =
      stageSize
      ?? CGSize(width: windowSize.width / stageScale, height: windowSize.height / stageScale)
  }

  /// The point of the stage at `point` of the window, inside the stage or not.
  public func stagePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x - stageOrigin.x) / stageScale, y: (point.y - stageOrigin.y) / stageScale)
  }

  /// Whether `point` of the stage lies on it; of its edges the left and the upper one do.
  public func stageContains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < stageSize.width && point.y < stageSize.height
  }
}
