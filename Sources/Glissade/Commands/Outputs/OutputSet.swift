import Film
import Foundation
import Scenarios
import Tracing

/// The outputs of one run, created before it begins: traces that are written as it goes, pictures and films that are made
/// after it, and the session itself as a scenario.
final class OutputSet {
  /// What a command line can say about outputs, beside their names.
  static let options: [CommandOption] =
    FilmOptions.options + [
      .value(
        "elements", "WHICH", kind: .choice(ElementRecording.allCases.map(\.rawValue)),
        help: "Which cells and other elements a frame of a trace has: those that changed (default)."
      )
    ]

  /// Writes the traces; nil where there is none.
  let recorder: TraceRecorder?
  /// Whether any output is a picture or a film.
  var hasFilms: Bool { !films.isEmpty }
  /// Whether standard output carries the trace, so that the summary goes to standard error.
  let writesToOutput: Bool
  /// What pictures and films show beside the scene, and how cells look.
  let options: FilmOptions

  private let console: Console
  private var traces: [FileSink] = []
  private var films: [FilmOutput] = []
  private var sessions: [FileSink] = []

  /// Creates the outputs of a run of `file`. Nothing is created when one of the names is wrong or something is missing.
  ///
  /// - Parameter isSession: whether the run can be kept as a scenario.
  ///
  /// Errors: `.usage` for an ending that is no form; those of the options; `.unavailable` for a picture without fonts or a
  /// film without ffmpeg; `.cannotCreate`.
  init(
    _ arguments: ParsedArguments, of file: ScenarioFile, isSession: Bool = false, _ console: Console
  ) throws(CommandError) {
    self.console = console
    let outputs = arguments.texts("output")
    var forms: [OutputForm] = []
    for path in outputs { forms.append(try OutputForm(of: path, isSession: isSession)) }
    try OutputPlaces.check(outputs, inputs: file.inputs)
    let filmForms = forms.compactMap { if case .film(let form) = $0 { form } else { nil } }
    options = try FilmOptions(arguments, forms: filmForms, hasCells: isSession)
    if isSession || !filmForms.isEmpty { try Fonts.check() }
    let ffmpeg = filmForms.contains(where: \.isMovie) ? try Self.ffmpeg() : nil
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
      case .session: sessions.append(sink)
      }
    }
    writesToOutput = outputs.contains("-")
    let elements = arguments.text("elements").flatMap(ElementRecording.init) ?? .changed
    recorder =
      writers.isEmpty
      ? nil
      : TraceRecorder(
        header: TraceHeader(file.scenario, name: file.name, bytes: file.bytes), writers: writers,
        elements: elements)
  }

  /// Ends the traces, and answers what went wrong with them.
  func finishTraces() -> [CommandError] {
    recorder?.finish()
    var failures = recorder?.failures.compactMap { $0 as? CommandError } ?? []
    guard failures.isEmpty else { return failures }
    for sink in traces {
      do throws(CommandError) { try sink.close() } catch { failures.append(error) }
    }
    return failures
  }

  /// Writes the session, and answers what went wrong with it.
  func finishSessions(_ session: Scenario) -> [CommandError] {
    guard !sessions.isEmpty else { return [] }
    return sessions.compactMap { (sink) -> CommandError? in
      do throws(CommandError) {
        try sink.write(session.yaml(in: sink.path.folder))
        try sink.close()
        return nil
      } catch { return error }
    }
  }

  /// Makes the pictures one after another, as long as nobody asks for an end, and answers what went wrong. `willRun` is
  /// called before each frame of the run.
  func makeFilms(
    of file: ScenarioFile, _ survey: RunSurvey, willRun: @escaping () -> Void
  ) -> [CommandError] {
    var failures: [CommandError] = []
    for film in films {
      guard !console.interruption.isRequested else {
        console.message("interrupted; '\(film.sink.path)' was not begun and is empty")
        continue
      }
      do throws(CommandError) {
        if try !film.make(of: file, survey, options, console, willRun: willRun) {
          console.message("interrupted; '\(film.sink.path)' has what was made until then")
        }
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  /// Says all failures but the worst, and answers that: the one with the highest exit code.
  func worst(of failures: [CommandError]) -> CommandError? {
    let ordered = failures.enumerated().sorted {
      ($0.element.exitCode.rawValue, -$0.offset) < ($1.element.exitCode.rawValue, -$1.offset)
    }.map(\.element)
    for other in ordered.dropLast() { console.report(other) }
    return ordered.last
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
