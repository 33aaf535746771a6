/// A bar on standard error for work a person waits for; nothing at all where standard error is not
/// a terminal.
///
/// It appears after a second, is drawn ten times a second at most, and is gone when it is finished
/// or dropped. The clock is the machine's: this is how the tool looks, nothing a simulation can
/// see.
final class ProgressBar {
  /// Seconds of work before the bar appears: shorter work needs none.
  static let delay = Duration.seconds(1)
  /// The least time between two drawings: faster cannot be read.
  static let interval = Duration.milliseconds(100)

  private let title: String
  private let console: Console
  private let now: () -> ContinuousClock.Instant
  private var nextDrawing: ContinuousClock.Instant
  private var isShown = false

  /// Begins to count the time. `title` says what is done, in a few words.
  init(_ title: String, console: Console, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.title = title
    self.console = console
    self.now = now
    self.nextDrawing = now() + Self.delay
  }

  deinit { finish() }

  /// Shows how much of the work is done, from 0 to 1; what is outside is taken as the nearer end.
  func update(_ fraction: Double) {
    let terminal = console.terminal(.messages)
    guard terminal.allowsRedrawing, now() >= nextDrawing else { return }
    nextDrawing = now() + Self.interval
    isShown = true
    // The comparison is false for NaN, which is no progress.
    let fraction = fraction > 0 ? min(fraction, 1) : 0
    console.show("\r" + line(fraction: fraction, width: terminal.width - 1) + "\u{1B}[K")
  }

  /// Clears the bar.
  func finish() {
    guard isShown else { return }
    isShown = false
    console.show("\r\u{1B}[K")
  }

  /// "recording  [####----]  42%", or without the bar where the terminal is too narrow for it.
  private func line(fraction: Double, width: Int) -> String {
    let percent = "\(Int(fraction * 100))%"
    let end = String(repeating: " ", count: 4 - percent.count) + percent
    let room = min(40, width - title.displayWidth - end.count - 6)
    guard room >= 4 else { return percent }
    let filled = Int(fraction * Double(room))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "\(title)  [\(bar)]  \(end)"
  }
}
