internal import Foundation
internal import Synchronization

/// Looks what other threads are doing, by a signal to each.
enum StackSample {
  /// A signal that nothing else here uses, and that the threads of a dispatch queue answer.
  private static let signal = SIGPROF
  /// How long a thread may take to answer, in ms. Ours.
  private static let patience = 100
  private nonisolated(unsafe) static let room = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    .allocate(capacity: CallStack.depth)
  private static let count = Atomic(-1)

  /// `tgkill` and `gettid`, which Swift's view of the C library lacks.
  private typealias Kill = @convention(c) (pid_t, pid_t, CInt) -> CInt
  private static let kill = dlsym(nil, "tgkill").map { unsafeBitCast($0, to: Kill.self) }
  private typealias Identify = @convention(c) () -> pid_t
  private static let identify = dlsym(nil, "gettid").map {
    unsafeBitCast($0, to: Identify.self)
  }

  /// Has the threads of the process answer from now on.
  static func prepare() {
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
  }

  /// The function of a layout that a thread other than this one is in; nil where none is. Call it from one thread alone.
  static func layoutCall() -> LayoutCall? {
    let own = identify?()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    for thread in names.compactMap({ pid_t($0) }).sorted() where thread != own {
      if let call = take(of: thread)?.layoutCall { return call }
    }
    return nil
  }

  /// What `thread` is doing; nil where it does not answer.
  private static func take(of thread: pid_t) -> CallStack? {
    count.store(-1, ordering: .relaxed)
    guard kill?(getpid(), thread, signal) == 0 else { return nil }
    for _ in 0..<patience {
      let found = count.load(ordering: .acquiring)
      if found >= 0 { return CallStack((0..<found).map { room[$0] }) }
      usleep(1000)
    }
    return nil
  }
}
