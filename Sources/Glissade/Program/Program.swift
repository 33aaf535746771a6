import Layouts
import Rendering

/// A program of several commands: finds the one that is meant, runs it, and says what went wrong.
struct Program: Sendable {
  /// Prints the version.
  static let versionOption = CommandOption.flag(
    "version", help: "Show the version and the versions of the file formats.")

  /// The options that stand in the place of a command.
  static let options = [CommandOption.help, versionOption]

  /// What is typed to call it.
  let name: String
  /// What `--version` prints after the name.
  let version: String
  /// What it is for, in one sentence.
  let summary: String
  /// Its commands, in the order the help lists them.
  let commands: [Command]
  /// Command lines to begin with.
  let examples: [Command.Example]
  /// The layouts that scenarios can name.
  var layouts = LayoutCatalogue.standard
  /// How elements look where the command line says nothing else.
  var style: @Sendable () -> any CellStyle = { CardStyle() }

  /// Runs a command line, without the program's own name, and says what to exit with.
  func run(_ words: [String], console: Console) -> ExitCode {
    do {
      return try dispatch(words, console: console)
    } catch {
      console.report(error)
      if error.exitCode == .usage { console.show("See '\(helpCall(for: words))'.\n") }
      return error.exitCode
    }
  }

  /// The command with this name. Errors: `.usage`, with the nearest name.
  func command(_ name: String) throws(CommandError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let suggestion = Spelling.suggestion(for: name, among: commands.map(\.name))
    throw CommandError(.usage, "unknown command '\(name)'\(suggestion)")
  }

  private func dispatch(_ words: [String], console: Console) throws(CommandError) -> ExitCode {
    guard let first = words.first else {
      console.show(HelpPage(of: self, terminal: console.terminal(.messages)).text + "\n")
      return .usage
    }
    switch first {
    case CommandOption.help.flag, "-h":
      try console.print(HelpPage(of: self, terminal: console.terminal(.output)).text)
    case Self.versionOption.flag:
      try console.print("\(name) \(version)")
    default:
      return try runCommand(words, console: console)
    }
    return .done
  }

  private func runCommand(_ words: [String], console: Console) throws(CommandError) -> ExitCode {
    if words[0].hasPrefix("-") { throw unknownOption(words[0]) }
    let command = try command(words[0])
    if ArgumentParser.asksForHelp(words.dropFirst()) {
      try console.print(HelpPage(of: command, in: self, terminal: console.terminal(.output)).text)
      return .done
    }
    return try command.run(ArgumentParser.parse(words.dropFirst(), of: command, in: self), console)
  }

  private func unknownOption(_ word: String) -> CommandError {
    let closest = Spelling.closest(to: word, among: Self.options.map(\.flag))
    return CommandError(
      .usage, "unknown option \(word)" + (closest.map { "; did you mean \($0)?" } ?? ""))
  }

  /// The call that shows the help nearest to what was typed.
  private func helpCall(for words: [String]) -> String {
    let command = commands.first { $0.name == words.first }
    return [name, command?.name, CommandOption.help.flag].compactMap { $0 }.joined(separator: " ")
  }
}
