import Scenarios

extension Command {
  /// Says whether scenario files are right.
  static let check = Command(
    "check",
    summary: "Say whether scenarios are right",
    details: [
      "Reads every file and says what is wrong with it, with its place and a suggestion where a name "
        + "is misspelt. Exits with 65 where one is wrong."
    ],
    arguments: [
      CommandArgument(
        "SCENARIO", count: .oneOrMore, kind: .path(names: Assets.ofProcess().names(of: .scenario)),
        help: "Scenario files, or names of scenarios."
      )
    ],
    examples: [Example("glissade check my-list.yaml paging", "Check two scenarios.")]
  ) { (arguments, console) throws(CommandError) in
    var worst = ExitCode.done
    for input in arguments.arguments("SCENARIO") {
      do throws(CommandError) {
        let scenario = try ScenarioFile(input, layouts: arguments.program.layouts, console)
          .scenario
        let events = scenario.events.count == 1 ? "1 event" : "\(scenario.events.count) events"
        try console.print("\(input): right, \(events)")
      } catch {
        guard error.exitCode == .badData || error.exitCode == .noInput else { throw error }
        console.report(error)
        worst = error.exitCode == .badData || worst == .done ? error.exitCode : worst
      }
    }
    return worst
  }
}
