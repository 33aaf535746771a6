extension Command {
  /// Shows the help of the program or of one command: one of these, or its own.
  static func help(of commands: [Command]) -> Command {
    let name = "help"
    return Command(
      name,
      summary: "Show the help, or the help of one command",
      arguments: [
        CommandArgument(
          "COMMAND", count: .optional, kind: .choice(commands.map(\.name) + [name]),
          help: "The command to show the help of.")
      ],
      examples: [Example("glissade help completions", "Show what 'glissade completions' takes.")]
    ) { (arguments, console) throws(CommandError) in
      let program = arguments.program
      let terminal = console.terminal(.output)
      if let name = arguments.argument("COMMAND") {
        try console.print(HelpPage(of: program.command(name), in: program, terminal: terminal).text)
      } else {
        try console.print(HelpPage(of: program, terminal: terminal).text)
      }
      return .done
    }
  }
}
