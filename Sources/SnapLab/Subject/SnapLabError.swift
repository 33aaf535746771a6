/// Why a scenario's releases cannot be swept, as a full sentence.
public struct SnapLabError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
