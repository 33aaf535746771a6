import Scenarios
import SnapLab
import Tracing

extension Command {
  /// Says whether scenario files are right, and how their releases land.
  static let check = Command(
    "check",
    summary: "Say whether scenarios are right, and which findings they have",
    details: [
      "Reads every file and says what is wrong with it, with its place and a suggestion where a name "
        + "is misspelt. Exits with 65 where one is wrong.",
      "What is right and has a release or a drag is swept as snapmap does, over a coarser grid, and its findings are "
        + "listed; 'glissade help snapmap' says what they are. With --strict they make the exit code 1.",
    ] + layoutFileDetails,
    arguments: [
      CommandArgument(
        "SCENARIO", count: .zeroOrMore, kind: .path(names: Assets.ofProcess().names(of: .scenario)),
        help: "Scenario files, or names of scenarios."
      ),
      .layoutFiles,
    ],
    options: [
      .value(
        "threshold", "NAME=VALUE", isRepeatable: true, help: "Change what counts as a finding."),
      .flag("strict", help: "Exit with 1 where there are findings."),
      .flag("json", help: "Print what was found as JSON."),
    ] + layoutOptions,
    examples: [
      Example("glissade check my-list.yaml paging", "Check two scenarios."),
      Example("glissade check carousel.yaml --strict", "Guard how a layout snaps, in a test."),
      Example("glissade check Carousel.swift", "Check a layout in a Swift file."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let thresholds = try SnapmapChoices.thresholds(arguments)
    var worst = ExitCode.done
    var checked: [ScenarioCheck] = []
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
        let codeGuard = file.runsCode ? CodeGuard(.init(remains: nil), console) : nil
        codeGuard?.begin()
        defer { codeGuard?.stop() }
        let check = ScenarioCheck(input ?? code.paths[0], file.scenario, thresholds) {
          codeGuard?.begin()
        }
        checked.append(check)
        if !arguments.flag("json") { try console.print(check.text) }
        let isFailed = arguments.flag("strict") && !check.findings.isEmpty
        if isFailed, worst == .done { worst = .failed }
      } catch {
        guard error.exitCode == .badData || error.exitCode == .noInput else { throw error }
        console.report(error)
        worst = error.exitCode == .badData || worst != .badData ? error.exitCode : worst
      }
    }
    if arguments.flag("json") {
      try console.print(TraceValue.array(checked.map(\.traceValue)).json)
    }
    return worst
  }
}
