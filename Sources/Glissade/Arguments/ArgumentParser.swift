/// Reads the words after a command's name by the command's table.
///
/// `--name value`, `--name=value`, `-n value` and `-nvalue` are the same; flags of one letter may
/// stand together; options may follow positional arguments; `-` is a value; after `--` everything
/// is a positional argument. An option that takes no list may be given once.
struct ArgumentParser {
  private let command: Command
  private var words: ArraySlice<String>
  private var result: ParsedArguments
  private var positionals: [String] = []

  private init(_ words: ArraySlice<String>, of command: Command, in program: Program) {
    self.command = command
    self.words = words
    self.result = ParsedArguments(program: program, command: command)
  }

  /// What the words say. Errors: `.usage`, with a sentence that names the word at fault.
  static func parse(
    _ words: ArraySlice<String>, of command: Command, in program: Program
  ) throws(CommandError) -> ParsedArguments {
    var parser = ArgumentParser(words, of: command, in: program)
    try parser.readWords()
    try parser.assignPositionals()
    return parser.result
  }

  /// Whether the words ask for help: `--help` or `-h` anywhere before a `--`, whatever else is
  /// wrong with them.
  static func asksForHelp(_ words: ArraySlice<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func readWords() throws(CommandError) {
    while let word = words.popFirst() {
      if word == "--" {
        positionals += words
        return
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-") && word != "-" {
        try readShort(word)
      } else {
        positionals.append(word)
      }
    }
  }

  private mutating func readLong(_ word: String) throws(CommandError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let closest = Spelling.closest(to: name, among: command.options.map(\.name))
      throw CommandError(
        .usage, "unknown option --\(name)" + (closest.map { "; did you mean --\($0)?" } ?? ""))
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    if option.value != nil {
      try take(attached, for: option, called: option.flag)
    } else if let attached {
      throw CommandError(.usage, "\(option.flag) takes no value, found '\(attached)'")
    } else {
      result.set(option)
    }
  }

  private mutating func readShort(_ word: String) throws(CommandError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter }) else {
        throw CommandError(
          .usage, "unknown option -\(letter)" + (word.count > 2 ? " in '\(word)'" : ""))
      }
      if option.value == nil {
        result.set(option)
      } else {
        return try take(letters.isEmpty ? nil : String(letters), for: option, called: "-\(letter)")
      }
    }
  }

  /// Takes the value that is attached to an option, or else the next word.
  private mutating func take(_ attached: String?, for option: CommandOption, called name: String)
    throws(CommandError)
  {
    guard let expected = option.value else { return }
    guard let value = attached ?? nextValue() else {
      throw CommandError(.usage, "\(name) needs a value: \(expected.name)")
    }
    if let objection = expected.kind.objection(to: value) {
      throw CommandError(.usage, "\(name): \(objection)")
    }
    if !option.isRepeatable && !result.texts(option.name).isEmpty {
      throw CommandError(.usage, "\(name) is given twice")
    }
    result.add(value, to: option)
  }

  /// The next word, unless it is one of the command's own options: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let word = words.first, word != "--" else { return nil }
    let isOption = command.options.contains { word == $0.flag || word.hasPrefix($0.flag + "=") }
    return isOption ? nil : words.popFirst()
  }

  /// Gives the words with an ending of their own to the arguments that take those, and answers the others.
  private mutating func takeFiles() throws(CommandError) -> [String] {
    var rest = positionals
    for argument in command.arguments where argument.kind.isFile {
      for value in rest where argument.kind.objection(to: value) == nil {
        result.add(value, to: argument)
      }
      rest.removeAll { argument.kind.objection(to: $0) == nil }
    }
    return rest
  }

  private mutating func assignPositionals() throws(CommandError) {
    var rest = try takeFiles()[...]
    for argument in command.arguments where !argument.kind.isFile {
      let values = argument.count.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(values.count)
      if values.isEmpty && !argument.count.isOptional {
        throw CommandError(.usage, "\(argument.name) is missing")
      }
      for value in values {
        if let objection = argument.kind.objection(to: value) {
          throw CommandError(.usage, "\(argument.name): \(objection)")
        }
        result.add(value, to: argument)
      }
    }
    if let surplus = rest.first { throw CommandError(.usage, "unexpected argument '\(surplus)'") }
  }
}
