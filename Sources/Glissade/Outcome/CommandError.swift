/// Why a command stops: one full sentence for a person, one exit code for the shell.
struct CommandError: Error, Equatable, Sendable {
  /// How the message is shown on standard error.
  enum Form: Equatable, Sendable {
    /// A sentence, printed as `glissade: <sentence>`.
    case sentence
    /// Lines that carry their own place, `file:line:column: what is wrong`, printed as they are.
    case located
    /// Nothing is printed: there is nobody left to read it.
    case quiet
  }

  /// What the program exits with.
  let exitCode: ExitCode

  /// What is wrong, with the value at fault; without a prefix, and without a full stop at its end.
  let message: String

  /// How `message` is shown.
  let form: Form

  /// Makes an error out of a sentence. With `.usage`, the program adds where to find help.
  init(_ exitCode: ExitCode, _ sentence: String) {
    self.init(exitCode: exitCode, message: sentence, form: .sentence)
  }

  private init(exitCode: ExitCode, message: String, form: Form) {
    self.exitCode = exitCode
    self.message = message
    self.form = form
  }

  /// An error in what a file says: one or more lines that each begin with `file:line:column:`.
  static func located(_ lines: String, exitCode: ExitCode = .badData) -> CommandError {
    CommandError(exitCode: exitCode, message: lines, form: .located)
  }

  /// Whoever read standard output has closed it, as `head` does once it has enough.
  ///
  /// A reader that has enough is no failure: the program stops quietly, with 0.
  static let closedPipe = CommandError(exitCode: .done, message: "", form: .quiet)
}
