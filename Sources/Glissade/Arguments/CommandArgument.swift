/// A positional argument of a command.
struct CommandArgument: Equatable, Sendable {
  /// How many values the argument takes.
  enum Count: Equatable, Sendable {
    case one
    case optional
    case oneOrMore
    case zeroOrMore

    /// Whether the command runs without it.
    var isOptional: Bool { self == .optional || self == .zeroOrMore }

    /// Whether it takes all values that are left.
    var isRepeating: Bool { self == .oneOrMore || self == .zeroOrMore }
  }

  /// How usage lines and messages call it, in capitals: `SCENARIO`.
  let name: String
  /// How many values it takes. Default: one.
  let count: Count
  /// What a value may be. Default: any text.
  let kind: ValueKind
  /// One sentence for the help.
  let help: String

  init(_ name: String, count: Count = .one, kind: ValueKind = .text, help: String) {
    self.name = name
    self.count = count
    self.kind = kind
    self.help = help
  }

  /// The argument as a usage line shows it: `SCENARIO`, `[NAME]`, `TRACE...`, `[FILE...]`.
  var usage: String {
    let repeated = count.isRepeating ? name + "..." : name
    return count.isOptional ? "[\(repeated)]" : repeated
  }
}
