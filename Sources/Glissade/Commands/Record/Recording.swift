import Film
import Foundation
import Scenarios
import Tracing

/// One run of `glissade record`: outputs, run, pictures, summary.
struct Recording {
  private let file: ScenarioFile
  private let console: Console
  private let traces: [FileSink]
  private let films: [FilmOutput]
  private let filmOptions: FilmOptions
  private let recorder: TraceRecorder?
  /// Whether standard output carries the trace, so that the summary goes to standard error.
  private let writesToOutput: Bool

  /// Creates the outputs. Nothing is created when one of the names is wrong or something is missing.
  ///
  /// Errors: `.usage` for an ending that is no form; those of the options; `.unavailable` for a film without ffmpeg;
  /// `.cannotCreate`.
  init(_ file: ScenarioFile, _ arguments: ParsedArguments, _ console: Console) throws(CommandError)
  {
    self.file = file
    self.console = console
    let outputs = arguments.texts("output")
    var forms: [OutputForm] = []
    for path in outputs { forms.append(try OutputForm(of: path)) }
    try OutputPlaces.check(outputs, scenario: file.path)
    let filmForms = forms.compactMap { if case .film(let form) = $0 { form } else { nil } }
    filmOptions = try FilmOptions(arguments, forms: filmForms)
    let ffmpeg = filmForms.contains(where: \.isMovie) ? try Self.ffmpeg() : nil

    var traces: [FileSink] = []
    var films: [FilmOutput] = []
    var writers: [any TraceWriter] = []
    for (path, form) in zip(outputs, forms) {
      let sink = try FileSink(creating: path, console: console)
      switch form {
      case .trace(let form):
        traces.append(sink)
        writers.append(form.makeWriter(to: sink))
      case .film(let form):
        // ffmpeg opens it by its name; that it can be created is known now.
        if form.isMovie { try sink.close() }
        films.append(FilmOutput(form: form, sink: sink, ffmpeg: ffmpeg))
      }
    }
    self.traces = traces
    self.films = films
    writesToOutput = outputs.contains("-")
    let elements = arguments.text("elements").flatMap(ElementRecording.init) ?? .changed
    recorder =
      writers.isEmpty
      ? nil
      : TraceRecorder(
        header: TraceHeader(file.scenario, name: file.name, bytes: file.bytes), writers: writers,
        elements: elements)
  }

  /// Runs the scenario to its end, or until it is interrupted, makes its pictures, and says what happened.
  ///
  /// An output that fails takes none of the others with it; the error with the highest exit code is thrown at the end.
  mutating func run(asJSON: Bool) throws(CommandError) -> ExitCode {
    let simulation = Simulation(file.scenario, recorder: recorder)
    let progress = ProgressBar(file.name, console: console)
    let end = expectedEnd
    let console = console
    var survey = RunSurvey()
    let outcome = simulation.run { time in
      survey.note(simulation.scrollView, at: time)
      progress.update(min(time / end, 1))
      return !console.interruption.isRequested
    }
    progress.finish()
    recorder?.finish()
    var failures = recorder?.failures.compactMap { $0 as? CommandError } ?? []
    if failures.isEmpty {
      for sink in traces {
        do throws(CommandError) { try sink.close() } catch { failures.append(error) }
      }
    }
    // A run without an end of its own was stopped because no trace could take more.
    if outcome == .stopped, !films.isEmpty { survey = RunSurvey(of: file.scenario) }
    failures += makeFilms(survey)
    if let failure = worst(of: failures) { throw failure }
    for warning in simulation.warnings { console.message("\(file.name): \(warning)") }
    let summary = MotionReport(simulation.motions)
    try console.print(
      asJSON ? summary.json : summary.text, to: writesToOutput ? .messages : .output)
    return try exitCode(outcome, at: simulation.scrollView.currentTime)
  }

  /// Makes the pictures one after another, as long as nobody asks for an end, and answers what went wrong.
  private func makeFilms(_ survey: RunSurvey) -> [CommandError] {
    var failures: [CommandError] = []
    for film in films {
      guard !console.interruption.isRequested else {
        console.message("interrupted; '\(film.sink.path)' was not begun and is empty")
        continue
      }
      do throws(CommandError) {
        if try !film.make(of: file, survey, filmOptions, console) {
          console.message("interrupted; '\(film.sink.path)' has what was made until then")
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  /// The error to end with, when all others have been said.
  private func worst(of failures: [CommandError]) -> CommandError? {
    let ordered = failures.enumerated().sorted {
      ($0.element.exitCode.rawValue, -$0.offset) < ($1.element.exitCode.rawValue, -$1.offset)
    }.map(\.element)
    for other in ordered.dropLast() { console.report(other) }
    return ordered.last
  }

  private func exitCode(_ outcome: Simulation.Outcome, at end: Double) throws(CommandError)
    -> ExitCode
  {
    switch outcome {
    case .finished: return console.interruption.isRequested && !films.isEmpty ? .interrupted : .done
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

  private static func ffmpeg() throws(CommandError) -> FFmpeg {
    do {
      return try FFmpeg.find(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
    } catch {
      throw CommandError(.unavailable, error.description)
    }
  }
}

extension FileSink: TraceSink {}
