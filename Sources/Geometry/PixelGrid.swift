public import Foundation

/// The lattice of device pixels that a resting offset lies on.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, greater than 0.
  public let scale: CGFloat

  public init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "A pixel grid needs a scale above 0, not \(scale).")
    self.scale = scale
  }

  /// The length of one pixel in points.
  public var pixel: CGFloat { 1 / scale }

  /// The grid point nearest to `value`, halves upwards.
  ///
  ///     n = floor(f)        px(f) = n + floor((f - n) * s + 0.5) / s
  ///
  /// Source: recorded from UIScrollView (every drag offset of the simulator recording).
  public func rounded(_ value: CGFloat) -> CGFloat {
    let whole = value.rounded(.down)
    return whole + ((value - whole) * scale + 0.5).rounded(.down) / scale
  }

  /// Both coordinates rounded.
  public func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }
}
