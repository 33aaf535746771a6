import Foundation

/// A file descriptor somebody else keeps open.
struct Descriptor: ByteInput, ByteOutput, Sendable {
  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  let number: Int32

  /// Writes all bytes, in as many calls as the system wants; a signal or a full pipe only delays
  /// it.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(
        number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else {
        try waitAfter(.last, for: Int16(POLLOUT))
      }
    }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    while true {
      let count = Foundation.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      let failure = SystemFailure.last
      if failure.code == EINTR { throw failure }
      try waitAfter(failure, for: Int16(POLLIN))
    }
  }

  /// Returns when the call is worth trying again; throws where it is not.
  ///
  /// Standard streams may be set not to block by the program they are shared with: then this waits
  /// until they are ready.
  private func waitAfter(_ failure: SystemFailure, for events: Int16) throws(SystemFailure) {
    switch failure.code {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: number, events: events, revents: 0)
      _ = poll(&request, 1, -1)
    default: throw failure
    }
  }
}
