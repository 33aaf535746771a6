/// A shell that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// A script for this shell, without a line feed at its end. Names of files it may complete are
  /// those at the time the shell asks; the program's own names are those at the time the script is
  /// written.
  func completions(of program: Program) -> String {
    switch self {
    case .bash: BashCompletions(program: program).text
    case .zsh: ZshCompletions(program: program).text
    case .fish: FishCompletions(program: program).text
    }
  }

  /// The text as one word of this shell: in single quotes, with those in it escaped.
  func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh:
      "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
    case .fish:
      "'" + text.reduce(into: "") { $0 += ($1 == "'" || $1 == "\\") ? "\\\($1)" : "\($1)" } + "'"
    }
  }

  /// The text with a backslash before everything but letters, digits and `-._`, as a word inside a
  /// list of words.
  func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      let isPlain = character.isLetter || character.isNumber || "-._".contains(character)
      result += isPlain ? "\(character)" : "\\\(character)"
    }
  }
}
