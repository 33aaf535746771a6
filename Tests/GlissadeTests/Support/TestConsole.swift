@testable import Glissade

/// A console in memory, with what was written to it.
struct TestConsole {
  let output = MemoryOutput()
  let messages = MemoryOutput()
  let console: Console

  init(input: any ByteInput = MemoryInput(""), terminal: Terminal = .pipe) {
    console = Console(
      input: input, output: output, messages: messages, outputTerminal: terminal,
      messagesTerminal: terminal, interruption: Interruption())
  }
}

extension Terminal {
  /// No terminal at all.
  static let pipe = Terminal(isTerminal: false, columns: nil, environment: [:])

  /// A terminal that can do everything.
  static func wide(_ columns: Int) -> Terminal {
    Terminal(isTerminal: true, columns: columns, environment: ["TERM": "xterm"])
  }
}
