public import Foundation

/// A shift of something that is laid out, in pt.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// No shift.
  public static let zero = UIOffset()
}
