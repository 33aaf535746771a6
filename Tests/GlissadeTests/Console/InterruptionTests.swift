import Foundation
import Testing

@testable import Glissade

/// Sends this process a signal, and waits for `isDone` or for half a second.
///
/// Not by `raise`: the threads tests run on block signals, and only the main thread takes them.
private func interrupt(_ signal: Int32, until isDone: () -> Bool) {
  kill(getpid(), signal)
  for _ in 0..<500 where !isDone() { usleep(1000) }
}

struct InterruptionTests {
  @Test func `the first signal asks, and the program goes on`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.catchSignals()
      precondition(!Interruption.ofProcess.isRequested)
      interrupt(SIGINT) { Interruption.ofProcess.isRequested }
      exit(Interruption.ofProcess.isRequested ? 7 : 1)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.catchSignals()
      interrupt(SIGTERM) { Interruption.ofProcess.isRequested }
      exit(Interruption.ofProcess.isRequested ? 7 : 1)
    }
  }

  @Test func `a second signal at once is the same request, one a while later kills`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Interruption.catchSignals()
      interrupt(SIGINT) { Interruption.ofProcess.isRequested }
      interrupt(SIGINT) { true }
      usleep(20_000)
      exit(7)
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      Interruption.catchSignals()
      interrupt(SIGINT) { Interruption.ofProcess.isRequested }
      usleep(300_000)
      interrupt(SIGINT) { false }
    }
  }

  @Test func `a signal that was ignored stays ignored`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_IGN)
      Interruption.catchSignals()
      interrupt(SIGINT) { Interruption.ofProcess.isRequested }
      exit(Interruption.ofProcess.isRequested ? 1 : 7)
    }
  }
}
