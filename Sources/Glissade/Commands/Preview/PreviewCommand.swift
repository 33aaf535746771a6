import DesktopWindow
import Film
import Foundation
import Layouts
import Rendering
import Scenarios
import Tracing

/// One run of `glissade preview`: outputs, window, what is kept at the end.
struct PreviewCommand {
  private let file: ScenarioFile
  private let arguments: ParsedArguments
  private let console: Console
  private let outputs: OutputSet
  private let ghost: Ghost?
  /// Watches over the layout's code; nil where none runs.
  private let codeGuard: CodeGuard?
  /// Follows the layout's code while it is edited; nil where there is none.
  private let follower: CodeFollower?

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    file = try ScenarioFile(previewing: arguments, console)
    if let path = arguments.text("ghost") {
      ghost = Ghost(try TraceFile(path, console).trace)
    } else {
      ghost = nil
    }
    outputs = try OutputSet(arguments, of: file, isSession: true, console)
    follower = file.scenario.layout?.description.file.map { [console] in CodeFollower($0, console) }
    codeGuard =
      file.runsCode
      ? CodeGuard(
        .init(
          keep: { [outputs] in outputs.worst(of: outputs.finishTraces()) }),
        console) : nil
  }

  /// Shows it until it is closed, and keeps what is to be kept.
  func run() throws(CommandError) -> ExitCode {
    var options = PreviewOptions()
    options.isOffscreen = arguments.flag("offscreen")
    options.showsInspector = arguments.flag("inspector")
    options.drawing = arguments.text("draw").flatMap(PreviewOptions.Drawing.init) ?? .automatic
    defer {
      follower?.stop()
      codeGuard?.stop()
    }
    codeGuard?.begin()
    let (window, isOffscreen) = try open(options)
    codeGuard?.end()
    if !isOffscreen { codeGuard?.run.leaveToPerson() }
    codeGuard?.run.speak = { window.speakForStall($0) }
    codeGuard?.run.keep = { [outputs] in
      outputs.worst(
        of: outputs.finishTraces() + outputs.finishSessions(window.scenario))
    }
    var end: PreviewEnd?
    var failures: [CommandError] = []
    LastWill.make { [outputs, console] in
      let gone = CommandError(
        .unavailable, "the display is gone: what was done until then is kept")
      let failures = outputs.finishTraces() + outputs.finishSessions(window.scenario)
      let last = outputs.worst(of: failures) ?? gone
      console.report(last)
      return last.exitCode
    }
    defer { LastWill.revoke() }
    do throws(WindowError) {
      let interruption = console.interruption
      end = try window.run { interruption.isRequested }
    } catch {
      failures.append(CommandError(.unavailable, error.description.withoutFullStop))
    }
    failures += keep(window.scenario)
    if let failure = outputs.worst(of: failures) { throw failure }
    for warning in window.warnings { console.message("\(file.name): \(warning)") }
    if let failure = window.failure {
      throw CommandError(.badData, "\(file.name): \(failure)")
    }
    switch end {
    case .closed, nil: return .done
    case .interrupted: return .interrupted
    case .unsettled:
      console.message("\(file.name) did not settle")
      return .failed
    }
  }

  /// Ends the outputs; pictures and films are made of the session, replayed. Answers what went wrong.
  private func keep(_ session: Scenario) -> [CommandError] {
    var failures = outputs.finishTraces() + outputs.finishSessions(session)
    if outputs.hasFilms {
      // There is no window any more that could be closed.
      codeGuard?.run = .init()
      codeGuard?.begin()
      failures += outputs.makeFilms(of: file.replaced(by: session), RunSurvey(of: session)) {
        codeGuard?.begin()
      }
      codeGuard?.end()
    }
    return failures
  }

  /// Opens the window, or one that nobody sees where there is no display.
  private func open(
    _ options: PreviewOptions
  ) throws(CommandError) -> (window: PreviewWindow, isOffscreen: Bool) {
    do {
      let window = try makeWindow(options)
      if options.isOffscreen { console.message("offscreen: nothing is shown") }
      return (window, options.isOffscreen)
    } catch {
      guard !options.isOffscreen, options.drawing != .graphics else {
        throw CommandError(.unavailable, error.description.withoutFullStop)
      }
      var options = options
      options.isOffscreen = true
      do {
        let window = try makeWindow(options)
        console.message(
          "offscreen: nothing is shown, for there is no display (\(error.description.withoutFullStop))"
        )
        return (window, true)
      } catch {
        throw CommandError(.unavailable, error.description.withoutFullStop)
      }
    }
  }

  private func makeWindow(_ options: PreviewOptions) throws(WindowError) -> PreviewWindow {
    try PreviewWindow(
      file.scenario, name: file.name, surroundings: surroundings, style: outputs.options.style,
      options: options, observers: outputs.recorder.map { [$0] } ?? [])
  }

  private var surroundings: PreviewSurroundings {
    let layouts = arguments.program.layouts
    let console = console
    let watch = file.path.map(FileWatch.init)
    let arguments = arguments
    let keeper = SessionKeeper(stem: file.name)
    var surroundings = PreviewSurroundings(
      layouts: layouts, scenarioNames: Assets.ofProcess().names(of: .scenario),
      scenario: { try ScenarioFile($0, layouts: layouts, console).scenario },
      changedScenario: {
        watch?.hasChanged == true ? try ScenarioFile(previewing: arguments, console).scenario : nil
      },
      save: { try keeper.keep(Data($0.yaml(in: "").utf8), ending: "yaml") },
      savePicture: { try keeper.keep($0, ending: "png") })
    surroundings.ghost = ghost
    if let codeGuard {
      surroundings.code = PreviewCode(
        willWork: { codeGuard.begin() }, didWork: { codeGuard.end() })
      if let follower {
        surroundings.code?.news = { follower.takeNews() }
        surroundings.code?.wasShown = { follower.noteShown() }
      }
    }
    return surroundings
  }
}
