extension Command {
  /// Prints a script that makes a shell complete the program's command lines.
  static let completions = Command(
    "completions",
    summary: "Print a script that completes command lines in your shell",
    arguments: [
      CommandArgument(
        "SHELL", kind: .choice(Shell.allCases.map(\.rawValue)), help: "The shell the script is for."
      )
    ],
    examples: [
      Example(
        "glissade completions bash > ~/.local/share/bash-completion/completions/glissade",
        "Bash completes from its next start on, where bash-completion is installed."),
      Example(
        "glissade completions zsh > ~/.zfunc/_glissade",
        "Zsh does, where ~/.zfunc is in its fpath before compinit runs."),
      Example(
        "glissade completions fish > ~/.config/fish/completions/glissade.fish",
        "Fish does, from then on."),
    ]
  ) { (arguments, console) throws(CommandError) in
    guard let shell = arguments.argument("SHELL").flatMap(Shell.init(rawValue:)) else {
      preconditionFailure("The parser lets no other shell through.")
    }
    try console.print(shell.completions(of: arguments.program))
    return .done
  }
}
