extension Program {
  /// The program `glissade`.
  static let glissade = Program(
    name: "glissade",
    version: "0.1.0 (scenario format 1, trace format 1)",
    summary: "Glissade runs collection-view layouts and scroll physics on the desktop.",
    commands: allCommands,
    examples: [
      Command.Example(
        "glissade help completions", "Show what a command takes, and how it is called.")
    ])
}
