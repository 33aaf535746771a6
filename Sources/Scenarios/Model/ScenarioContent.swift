public import Foundation

/// What the scroll view scrolls.
public struct ScenarioContent: Equatable, Sendable {
  /// The size of the content in points, each length 0 to 1,000,000,000.
  public var size: CGSize

  public init(size: CGSize) {
    self.size = size
  }
}
