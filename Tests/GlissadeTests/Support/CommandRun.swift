import Foundation
import Testing

@testable import Glissade

/// What a command line of the program left.
struct CommandRun {
  let exitCode: ExitCode
  let output: String
  let messages: String

  /// Runs `glissade` in this process.
  init(_ words: String..., input: String = "") {
    self.init(words, input: input)
  }

  init(_ words: [String], input: String = "") {
    let test = TestConsole(input: MemoryInput(input))
    exitCode = Program.glissade.run(words, console: test.console)
    output = test.output.text
    messages = test.messages.text
  }
}
