import Foundation

/// What a command talks to: its three streams, what shows them, and whether it is asked to stop.
final class Console {
  /// Where a line goes.
  enum Stream: Sendable {
    /// Results: standard output.
    case output
    /// Messages and progress: standard error.
    case messages
  }

  /// Standard input.
  let input: any ByteInput
  /// Whether the command is asked to stop.
  let interruption: Interruption
  /// Whether whoever read standard output has closed it. A command that only prints need not look.
  private(set) var isOutputClosed = false

  private let output: any ByteOutput
  private let messages: any ByteOutput
  private let outputTerminal: Terminal
  private let messagesTerminal: Terminal

  init(
    input: any ByteInput, output: any ByteOutput, messages: any ByteOutput,
    outputTerminal: Terminal,
    messagesTerminal: Terminal, interruption: Interruption
  ) {
    self.input = input
    self.output = output
    self.messages = messages
    self.outputTerminal = outputTerminal
    self.messagesTerminal = messagesTerminal
    self.interruption = interruption
  }

  /// The console of this process. A closed pipe is an error to be seen from now on, no signal that
  /// kills; SIGINT and SIGTERM ask the command to stop. Call it once, first.
  static func ofProcess() -> Console {
    holdStandardStreams()
    signal(SIGPIPE, SIG_IGN)
    Interruption.catchSignals()
    let environment = ProcessInfo.processInfo.environment
    return Console(
      input: Descriptor.standardInput, output: Descriptor.standardOutput,
      messages: Descriptor.standardError,
      outputTerminal: Terminal(.standardOutput, environment: environment),
      messagesTerminal: Terminal(.standardError, environment: environment), interruption: .ofProcess
    )
  }

  /// What shows a stream.
  func terminal(_ stream: Stream) -> Terminal {
    switch stream {
    case .output: outputTerminal
    case .messages: messagesTerminal
    }
  }

  /// Prints a line.
  ///
  /// When the reader of standard output has gone, the line is dropped and the command goes on: so a
  /// comparison that fails still says so in its exit code. Errors: `.io` where standard output
  /// cannot be written for another reason; what standard error cannot take is dropped, for there is
  /// nobody to tell.
  func print(_ line: String = "", to stream: Stream = .output) throws(CommandError) {
    switch stream {
    case .output:
      do {
        try Array((line + "\n").utf8).withUnsafeBufferPointer { (bytes) throws(CommandError) in
          try write(UnsafeRawBufferPointer(bytes))
        }
      } catch  where error == .closedPipe {
        return
      }
    case .messages: show(line + "\n")
    }
  }

  /// Writes bytes to standard output, for data that is too long to go on without a reader.
  ///
  /// Errors: `closedPipe` where the reader has gone, `.io` where it cannot be written for another
  /// reason.
  func write(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
    if isOutputClosed { throw .closedPipe }
    do {
      try output.write(bytes)
    } catch {
      guard error.code == EPIPE else {
        throw CommandError(.io, "cannot write standard output: \(error.reason)")
      }
      isOutputClosed = true
      throw .closedPipe
    }
  }

  /// Says a sentence on standard error: `glissade: <sentence>`. Control characters in it are shown,
  /// not obeyed.
  func message(_ sentence: String) {
    show("glissade: \(sentence.withVisibleControls)\n")
  }

  /// Says on standard error why a command stops.
  func report(_ error: CommandError) {
    switch error.form {
    case .sentence:
      show(messagesTerminal.paint("glissade:", .red) + " \(error.message.withVisibleControls)\n")
    case .located: show(error.message.withVisibleControls + "\n")
    case .quiet: break
    }
  }

  /// Shows text on standard error as it is.
  func show(_ text: String) {
    try? Array(text.utf8).withUnsafeBytes { bytes in try messages.write(bytes) }
  }
}

/// Keeps the numbers 0, 1 and 2 from being given to a file this program opens, when it was started
/// without one of its standard streams: results would be written into that file.
///
/// What stands in their place refuses to be used: reading where the program writes, writing where
/// it reads.
private func holdStandardStreams() {
  for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
  where fcntl(number, F_GETFD) == -1 && errno == EBADF {
    // The lowest free number is this one, for those below it are taken.
    _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
