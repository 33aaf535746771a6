import Foundation
import Scenarios
import Tracing

/// One run of `glissade record`: outputs, run, summary.
struct Recording {
  private let file: ScenarioFile
  private let console: Console
  private let sinks: [FileSink]
  private let recorder: TraceRecorder?
  /// Whether standard output carries the trace, so that the summary goes to standard error.
  private let writesToOutput: Bool

  /// Creates the outputs. Nothing is created when one of the names is wrong.
  ///
  /// Errors: `.usage` for an ending that is no form, `.cannotCreate`.
  init(
    _ file: ScenarioFile, outputs: [String], elements: ElementRecording, _ console: Console
  ) throws(CommandError) {
    self.file = file
    self.console = console
    let forms = try Self.forms(of: outputs)
    try Self.checkPlaces(of: outputs, scenario: file.path)
    var sinks: [FileSink] = []
    for path in outputs { sinks.append(try FileSink(creating: path, console: console)) }
    self.sinks = sinks
    writesToOutput = outputs.contains("-")
    recorder =
      sinks.isEmpty
      ? nil
      : TraceRecorder(
        header: TraceHeader(file.scenario, name: file.name, bytes: file.bytes),
        writers: zip(sinks, forms).map { $1.makeWriter(to: $0) }, elements: elements)
  }

  /// Runs the scenario to its end, or until it is interrupted, and says what happened.
  mutating func run(asJSON: Bool) throws(CommandError) -> ExitCode {
    let simulation = Simulation(file.scenario, recorder: recorder)
    let progress = ProgressBar(file.name, console: console)
    let end = expectedEnd
    let console = console
    let outcome = simulation.run { time in
      progress.update(min(time / end, 1))
      return !console.interruption.isRequested
    }
    progress.finish()
    recorder?.finish()
    if let failure = recorder?.failures.compactMap({ $0 as? CommandError }).max(by: {
      $0.exitCode.rawValue < $1.exitCode.rawValue
    }) {
      throw failure
    }
    for sink in sinks { try sink.close() }
    for warning in simulation.warnings { console.message("\(file.name): \(warning)") }
    let summary = MotionReport(simulation.motions)
    try console.print(
      asJSON ? summary.json : summary.text, to: writesToOutput ? .messages : .output)
    switch outcome {
    case .finished: return .done
    case .stopped:
      let time = MotionReport.rounded(simulation.scrollView.currentTime)
      console.message("interrupted at \(time) s; what was recorded until then is kept")
      return .interrupted
    case .failed(let reason): throw CommandError(.badData, "\(file.name): \(reason)")
    case .unsettled(let reason):
      console.message("\(file.name) did not settle: \(reason)")
      return .failed
    }
  }

  /// About when the run will be over, in s: the asked-for time, or a glide's length after the last
  /// event.
  private var expectedEnd: Double {
    if case .time(let end) = file.scenario.until { return max(end, 1) }
    return file.scenario.lastEventTime + 3
  }

  /// Refuses to write two traces into one file, or a trace over its own scenario.
  private static func checkPlaces(of outputs: [String], scenario: String) throws(CommandError) {
    var taken = [place(of: scenario): "the scenario itself"]
    for path in outputs {
      if let other = taken.updateValue("given twice", forKey: place(of: path)) {
        throw CommandError(.usage, "the output '\(path)' is \(other)")
      }
    }
  }

  /// Where a path leads, links followed, also those to nowhere yet; `-` leads to a stream of its
  /// own.
  private static func place(of path: String) -> String {
    guard path != "-" else { return path }
    var url = URL(filePath: path)
    // A chain of links longer than this is a circle to the system as well.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else {
        break
      }
      url = URL(filePath: next, relativeTo: url.deletingLastPathComponent())
    }
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appending(path: url.lastPathComponent).standardizedFileURL.path
  }

  private static func forms(of outputs: [String]) throws(CommandError) -> [TraceForm] {
    var forms: [TraceForm] = []
    for path in outputs {
      guard let form = path == "-" ? .jsonLines : TraceForm(fileName: path) else {
        let endings = listed(TraceForm.allCases.map(\.rawValue), conjunction: "or")
        throw CommandError(
          .usage, "cannot tell the form of '\(path)': expected a name that ends in \(endings)")
      }
      forms.append(form)
    }
    return forms
  }
}

extension FileSink: TraceSink {}
