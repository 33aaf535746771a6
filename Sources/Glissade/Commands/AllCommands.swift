/// Every command of the tool, in the order the help lists them.
let allCommands: [Command] = {
  let commands: [Command] = [.record, .compare, .check, .list, .completions]
  return commands + [.help(of: commands, in: "glissade")]
}()
