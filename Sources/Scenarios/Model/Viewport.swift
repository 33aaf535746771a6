public import CollectionEngine
public import Foundation
public import Geometry

/// The window onto the content.
public struct Viewport: Equatable, Sendable {
  /// The size in points, each length 1 to 1,000,000,000. Default 375 x 667.
  public var size = CGSize(width: 375, height: 667)
  /// Pixels per point, 0.25 to 16. Default 2.
  public var scale: CGFloat = 2
  /// What bars and corners cover at each edge, in points, 0 to 1,000,000,000. Default 0.
  public var safeArea = EdgeInsets.zero
  /// Which way text runs. Default left to right.
  public var direction = LayoutDirection.leftToRight

  public init() {}
}
