/// Why bytes are no trace, or why a trace cannot be used as asked.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line of the file, from 1, where it is known.
  public var line: Int?
  /// The first byte in that line, from 1, where it is known.
  public var column: Int?
  /// The sentence without its place: `expected a number in column offset_y, found "abc"`.
  public var message: String

  public init(line: Int? = nil, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The sentence with its line: `line 3: expected a number in column offset_y, found "abc"`.
  public var description: String {
    guard let line else { return message }
    return "line \(line): \(message)"
  }
}
