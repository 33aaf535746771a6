import Foundation
import Testing

@testable import Glissade

struct ConsoleTests {
  @Test func `results and messages go separate ways`() throws {
    let test = TestConsole()
    try test.console.print("result")
    try test.console.print()
    try test.console.print("note", to: .messages)
    test.console.message("careful")
    test.console.report(CommandError(.io, "broken"))
    test.console.report(.closedPipe)
    #expect(test.output.text == "result\n\n")
    #expect(test.messages.text == "note\nglissade: careful\nglissade: broken\n")
  }

  @Test func `printing goes on without a reader, writing data stops`() throws {
    let test = TestConsole()
    test.output.failure = SystemFailure(code: EPIPE)
    try test.console.print("nobody reads this")
    #expect(test.console.isOutputClosed)
    #expect(throws: CommandError.closedPipe) {
      try [1, 2].withUnsafeBytes { try test.console.write($0) }
    }
    #expect(CommandError.closedPipe.exitCode == .done)
    test.console.report(.closedPipe)
    #expect(test.messages.text.isEmpty)
  }

  @Test func `any other failure of standard output is an error`() {
    let test = TestConsole()
    test.output.failure = SystemFailure(code: ENOSPC)
    #expect(throws: CommandError(.io, "cannot write standard output: no space left on the device"))
    {
      try test.console.print("x")
    }
  }

  @Test func `messages nobody can read are dropped`() throws {
    let test = TestConsole()
    test.messages.failure = SystemFailure(code: EIO)
    test.console.message("x")
    try test.console.print("x", to: .messages)
    #expect(test.messages.bytes.isEmpty)
  }

  @Test(arguments: [
    ("plain äöü 日本", "plain äöü 日本"), ("a\tb\nc", "a\tb\nc"), ("\u{1B}[2J", #"\u{1B}[2J"#),
    ("\u{9B}\u{7F}\0", #"\u{9B}\u{7F}\u{0}"#),
    ("\r\n", "\\u{D}\n"),
  ])
  func `control characters are shown, not obeyed`(text: String, visible: String) {
    #expect(text.withVisibleControls == visible)
  }
}

struct TerminalTests {
  @Test(arguments: [
    (true, ["TERM": "xterm"], true, true),
    (true, ["TERM": "xterm", "NO_COLOR": ""], true, true),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (true, ["TERM": "dumb"], false, false),
    (true, [:], false, false),
    (false, ["TERM": "xterm"], false, false),
  ])
  func `colours need a terminal, its name, and no objection`(
    isTerminal: Bool, environment: [String: String], allowsRedrawing: Bool, allowsColour: Bool
  ) {
    let terminal = Terminal(isTerminal: isTerminal, columns: 100, environment: environment)
    #expect(terminal.allowsRedrawing == allowsRedrawing)
    #expect(terminal.allowsColour == allowsColour)
    for emphasis in Terminal.Emphasis.allCases {
      #expect((terminal.paint("x", emphasis) == "x") == !allowsColour)
    }
  }

  @Test func `eighty columns where nobody says`() {
    #expect(Terminal(isTerminal: true, columns: nil, environment: [:]).width == 80)
    #expect(Terminal(isTerminal: false, columns: 132, environment: [:]).width == 80)
    #expect(Terminal(isTerminal: true, columns: 132, environment: [:]).width == 132)
  }
}
