import Scenarios

extension Command {
  /// Says whether scenario files are right.
  static let check = Command(
    "check",
    summary: "Say whether scenarios are right",
    details: [
      "Reads every file and says what is wrong with it, with its place and a suggestion where a name "
        + "is misspelt. Exits with 65 where one is wrong."
    ] + layoutFileDetails,
    arguments: [
      CommandArgument(
        "SCENARIO", count: .zeroOrMore, kind: .path(names: Assets.ofProcess().names(of: .scenario)),
        help: "Scenario files, or names of scenarios."
      ),
      .layoutFiles,
    ],
    options: layoutOptions,
    examples: [
      Example("glissade check my-list.yaml paging", "Check two scenarios."),
      Example("glissade check Carousel.swift", "Check that a layout compiles."),
    ]
  ) { (arguments, console) throws(CommandError) in
    var worst = ExitCode.done
    let layouts = arguments.program.layouts
    let code = try NamedCode(arguments, isForSeveral: true)
    let inputs: [String?] = arguments.arguments("SCENARIO")
    guard !inputs.isEmpty || code.layout != nil else {
      throw CommandError(.usage, "SCENARIO is missing")
    }
    for input in inputs.isEmpty ? [nil] : inputs {
      do throws(CommandError) {
        let file =
          if let input {
            try ScenarioFile(input, layouts: layouts, code: code, console)
          } else { try ScenarioFile(showing: code, layouts: layouts) }
        let scenario = file.scenario
        let events = scenario.events.count == 1 ? "1 event" : "\(scenario.events.count) events"
        try console.print("\(input ?? code.paths[0]): right, \(events)")
      } catch {
        guard error.exitCode == .badData || error.exitCode == .noInput else { throw error }
        console.report(error)
        worst = error.exitCode == .badData || worst == .done ? error.exitCode : worst
      }
    }
    return worst
  }
}
