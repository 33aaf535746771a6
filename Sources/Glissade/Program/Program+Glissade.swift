import Layouts

extension Program {
  /// The program `glissade`, with the layouts that come along.
  static let glissade = glissade(layouts: .standard)

  /// The same program with `layouts`: an application's own among them.
  static func glissade(layouts: LayoutCatalogue) -> Program {
    Program(
      name: "glissade",
      version: "0.1.0 (scenario format 1, trace format 1)",
      summary: "Glissade runs collection-view layouts and scroll physics on the desktop.",
      commands: allCommands,
      examples: [
        Command.Example("glissade list scenarios", "The scenarios that come along."),
        Command.Example("glissade record fling -o run.jsonl", "Run one and keep its trace."),
        Command.Example(
          "glissade compare run.jsonl other.csv", "Say how far two traces are apart."),
      ],
      layouts: layouts)
  }
}
