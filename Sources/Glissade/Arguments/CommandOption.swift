/// An option of a command: a flag, or a name with a value.
struct CommandOption: Equatable, Sendable {
  /// The value an option takes.
  struct Value: Equatable, Sendable {
    /// How the help calls it, in capitals: `PT`.
    let name: String
    /// What it may be.
    let kind: ValueKind
  }

  /// The long name, without dashes: `tolerance`.
  let name: String
  /// The one-letter name, where there is one.
  let short: Character?
  /// The value it takes; nil for a flag.
  let value: Value?
  /// Whether it may be given several times. A flag may always be repeated, which changes nothing.
  let isRepeatable: Bool
  /// One sentence for the help, with unit and default.
  let help: String

  /// An option that is there or not.
  static func flag(_ name: String, short: Character? = nil, help: String) -> CommandOption {
    CommandOption(name: name, short: short, value: nil, isRepeatable: false, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: Character? = nil, _ valueName: String, kind: ValueKind = .text,
    isRepeatable: Bool = false, help: String
  ) -> CommandOption {
    CommandOption(
      name: name, short: short, value: Value(name: valueName, kind: kind),
      isRepeatable: isRepeatable, help: help)
  }

  /// The option every command has.
  static let help = flag("help", short: "h", help: "Show this help.")

  /// The long name as it is typed.
  var flag: String { "--\(name)" }

  /// Both names and the value as the help shows them: `-o, --output OUT`.
  var usage: String {
    let names = (short.map { "-\($0), " } ?? "    ") + flag
    return value.map { "\(names) \($0.name)" } ?? names
  }
}
