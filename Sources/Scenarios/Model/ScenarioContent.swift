public import Foundation

/// What the scroll view scrolls.
public struct ScenarioContent: Equatable, Sendable {
  /// The size of the content in points, each length 0 to 1,000,000,000.
  public var size: CGSize

  /// A plain scroll view's content, with nothing in it.
  public init(size: CGSize) {
    self.size = size
  }
}
