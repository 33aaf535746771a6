/// Why something could not be drawn, read or written: a full sentence.
public struct DrawingError: Error, Equatable, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ description: String) { self.description = description }
}
