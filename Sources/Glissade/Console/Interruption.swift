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
  /// When the first signal came, in ns on a clock that never goes back; 0 for none.
  private let firstSignal = Atomic<UInt64>(0)
  /// What comes so soon after a signal is the same request, in ns: a program that hands one on and the
  /// terminal may both send it. Ours.
  private static let sameRequest: UInt64 = 200_000_000

  /// Whether the command should come to its end.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// Asks the command to stop.
  func request() { flag.store(true, ordering: .relaxed) }

  /// What a signal does. It runs inside a handler: nothing here allocates or waits.
  private func take(_ signal: Int32) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    let (isFirst, first) = firstSignal.compareExchange(
      expected: 0, desired: now, ordering: .relaxed)
    request()
    guard !isFirst, now - first > Self.sameRequest else { return }
    // It comes again as soon as this returns, and nobody listens then.
    Foundation.signal(signal, SIG_DFL)
    raise(signal)
  }

  /// Makes SIGINT and SIGTERM set `ofProcess`. A second one that comes a while later kills the process as
  /// if nobody had listened.
  ///
  /// A signal the process was started without, as a shell's background jobs are, stays ignored. One
  /// that whoever started it held back on a thread of theirs, which a new process inherits, is let
  /// through: it asks nobody else.
  static func catchSignals() {
    // Made here, so that the handler finds it made: a signal handler may store to it, and may not
    // allocate.
    _ = ofProcess
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { Interruption.ofProcess.take($0) }
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
