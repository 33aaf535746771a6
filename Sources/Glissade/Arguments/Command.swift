/// One command of the program: what it takes, what it says about itself, and what it does.
///
/// The parser, the help and the completions are made from this table alone, so that they cannot
/// differ.
struct Command: Sendable {
  /// What a command does. Errors: those it ends with, as a sentence and an exit code.
  typealias Action = @Sendable (ParsedArguments, Console) throws(CommandError) -> ExitCode

  /// A command line a person can copy, and what it does.
  struct Example: Equatable, Sendable {
    /// The line, from the program's name on.
    let line: String
    /// What it does, as a sentence.
    let explanation: String

    init(_ line: String, _ explanation: String) {
      self.line = line
      self.explanation = explanation
    }
  }

  /// What is typed after the program's name.
  let name: String
  /// What it does, in one line, as an imperative without a full stop.
  let summary: String
  /// More for the help, a paragraph each.
  let details: [String]
  /// The positional arguments, in order.
  let arguments: [CommandArgument]
  /// The options beside `--help`, which every command has.
  let ownOptions: [CommandOption]
  /// At least one.
  let examples: [Example]
  /// Does the work and says how it went.
  let run: Action

  init(
    _ name: String, summary: String, details: [String] = [], arguments: [CommandArgument] = [],
    options: [CommandOption] = [], examples: [Example], run: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.arguments = arguments
    self.ownOptions = options
    self.examples = examples
    self.run = run
    let fault = Self.fault(
      summary: summary, arguments: arguments, options: options, examples: examples)
    if let fault { preconditionFailure("The command '\(name)' is not well defined: \(fault).") }
  }

  /// All options, `--help` last.
  var options: [CommandOption] { ownOptions + [.help] }

  /// The line that says how the command is called.
  func usage(in program: String) -> String {
    ([program, name] + (ownOptions.isEmpty ? [] : ["[options]"]) + arguments.map(\.usage)).joined(
      separator: " ")
  }
}
