import Foundation
import Geometry
import Scenarios
import SnapLab

/// One run of `glissade snapmap`: maps, findings, outputs, summary.
struct SnapmapCommand {
  private let file: ScenarioFile
  private let arguments: ParsedArguments
  private let console: Console
  private let choices: SnapmapChoices
  private let outputs: SnapmapOutputs

  /// Reads the scenario and what is asked. Errors: `.usage`; those of `ScenarioFile`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    choices = try SnapmapChoices(arguments)
    outputs = try SnapmapOutputs(arguments, console)
    file = try ScenarioFile(arguments, console)
    try OutputPlaces.check(arguments.texts("output"), inputs: file.inputs)
  }

  /// Sweeps, judges, writes and says what was found.
  func run() throws(CommandError) -> ExitCode {
    let codeGuard =
      file.runsCode ? CodeGuard(.init(remains: "nothing was written"), console) : nil
    codeGuard?.begin()
    defer { codeGuard?.stop() }
    let maps = try makeMaps { codeGuard?.begin() }
    let comparison = RuleComparison(maps)
    let findings = comparison.maps.map {
      $0.findings(choices.thresholds) { codeGuard?.begin() }
    }
    codeGuard?.stop()
    try outputs.write(comparison, findings, of: file.name)
    if let folder = arguments.text("findings-to") {
      for (map, found) in zip(maps, findings) {
        let name = choices.rules.isEmpty ? file.name : "\(file.name)-\(map.name)"
        try FindingFolder(folder).write(found, of: name, console)
      }
    }
    let isJSON = arguments.flag("json")
    if choices.rules.isEmpty {
      let report = SnapmapReport(comparison.maps[0], findings[0], name: file.name)
      try console.print(isJSON ? report.json : report.text)
    } else {
      let report = RuleReport(comparison, findings, name: file.name, choices.thresholds)
      try console.print(isJSON ? report.json : report.text)
    }
    return arguments.flag("strict") && findings.contains { !$0.isEmpty } ? .failed : .done
  }

  /// The scenario's own map, or one for each rule, over the grid of the first. `goesOn` is called each time that code of
  /// a layout has come back.
  private func makeMaps(
    goesOn: () -> Void
  ) throws(CommandError) -> [(name: String, map: SnapMap)] {
    var subjects: [(name: String, subject: SnapSubject)] = []
    do {
      if choices.rules.isEmpty { subjects.append((file.name, try subject(of: file.scenario))) }
      for rule in choices.rules {
        let scenario = try rule.map { (rule) throws(SnapLabError) in
          try file.scenario.snapping(by: rule.rule)
        }
        subjects.append(
          (rule?.rawValue ?? SnapmapChoices.ownRule, try subject(of: scenario ?? file.scenario)))
      }
    } catch {
      throw CommandError(.badData, "\(file.name): \(error.description)")
    }
    let grid = ReleaseGrid(for: subjects[0].subject, choices.grid)
    let progress = ProgressBar(file.name, console: console)
    defer { progress.finish() }
    var maps: [(name: String, map: SnapMap)] = []
    for (name, subject) in subjects {
      let before = Double(maps.count)
      guard
        let map = SnapMap(
          subject, over: grid, threads: threads,
          while: { share in
            goesOn()
            progress.update((before + share) / Double(subjects.count))
            return !console.interruption.isRequested
          })
      else { throw CommandError(.interrupted, "interrupted: nothing was written") }
      maps.append((name, map))
    }
    return maps
  }

  private var threads: Int {
    arguments.integer("threads") ?? ProcessInfo.processInfo.activeProcessorCount
  }

  private func subject(of scenario: Scenario) throws(SnapLabError) -> SnapSubject {
    try SnapSubject(
      scenario, at: arguments.number("at"), sweeping: choices.kind,
      axis: arguments.text("axis").flatMap(Axis.init))
  }
}
