/// Every command of the tool, in the order the help lists them.
let allCommands: [Command] = {
  let commands: [Command] = [
    .preview, .record, .compare, .chart, .snapmap, .fit, .check, .list, .completions,
  ]
  return commands + [.help(of: commands, in: "glissade")]
}()
