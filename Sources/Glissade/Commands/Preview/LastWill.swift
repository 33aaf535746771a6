import Foundation

/// What is done where the process comes to its end inside a library that nobody can talk to: when a display is gone, Xlib
/// says so on standard error and calls `exit`.
///
/// One at a time, from the main thread.
enum LastWill {
  private nonisolated(unsafe) static var body: (() -> ExitCode)?

  /// Has the system call `execute` at the end; once.
  private static let isRegistered: Void = { atexit { LastWill.execute() } }()

  /// From now on an end of the process does `body` first, and ends with the code that it answers.
  static func make(_ body: @escaping () -> ExitCode) {
    _ = isRegistered
    self.body = body
  }

  /// The end of the process is an ordinary one from now on.
  static func revoke() { body = nil }

  private static func execute() {
    guard let body else { return }
    self.body = nil
    _exit(body().rawValue)
  }
}
