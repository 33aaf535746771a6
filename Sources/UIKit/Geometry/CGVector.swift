public import Foundation

/// A distance in the plane, in pt: Core Graphics' vector, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// No distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// No distance.
  public static let zero = CGVector()
}
