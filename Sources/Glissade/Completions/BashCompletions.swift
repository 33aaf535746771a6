/// The completions for bash 4 and later.
struct BashCompletions {
  let program: Program

  /// The script. It is the same for every shell that reads it: nothing is asked of the program
  /// while completing.
  var text: String {
    """
    # Completes the command lines of \(program.name) in bash. Written by '\(program.name) completions bash'.

    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
      local options='' words='' files='' is_value=''

      # Bash takes --name=value for three words.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous="${COMP_WORDS[COMP_CWORD - 2]}"
      fi

      if ((COMP_CWORD == 1)); then
        options=\(list(Program.options.flatMap(names)))
        words=\(list(program.commands.map(\.name)))
      else
        case "${COMP_WORDS[1]}" in
    \(program.commands.map(branch).joined(separator: "\n"))
        esac
      fi

      COMPREPLY=()
      if [[ -z $is_value && $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        return
      fi
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      if [[ -n $files ]]; then
        compopt -o filenames 2> /dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
      fi
    }

    complete -F \(function) \(program.name)
    """
  }

  private var function: String { "_\(program.name)" }

  /// What can follow a command.
  private func branch(of command: Command) -> String {
    let options = command.options.compactMap { option in
      option.value.map { "\(pattern(option)) is_value=yes\(assignments([$0.kind])) ;;" }
    }
    let positional = assignments(command.arguments.map(\.kind))
    let values = options.isEmpty ? [] : ["case \"$previous\" in"] + options.map { "  " + $0 }
    let rest =
      options.isEmpty ? [String(positional.dropFirst())] : ["  *)\(positional) ;;", "esac"]
    let lines = ["options=\(list(command.options.flatMap(names)))"] + values + rest + [";;"]
    return "      \(command.name))\n"
      + lines.filter { !$0.isEmpty }.map { "        " + $0 }.joined(separator: "\n")
  }

  private func pattern(_ option: CommandOption) -> String {
    names(of: option).joined(separator: " | ") + ")"
  }

  /// Sets what a value of any of these kinds is completed from.
  private func assignments(_ kinds: [ValueKind]) -> String {
    let words = kinds.flatMap(\.words)
    return (words.isEmpty ? "" : " words=\(list(words))")
      + (kinds.contains(where: \.isPath) ? " files=yes" : "")
  }

  private func names(of option: CommandOption) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + [option.flag]
  }

  /// The words as one quoted word that `compgen -W` takes apart again.
  private func list(_ words: [String]) -> String {
    Shell.bash.quoted(words.map { Shell.bash.escaped($0) }.joined(separator: " "))
  }
}
