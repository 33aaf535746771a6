import Foundation
import Scenarios
import Tracing

/// What of a preview is kept: its trace as it happens, and the session as a scenario at its end.
final class PreviewOutputs {
  private let sinks: [FileSink]
  private let recorder: TraceRecorder?
  private let sessions: [FileSink]

  /// Creates the outputs. Nothing is created when one of the names is wrong.
  ///
  /// Errors: `.usage` for an ending that is no form, `.cannotCreate`.
  init(_ paths: [String], _ file: ScenarioFile, _ console: Console) throws(CommandError) {
    let isSession = { (path: String) in path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
    let traces = paths.filter { !isSession($0) }
    var forms: [TraceForm] = []
    for path in traces {
      guard let form = path == "-" ? .jsonLines : TraceForm(fileName: path) else {
        throw CommandError(
          .usage,
          "cannot tell the form of '\(path)': expected a name that ends in .yaml, \(listed(TraceForm.allCases.map(\.rawValue), conjunction: "or"))"
        )
      }
      forms.append(form)
    }
    var sinks: [FileSink] = []
    for path in traces { sinks.append(try FileSink(creating: path, console: console)) }
    var sessions: [FileSink] = []
    for path in paths where isSession(path) {
      sessions.append(try FileSink(creating: path, console: console))
    }
    self.sinks = sinks
    self.sessions = sessions
    recorder =
      sinks.isEmpty
      ? nil
      : TraceRecorder(
        header: TraceHeader(file.scenario, name: file.name, bytes: file.bytes),
        writers: zip(sinks, forms).map { $1.makeWriter(to: $0) })
  }

  /// Who watches the run.
  var observers: [any RunObserver] { recorder.map { [$0] } ?? [] }

  /// Ends all outputs. Errors: the first thing that could not be written.
  func finish(_ session: Scenario) throws(CommandError) {
    recorder?.finish()
    let text = session.yaml
    for sink in sessions {
      try sink.write(text)
      try sink.close()
    }
    if let failure = recorder?.failures.compactMap({ $0 as? CommandError }).first { throw failure }
    for sink in sinks { try sink.close() }
  }
}
