/// The help of a program or of one command, as wide as the terminal that shows it.
struct HelpPage {
  /// The page, without a line feed at its end.
  private(set) var text = ""

  private let terminal: Terminal

  /// The columns lines are broken at: those of the terminal, but never so few that words stand
  /// alone.
  private var width: Int { max(40, terminal.width) }

  /// The page that lists a program's commands.
  init(of program: Program, terminal: Terminal) {
    self.terminal = terminal
    add(paragraph: program.summary)
    add(heading: "Usage", lines: ["\(program.name) COMMAND [options] [arguments]"])
    add(heading: "Commands", entries: program.commands.map { ($0.name, $0.summary) })
    add(heading: "Options", entries: Program.options.map { ($0.usage, $0.help) })
    add(examples: program.examples)
    add(
      paragraph: "See '\(program.name) help COMMAND' for the options and examples of one command.")
  }

  /// The page of one command.
  init(of command: Command, in program: Program, terminal: Terminal) {
    self.terminal = terminal
    add(paragraph: command.summary + ".")
    for paragraph in command.details { add(paragraph: paragraph) }
    add(heading: "Usage", lines: [command.usage(in: program.name)])
    add(
      heading: "Arguments",
      entries: command.arguments.map {
        ($0.name, explanation($0.help, of: $0.kind, isRepeatable: false))
      })
    add(
      heading: "Options",
      entries: command.options.map { option in
        (
          option.usage,
          explanation(option.help, of: option.value?.kind, isRepeatable: option.isRepeatable)
        )
      })
    add(examples: command.examples)
  }

  private func explanation(_ help: String, of kind: ValueKind?, isRepeatable: Bool) -> String {
    let words =
      if case .choice(let words) = kind { " One of: \(words.joined(separator: ", "))." } else { "" }
    return help + words + (isRepeatable ? " May be given several times." : "")
  }

  private mutating func add(paragraph: String) {
    add(block: wrapped(paragraph, width: width))
  }

  private mutating func add(heading: String, lines: [String]) {
    add(
      block: title(heading)
        + lines.map { "\n  " + wrapped($0, width: width, indent: 6, start: 2) }.joined())
  }

  private mutating func add(heading: String, entries: [(term: String, explanation: String)]) {
    guard !entries.isEmpty else { return }
    // A term that takes more than a third of the line stands on a line of its own.
    let limit = width / 3
    let column = entries.map { $0.term.displayWidth + 4 }.filter { $0 <= limit }.max() ?? 6
    let lines = entries.map { term, explanation in
      let start = "\n  " + term.padded(to: column - 2)
      let gap = term.displayWidth + 4 <= column ? "" : "\n" + String(repeating: " ", count: column)
      return start + gap + wrapped(explanation, width: width, indent: column, start: column)
    }
    add(block: title(heading) + lines.joined())
  }

  private mutating func add(examples: [Command.Example]) {
    let lines = examples.map { example in
      "\n  \(example.line)\n      "
        + wrapped(example.explanation, width: width, indent: 6, start: 6)
    }
    add(block: title(examples.count == 1 ? "Example" : "Examples") + lines.joined())
  }

  private mutating func add(block: String) {
    text += (text.isEmpty ? "" : "\n\n") + block
  }

  private func title(_ heading: String) -> String { terminal.paint("\(heading):", .bold) }
}
