/// What is wrong with a scenario, and where.
public struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The display name of the file, or the option (`--set key=value`) that is wrong.
  public let name: String
  /// The line in the file, from 1; nil for an option.
  public let line: Int?
  /// The column in that line in characters, from 1; nil for an option.
  public let column: Int?
  /// The path of the key, what was expected there and what was found.
  public let message: String

  /// `name:line:column: message`, or `name: message` for an option.
  public var description: String {
    guard let line, let column else { return "\(name): \(message)" }
    return "\(name):\(line):\(column): \(message)"
  }
}
