internal import Dispatch
internal import Synchronization

/// Does numbered pieces of work side by side, one worker a thread; what comes out stands in the
/// order of the numbers, however many threads there are.
final class Workers<Piece: Sendable>: Sendable {
  private struct State {
    var pieces: [Piece?]
    var next = 0
    var isStopped = false
  }

  private let count: Int
  private let state: Mutex<State>
  /// Signalled for every piece.
  private let done = DispatchSemaphore(value: 0)

  /// - Parameter count: how many pieces there are.
  init(_ count: Int) {
    self.count = count
    state = Mutex(State(pieces: Array(repeating: nil, count: count)))
  }

  /// The pieces `0 ..< count`, by `threads` threads; nil where `goesOn` did not want more. To be
  /// called once.
  ///
  /// - Parameters:
  ///   - goesOn: asked after every piece with how many are done, on the calling thread.
  ///   - make: makes the worker of a thread, on that thread.
  ///   - work: does a piece.
  func pieces<Worker>(
    threads: Int, while goesOn: (Int) -> Bool, make: @escaping @Sendable () -> Worker,
    work: @escaping @Sendable (Worker, Int) -> Piece
  ) -> [Piece]? {
    let group = DispatchGroup()
    for _ in 0..<max(1, min(threads, count)) {
      DispatchQueue.global().async(group: group) {
        let worker = make()
        while let number = self.take() {
          let piece = work(worker, number)
          self.state.withLock { $0.pieces[number] = piece }
          self.done.signal()
        }
      }
    }
    var finished = 0
    while finished < count {
      done.wait()
      finished += 1
      guard finished < count, !goesOn(finished) else { continue }
      state.withLock { $0.isStopped = true }
      break
    }
    group.wait()
    let pieces = state.withLock { $0.pieces.compactMap(\.self) }
    return pieces.count == count ? pieces : nil
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < count, !state.isStopped else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}
