import Foundation

/// A file that is open as long as this value lives.
struct OpenFile: ~Copyable {
  /// What to read from and write to.
  let descriptor: Descriptor

  private init(_ path: String, flags: Int32) throws(SystemFailure) {
    while true {
      let number = open(path, flags | O_CLOEXEC, 0o666)
      if number >= 0 {
        descriptor = Descriptor(number: number)
        return
      }
      let failure = SystemFailure.last
      if failure.code != EINTR { throw failure }
    }
  }

  deinit { _ = Foundation.close(descriptor.number) }

  /// Opens a file for reading.
  static func reading(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile(path, flags: O_RDONLY)
  }

  /// Opens a file for writing: makes it, or empties it where it is there.
  static func creating(_ path: String) throws(SystemFailure) -> OpenFile {
    try OpenFile(path, flags: O_WRONLY | O_CREAT | O_TRUNC)
  }

  /// Closes the file and says whether everything that was written has arrived, as far as the system
  /// knows by then.
  consuming func close() throws(SystemFailure) {
    let result = Foundation.close(descriptor.number)
    let failure = SystemFailure.last
    discard self
    // After EINTR Linux has closed it all the same.
    if result != 0 && failure.code != EINTR { throw failure }
  }
}
