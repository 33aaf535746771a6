internal import Foundation

/// One end of a pipe, open as long as it is held.
///
/// The pipe is a pair of connected sockets: those come into being closed to programs that other threads start meanwhile.
final class PipeEnd {
  let number: Int32

  private init(_ number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// The two ends of a new pipe, neither inherited by programs that are started; nil where the system has no more.
  static func pair() -> (reading: PipeEnd, writing: PipeEnd)? {
    var numbers: [Int32] = [0, 0]
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
    guard socketpair(AF_UNIX, Int32(kind), 0, &numbers) == 0 else { return nil }
    return (PipeEnd(numbers[0]), PipeEnd(numbers[1]))
  }

  /// Has reading and writing return at once where there is nothing to read and no room to write.
  func setNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }
}

/// What comes out of a pipe: all of it is read, and the first `limit` bytes are kept.
final class PipeReader {
  private(set) var bytes: [UInt8] = []
  private let limit: Int
  private var end: PipeEnd?

  init(_ end: PipeEnd, limit: Int) {
    self.limit = limit
    self.end = end
    end.setNonBlocking()
  }

  /// What to wait for; nil at the end.
  var number: Int32? { end?.number }

  /// Reads all that is there now.
  func drain() {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while let number {
      let count = read(number, &buffer, buffer.count)
      guard count != 0 else {
        end = nil
        return
      }
      guard count > 0 else {
        if errno == EINTR { continue }
        if errno != EAGAIN { end = nil }
        return
      }
      bytes += buffer.prefix(min(count, limit - bytes.count))
    }
  }
}
