internal import Foundation
internal import Synchronization

/// Says which layout it was that brought the process down, and has what there is kept: code of a layout that traps can
/// only end the process.
///
/// The handlers run on a stack of their own, for endless recursion leaves none. They do more than a handler may; should
/// that fail, the process ends all the same.
public enum CrashWatch {
  /// How long the last will may take, in s, before the process ends without it. Ours.
  private static let patience: UInt32 = 10
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  private static let stackSize = 1 << 20

  private nonisolated(unsafe) static var will: ((LayoutCall) -> Int32)?
  /// The thread whose crash is being said; 0 for none.
  private static let speaker = Atomic<UInt>(0)

  /// From now on a crash in the code of a layout does `will`, and ends the process with the code that it answers. A crash
  /// anywhere else is what it was. Call it from the main thread.
  public static func begin(_ will: @escaping (LayoutCall) -> Int32) {
    self.will = will
    // What these need of the system they get now.
    _ = CallStack().layoutCall
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { CrashWatch.handle($0) }
    action.sa_flags = Int32(SA_ONSTACK)
    var heldBack = sigset_t()
    sigemptyset(&heldBack)
    for signal in signals {
      sigaction(signal, &action, nil)
      sigaddset(&heldBack, signal)
    }
    // Whoever started this process may have held them back.
    pthread_sigmask(SIG_UNBLOCK, &heldBack, nil)
  }

  /// A crash is what it was from now on.
  public static func end() {
    for signal in signals { takeDefault(signal) }
    will = nil
  }

  private static func handle(_ number: Int32) {
    let thread = UInt(pthread_self())
    let first = speaker.compareExchange(expected: 0, desired: thread, ordering: .acquiring)
    // Threads that do the same work crash one after another: the first says so, and the others end with it.
    while !first.exchanged, first.original != thread { sleep(1) }
    guard first.exchanged, let call = CallStack().layoutCall, let will else {
      // What happened happens again, and is reported as ever.
      for signal in signals { takeDefault(signal) }
      return
    }
    takeDefault(SIGALRM)
    alarm(patience)
    _exit(will(call))
  }
}

private func takeDefault(_ number: Int32) { _ = signal(number, SIG_DFL) }
