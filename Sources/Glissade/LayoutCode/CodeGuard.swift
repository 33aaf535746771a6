import Foundation
import LayoutFiles

/// What becomes of a run whose layout's own code crashes or does not come back: it is said which, what was recorded is
/// kept, and the process ends, for nothing else ends such code.
final class CodeGuard {
  /// What is said, and done, on behalf of a run.
  struct Run {
    /// Ends the outputs, and answers the worst of what went wrong.
    var keep: () -> CommandError? = { nil }
    /// What is left of it, for a sentence; nil where there is nothing to be left.
    var remains: String? = "what was recorded until then is kept"
    /// Says a sentence in the window, and answers whether the person wants to quit there.
    var speak: (String) -> Bool = { _ in false }
    /// When it ends by itself, in s; nil for never. Default, ours: above what a layout of a million items needs for a
    /// frame, and below what a service waits.
    var patience: Double? = 60
    /// How a person ends it, for a sentence.
    var exit = "Ctrl-C ends it"

    /// In a window that a person can close, and that waits until then.
    mutating func leaveToPerson() {
      patience = nil
      exit = "close the window, or press Ctrl-C, to end it"
    }
  }

  /// Change it only while no code of the layout is called.
  nonisolated(unsafe) var run: Run

  private let console: Console
  private var watch: StallWatch?

  /// Guards `run` from now on, until `stop`. Call it from the main thread, which alone survives endless recursion long
  /// enough to say so.
  init(_ run: Run, _ console: Console) {
    self.run = run
    self.console = console
    CrashWatch.begin { [self] call in
      end("\(call.words) crashed", .badData)
    }
    // The watch reads what the main thread has made while that one is stuck.
    nonisolated(unsafe) let guarding = self
    watch = StallWatch { stall in guarding.note(stall) }
  }

  /// The layout's code is called, or has come back and is called again.
  func begin() { watch?.begin() }

  /// It has come back.
  func end() { watch?.end() }

  /// Guards no longer.
  func stop() {
    watch?.stop()
    CrashWatch.end()
  }

  private func note(_ stall: StallWatch.Stall) {
    let what = stall.call.words
    let seconds = Int(stall.seconds)
    let sentence = "\(what) has not come back for \(seconds) s"
    if stall.isNew { console.message("\(sentence); \(run.exit)") }
    let isLate = run.patience.map { stall.seconds > $0 } ?? false
    let isInterrupted = console.interruption.isRequested
    guard run.speak(sentence) || isLate || isInterrupted else { return }
    _exit(
      end(
        "\(what) did not come back for \(seconds) s", isInterrupted ? .interrupted : .badData))
  }

  private func end(_ sentence: String, _ code: ExitCode) -> Int32 {
    if let failure = run.keep() { console.report(failure) }
    console.report(CommandError(code, sentence + (run.remains.map { "; \($0)" } ?? "")))
    return code.rawValue
  }
}
