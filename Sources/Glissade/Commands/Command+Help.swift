extension Command {
  /// Shows the help of a program or of one of its commands: these, and itself.
  static func help(of commands: [Command], in program: String) -> Command {
    let name = "help"
    let names = commands.map(\.name) + [name]
    return Command(
      name,
      summary: "Show the help, or the help of one command",
      arguments: [
        CommandArgument(
          "COMMAND", count: .optional, kind: .choice(names),
          help: "The command to show the help of.")
      ],
      examples: [
        Example("\(program) help \(names[0])", "Show what '\(program) \(names[0])' takes.")
      ]
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
