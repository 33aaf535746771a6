/// Why there is no layout of some Swift files.
public struct LayoutFileError: Error, Equatable, Sendable {
  /// What kind of thing is wrong.
  public enum Kind: Equatable, Sendable {
    /// A file cannot be read.
    case unreadable
    /// The code, or what was said beside it, is wrong.
    case wrong
    /// Something is missing that compiles or loads code.
    case unavailable
  }

  public let kind: Kind
  /// A sentence without a full stop; or, where it `isLocated`, lines that each begin with `file:line:column:`.
  public let text: String
  /// Whether each line says its own place.
  public let isLocated: Bool

  init(_ kind: Kind, _ text: String, isLocated: Bool = false) {
    self.kind = kind
    self.text = text
    self.isLocated = isLocated
  }
}
