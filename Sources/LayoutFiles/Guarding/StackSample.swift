internal import Foundation
internal import Synchronization

/// Looks what another thread is doing, by a signal to it.
enum StackSample {
  /// A signal that nothing else here uses.
  private static let signal = SIGURG
  private nonisolated(unsafe) static let room = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    .allocate(capacity: CallStack.depth)
  private static let count = Atomic(-1)

  /// Has this thread answer from now on, and answers it.
  static func prepare() -> pthread_t {
    _ = CallStack()
    _ = room
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      StackSample.count.store(CallStack.write(into: StackSample.room), ordering: .releasing)
    }
    action.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &action, nil)
    // Whoever started this process may have held it back.
    var heldBack = sigset_t()
    sigemptyset(&heldBack)
    sigaddset(&heldBack, signal)
    pthread_sigmask(SIG_UNBLOCK, &heldBack, nil)
    return pthread_self()
  }

  /// What `thread` is doing; nil where it does not answer within a fifth of a second.
  static func take(of thread: pthread_t) -> CallStack? {
    count.store(-1, ordering: .relaxed)
    guard pthread_kill(thread, signal) == 0 else { return nil }
    for _ in 0..<200 {
      let found = count.load(ordering: .acquiring)
      if found >= 0 { return CallStack((0..<found).map { room[$0] }) }
      usleep(1000)
    }
    return nil
  }
}
