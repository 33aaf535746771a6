internal import Drawing

/// Why a picture or a film could not be made: a full sentence.
public struct FilmError: Error, Equatable, CustomStringConvertible, Sendable {
  /// What kind of thing is wrong.
  public enum Kind: Equatable, Sendable {
    /// The program that encodes films is not there, or cannot do what is asked.
    case missing
    /// What is to be shown cannot be drawn: it is too large.
    case undrawable
    /// The encoder ended early, was killed, or could not write.
    case broken
  }

  public let kind: Kind
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  init(_ error: DrawingError) { self.init(.undrawable, error.description) }
}
