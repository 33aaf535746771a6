import DesktopWindow
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
  private let outputs: PreviewOutputs
  private let style: CardStyle

  /// What is shown where nobody says what: it scrolls, snaps and changes size at once.
  static let standardScenario = "line-carousel"

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    let input = arguments.argument("SCENARIO") ?? Self.standardScenario
    file = try ScenarioFile(previewing: input, arguments, console)
    style =
      try arguments.text("images").map { (folder) throws(CommandError) in
        CardStyle(images: try ImageFolder(folder).read())
      } ?? CardStyle()
    outputs = try PreviewOutputs(arguments.texts("output"), file, console)
  }

  /// Shows it until it is closed, and keeps what is to be kept.
  func run() throws(CommandError) -> ExitCode {
    var options = PreviewOptions()
    options.isOffscreen = arguments.flag("offscreen")
    options.showsInspector = arguments.flag("inspector")
    options.drawing = arguments.text("draw").flatMap(PreviewOptions.Drawing.init) ?? .automatic
    let window = try open(options)
    let end: PreviewEnd
    LastWill.make { [outputs, console] in
      var last = CommandError(.unavailable, "the display is gone: what was done until then is kept")
      do throws(CommandError) { try outputs.finish(window.scenario) } catch { last = error }
      console.report(last)
      return last.exitCode
    }
    defer { LastWill.revoke() }
    do {
      let interruption = console.interruption
      end = try window.run { interruption.isRequested }
    } catch {
      try outputs.finish(window.scenario)
      throw CommandError(.unavailable, error.description.droppingFullStop)
    }
    try outputs.finish(window.scenario)
    for warning in window.warnings { console.message("\(file.name): \(warning)") }
    if let failure = window.failure {
      throw CommandError(.badData, "\(file.name): \(failure)")
    }
    switch end {
    case .closed: return .done
    case .interrupted: return .interrupted
    case .unsettled:
      console.message("\(file.name) did not settle")
      return .failed
    }
  }

  /// Opens the window, or one that nobody sees where there is no display.
  private func open(_ options: PreviewOptions) throws(CommandError) -> PreviewWindow {
    do {
      let window = try makeWindow(options)
      if options.isOffscreen { console.message("offscreen: nothing is shown") }
      return window
    } catch {
      guard !options.isOffscreen, options.drawing != .graphics else {
        throw CommandError(.unavailable, error.description.droppingFullStop)
      }
      var options = options
      options.isOffscreen = true
      do {
        let window = try makeWindow(options)
        console.message(
          "offscreen: nothing is shown, for there is no display (\(error.description.droppingFullStop))"
        )
        return window
      } catch {
        throw CommandError(.unavailable, error.description.droppingFullStop)
      }
    }
  }

  private func makeWindow(_ options: PreviewOptions) throws(WindowError) -> PreviewWindow {
    try PreviewWindow(
      file.scenario, name: file.name, surroundings: surroundings, style: style,
      options: options, observers: outputs.observers)
  }

  private var surroundings: PreviewSurroundings {
    let layouts = arguments.program.layouts
    let console = console
    let watch = FileWatch(file.path)
    let (arguments, path) = (arguments, file.path)
    let keeper = SessionKeeper(stem: file.name)
    return PreviewSurroundings(
      layouts: layouts, scenarioNames: Assets.ofProcess().names(of: .scenario),
      scenario: { try ScenarioFile($0, layouts: layouts, console).scenario },
      changedScenario: {
        watch.hasChanged ? try ScenarioFile(previewing: path, arguments, console).scenario : nil
      },
      save: { try keeper.keep(Data($0.yaml.utf8), ending: "yaml") },
      savePicture: { try keeper.keep($0, ending: "png") })
  }
}

extension String {
  /// A sentence of another module as part of one of ours.
  fileprivate var droppingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
