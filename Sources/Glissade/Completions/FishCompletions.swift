/// The completions for fish 3.
struct FishCompletions {
  let program: Program

  /// The script.
  var text: String {
    let lines =
      Program.options.map {
        "\(complete(isFirst)) \(names(of: $0)) -d \(Shell.fish.quoted($0.help))"
      }
      + program.commands.map {
        "\(complete(isFirst)) -a \($0.name) -d \(Shell.fish.quoted($0.summary))"
      }
      + program.commands.flatMap(lines)
    return """
      # Completes the command lines of \(program.name) in fish. Written by '\(program.name) completions fish'.

      function \(function)_needs_command
          test (count (commandline -opc)) -eq 1
      end

      function \(function)_has_command
          set -l words (commandline -opc)
          test (count $words) -gt 1; and test $words[2] = $argv[1]
      end

      complete -c \(program.name) -f
      \(lines.joined(separator: "\n"))
      """
  }

  private var function: String { "__\(program.name)" }

  private var isFirst: String { "\(function)_needs_command" }

  private func complete(_ condition: String) -> String {
    "complete -c \(program.name) -n \(condition)"
  }

  /// What can follow a command.
  private func lines(of command: Command) -> [String] {
    let start = complete(Shell.fish.quoted("\(function)_has_command \(command.name)"))
    let options = command.options.map { option in
      let value = option.value.map { ($0.kind.isPath ? " -r -F" : " -x") + list($0.kind.words) }
      return "\(start) \(names(of: option))\(value ?? "") -d \(Shell.fish.quoted(option.help))"
    }
    let words = command.arguments.flatMap(\.kind.words)
    let takesFiles = command.arguments.contains(where: \.kind.isPath)
    let positional =
      words.isEmpty && !takesFiles ? [] : [start + (takesFiles ? " -F" : "") + list(words)]
    return options + positional
  }

  private func names(of option: CommandOption) -> String {
    (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name)"
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty
      ? "" : " -a " + Shell.fish.quoted(words.map { Shell.fish.escaped($0) }.joined(separator: " "))
  }
}
