/// The completions for zsh, for its completion system (`compinit`).
struct ZshCompletions {
  let program: Program

  /// The script, to be loaded by name from `fpath` or sourced.
  var text: String {
    """
    #compdef \(program.name)
    # Completes the command lines of \(program.name) in zsh. Written by '\(program.name) completions zsh'.

    \(function)_name_or_file() {
      _alternative "names:name:(${(j: :)${(q)@}})" 'files:file:_files'
    }

    \(function)() {
      local curcontext="$curcontext" state line
      local -a commands
      typeset -A opt_args
      commands=(
    \(program.commands.map { "    " + Shell.zsh.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
      )
      _arguments -C \\
    \(Program.options.map { "    \(specification(of: $0)) \\" }.joined(separator: "\n"))
        '1: :->command' \\
        '*:: :->arguments'
      case $state in
        command) _describe -t commands command commands ;;
        arguments)
          case $line[1] in
    \(program.commands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(program.name)
    fi
    """
  }

  private var function: String { "_\(program.name)" }

  private func branch(of command: Command) -> String {
    let specifications =
      command.options.map(specification) + command.arguments.enumerated().map(specification)
    return """
              \(command.name))
                _arguments -s -S \\
                  \(specifications.joined(separator: " \\\n            "))
                ;;
      """
  }

  /// An option as `_arguments` takes it: `'(-o --output)'{-o+,--output=}'[help]:OUT:_files'`.
  private func specification(of option: CommandOption) -> String {
    let value = option.value
    let long = option.flag + (value == nil ? "" : "=")
    let rest = Shell.zsh.quoted(
      "[\(escaped(option.help, "[]:"))]"
        + (value.map { ":\($0.name):\(action(for: $0.kind))" } ?? ""))
    guard let short = option.short else { return (option.isRepeatable ? "'*'" : "") + long + rest }
    let exclusion = option.isRepeatable ? "'*'" : "'(-\(short) \(option.flag))'"
    return exclusion + "{-\(short)\(value == nil ? "" : "+"),\(long)}" + rest
  }

  private func specification(of place: Int, _ argument: CommandArgument) -> String {
    let position = argument.count.isRepeating ? "*" : "\(place + 1)"
    let separator = argument.count == .optional ? "::" : ":"
    return Shell.zsh.quoted("\(position)\(separator)\(argument.name):\(action(for: argument.kind))")
  }

  /// What completes a value: words, files, or nothing but its name as a hint.
  private func action(for kind: ValueKind) -> String {
    let words = kind.words.map { Shell.zsh.escaped($0) }.joined(separator: " ")
    return switch kind {
    case .choice: "(\(words))"
    // The space before it keeps zsh from giving it arguments of its own.
    case .path: words.isEmpty ? "_files" : " \(function)_name_or_file \(words)"
    case .file(let ending): Shell.zsh.quoted("_files -g '*.\(ending)'")
    case .text, .number, .integer: " "
    }
  }

  private func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
