import Charts
import Foundation
import Geometry
import Scenarios
import SnapLab
import Tracing

/// One run of `glissade snapmap`: map, findings, outputs, summary.
struct SnapmapCommand {
  /// What an output holds.
  private enum Output {
    case table(String)
    case value(String)
    case picture(PictureFile)
  }

  private let file: ScenarioFile
  private let arguments: ParsedArguments
  private let console: Console
  private let choices: SnapmapChoices
  private let outputs: [Output]
  private let pictureSize: CGSize?

  /// Reads the scenario and what is asked. Errors: `.usage`; those of `ScenarioFile`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    choices = try SnapmapChoices(arguments)
    let paths = arguments.texts("output")
    var outputs: [Output] = []
    for path in paths { outputs.append(try Self.output(path)) }
    self.outputs = outputs
    pictureSize = try arguments.size("picture", PictureFile.sides, example: "1000x620")
    file = try ScenarioFile(arguments, console)
    try OutputPlaces.check(paths, inputs: file.inputs)
  }

  /// Sweeps, judges, writes and says what was found.
  func run() throws(CommandError) -> ExitCode {
    let map = try makeMap()
    let findings = map.findings(choices.thresholds)
    for output in outputs { try write(map, findings, to: output) }
    let report = SnapmapReport(map, findings, name: file.name)
    if let folder = arguments.text("findings-to") {
      try FindingFolder(folder).write(findings, of: file.name, console)
    }
    try console.print(arguments.flag("json") ? report.json : report.text)
    return arguments.flag("strict") && !findings.isEmpty ? .failed : .done
  }

  private func makeMap() throws(CommandError) -> SnapMap {
    let codeGuard = file.runsCode ? CodeGuard(.init(), console) : nil
    codeGuard?.begin()
    defer { codeGuard?.stop() }
    let subject: SnapSubject
    do {
      subject = try SnapSubject(
        file.scenario, at: arguments.number("at"), sweeping: choices.kind,
        axis: arguments.text("axis").flatMap(Axis.init))
    } catch {
      throw CommandError(.badData, "\(file.name): \(error.description)")
    }
    let progress = ProgressBar(file.name, console: console)
    defer { progress.finish() }
    let interruption = console.interruption
    let threads = arguments.integer("threads") ?? ProcessInfo.processInfo.activeProcessorCount
    let map = SnapMap(
      subject, over: ReleaseGrid(for: subject, choices.grid), threads: threads
    ) { share in
      codeGuard?.begin()
      progress.update(share)
      return !interruption.isRequested
    }
    guard let map else { throw CommandError(.interrupted, "interrupted: nothing was written") }
    return map
  }

  private static func output(_ path: String) throws(CommandError) -> Output {
    if path.hasSuffix(".csv") { return .table(path) }
    if path.hasSuffix(".json") { return .value(path) }
    if let file = try PictureFile(path) { return .picture(file) }
    let endings = [".csv", ".json"] + PictureFile.Form.allCases.map(\.rawValue)
    throw CommandError(
      .usage,
      "cannot tell the form of '\(path)': expected a name that ends in "
        + listed(endings, conjunction: "or"))
  }

  private func write(
    _ map: SnapMap, _ findings: [Finding], to output: Output
  ) throws(CommandError) {
    switch output {
    case .table(let path): try write(map.csv, to: path)
    case .value(let path): try write(map.traceValue.json + "\n", to: path)
    case .picture(let picture):
      let title = arguments.text("title") ?? "Where releases of \(file.name) land"
      let drawing = LandingMap(
        [map.field(title: file.name, marking: findings)], title: title, size: pictureSize)
      try picture.write(
        size: drawing.size, scale: arguments.number("scale") ?? 2, console: console
      ) { drawing.draw(on: $0) }
    }
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    let sink = try FileSink(creating: path, console: console)
    try sink.write(text)
    try sink.close()
  }
}
