import Testing

@testable import Glissade

struct ProgressBarTests {
  /// A clock that is set by hand.
  private final class Clock {
    var time = ContinuousClock.now
  }

  private let clock = Clock()

  private func bar(_ test: TestConsole, title: String = "recording") -> ProgressBar {
    let clock = clock
    return ProgressBar(title, console: test.console) { clock.time }
  }

  @Test func `work of less than a second shows nothing`() {
    let test = TestConsole(terminal: .wide(60))
    let bar = bar(test)
    clock.time += .milliseconds(999)
    bar.update(0.5)
    bar.finish()
    #expect(test.messages.text.isEmpty)
  }

  @Test func `longer work is shown, ten times a second at most, and cleared once`() {
    let test = TestConsole(terminal: .wide(60))
    let bar = bar(test)
    clock.time += .seconds(1)
    bar.update(0.5)
    bar.update(0.6)
    clock.time += .milliseconds(99)
    bar.update(0.7)
    clock.time += .milliseconds(1)
    bar.update(2)
    bar.finish()
    bar.finish()
    let half =
      "\rrecording  [" + String(repeating: "#", count: 20) + String(repeating: "-", count: 20)
      + "]   50%\u{1B}[K"
    let whole = "\rrecording  [" + String(repeating: "#", count: 40) + "]  100%\u{1B}[K"
    #expect(test.messages.text == half + whole + "\r\u{1B}[K")
    #expect(test.output.text.isEmpty)
  }

  @Test func `a bar that is dropped is cleared`() {
    let test = TestConsole(terminal: .wide(60))
    do {
      let bar = bar(test)
      clock.time += .seconds(1)
      bar.update(0)
    }
    #expect(test.messages.text.hasSuffix("\r\u{1B}[K"))
  }

  @Test(arguments: [1, 10, 19, 20, 21, 24, 30, 60, 200])
  func `the line never fills the terminal's last column`(width: Int) {
    let test = TestConsole(terminal: .wide(width))
    let bar = bar(test)
    clock.time += .seconds(1)
    bar.update(1)
    let line = test.messages.text.dropFirst().prefix { $0 != "\u{1B}" }
    #expect(line.count <= max(4, width - 1))
    #expect(line.hasSuffix("100%"))
  }

  @Test func `nothing is drawn where there is no terminal`() {
    let test = TestConsole()
    let bar = bar(test)
    clock.time += .seconds(5)
    bar.update(0.5)
    bar.finish()
    #expect(test.messages.text.isEmpty)
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1, 0])
  func `a fraction that is none is the beginning`(fraction: Double) {
    let test = TestConsole(terminal: .wide(60))
    let bar = bar(test)
    clock.time += .seconds(5)
    bar.update(fraction)
    #expect(test.messages.text.contains("   0%"))
  }
}
