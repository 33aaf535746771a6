import Film
import Scenarios
import Tracing

/// One run of `glissade record`: outputs, run, pictures, summary.
struct Recording {
  private let file: ScenarioFile
  private let console: Console
  private let outputs: OutputSet

  /// Creates the outputs. Errors: those of `OutputSet`.
  init(_ file: ScenarioFile, _ arguments: ParsedArguments, _ console: Console) throws(CommandError)
  {
    self.file = file
    self.console = console
    outputs = try OutputSet(arguments, of: file, console)
  }

  /// Runs the scenario to its end, or until it is interrupted, makes its pictures, and says what happened.
  ///
  /// An output that fails takes none of the others with it; the error with the highest exit code is thrown at the end.
  func run(asJSON: Bool) throws(CommandError) -> ExitCode {
    let codeGuard =
      file.runsCode
      ? CodeGuard(.init(keep: { [outputs] in outputs.worst(of: outputs.finishTraces()) }), console)
      : nil
    codeGuard?.begin()
    let simulation = Simulation(file.scenario, recorder: outputs.recorder)
    let progress = ProgressBar(file.name, console: console)
    let end = expectedEnd
    let console = console
    var survey = RunSurvey()
    let outcome = simulation.run { time in
      codeGuard?.begin()
      survey.note(simulation.scrollView, at: time)
      progress.update(min(time / end, 1))
      return !console.interruption.isRequested
    }
    progress.finish()
    codeGuard?.end()
    defer { codeGuard?.stop() }
    var failures = outputs.finishTraces()
    // They are ended; a film ends where the code that it shows does.
    codeGuard?.run.keep = { nil }
    codeGuard?.begin()
    // A run without an end of its own was stopped because no trace could take more.
    if outcome == .stopped, outputs.hasFilms { survey = RunSurvey(of: file.scenario) }
    failures += outputs.makeFilms(of: file, survey) { codeGuard?.begin() }
    codeGuard?.end()
    if let failure = outputs.worst(of: failures) { throw failure }
    for warning in simulation.warnings { console.message("\(file.name): \(warning)") }
    let (motions, changes) = (
      MotionReport(simulation.motions), ChangeReport(simulation.changes)
    )
    let tables = [motions.text, changes.text].compactMap(\.self)
    let text = tables.isEmpty ? "Nothing moved." : tables.joined(separator: "\n")
    try console.print(
      asJSON ? TraceValue.array(motions.values + changes.values).json : text,
      to: outputs.writesToOutput ? .messages : .output)
    return try exitCode(outcome, at: simulation.scrollView.currentTime)
  }

  private func exitCode(_ outcome: Simulation.Outcome, at end: Double) throws(CommandError)
    -> ExitCode
  {
    switch outcome {
    case .finished:
      return console.interruption.isRequested && outputs.hasFilms ? .interrupted : .done
    case .stopped:
      let time = MotionReport.rounded(end)
      console.message("interrupted at \(time) s; what was recorded until then is kept")
      return .interrupted
    case .failed(let reason): throw CommandError(.badData, "\(file.name): \(reason)")
    case .unsettled(let reason):
      console.message("\(file.name) did not settle: \(reason)")
      return .failed
    }
  }

  /// About when the run will be over, in s: the asked-for time, or a glide's length after the last event.
  private var expectedEnd: Double {
    if case .time(let end) = file.scenario.until { return max(end, 1) }
    return file.scenario.lastEventTime + 3
  }
}
