import Foundation
import Synchronization

/// Whether the command was asked to stop, by Ctrl-C or by another program.
///
/// A command that runs for long looks at `isRequested` between two frames, ends its output as it
/// would at the end, and returns `.interrupted`.
final class Interruption: Sendable {
  /// What the signals of this process set, once `catchSignals()` was called.
  static let ofProcess = Interruption()

  private let flag = Atomic(false)

  /// Whether the command should come to its end.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Asks the command to stop.
  func request() { flag.store(true, ordering: .relaxed) }

  /// Makes SIGINT and SIGTERM set `ofProcess`. The second of the same kind kills the process as if
  /// nobody had listened.
  ///
  /// A signal the process was started without, as a shell's background jobs are, stays ignored. One
  /// that whoever started it held back on a thread of theirs, which a new process inherits, is let
  /// through: it asks nobody else.
  static func catchSignals() {
    // Made here, so that the handler finds it made: a signal handler may store to it, and may not
    // allocate.
    _ = ofProcess
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.ofProcess.request() }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in [SIGINT, SIGTERM] {
      var current = sigaction()
      sigaction(signal, nil, &current)
      let isIgnored =
        unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { sigaction(signal, &action, nil) }
    }
    var heldBack = sigset_t()
    sigemptyset(&heldBack)
    sigaddset(&heldBack, SIGINT)
    sigaddset(&heldBack, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &heldBack, nil)
  }
}
