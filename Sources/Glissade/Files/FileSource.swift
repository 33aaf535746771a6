import Foundation

/// An input that is read whole: a file, or standard input for `-`.
struct FileSource {
  /// The path as it was given; `-` is standard input.
  let path: String
  /// The most bytes it may have.
  let sizeLimit: Int

  /// Names an input without touching it. `sizeLimit` is in bytes; the default, 1 GiB, is far above
  /// any trace a person would wait for and keeps an endless input from taking all memory.
  init(_ path: String, sizeLimit: Int = 1 << 30) {
    self.path = path
    self.sizeLimit = sizeLimit
  }

  /// How messages call it.
  var name: String { path == "-" ? "standard input" : "'\(path)'" }

  /// All its bytes.
  ///
  /// Errors: `.noInput` where it is missing, a folder or unreadable; `.badData` where it is larger
  /// than the limit; `.io` where reading fails half-way; `.interrupted` where a signal came while
  /// it was waiting for a slow input.
  func read(console: Console) throws(CommandError) -> [UInt8] {
    guard path != "-" else { return try read(console.input, console.interruption) }
    let file: OpenFile
    do {
      file = try OpenFile.reading(path)
    } catch {
      throw CommandError(.noInput, "cannot read \(name): \(error.reason)")
    }
    return try read(file.descriptor, console.interruption)
  }

  private func read(_ input: any ByteInput, _ interruption: Interruption) throws(CommandError)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    // 64 KiB is what a pipe holds on Linux: a larger buffer reads no more at a time.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      do {
        let count = try input.read(into: buffer)
        if count == 0 { return bytes }
        bytes += buffer.prefix(count)
      } catch {
        if error.code != EINTR { throw failure(error) }
        if interruption.isRequested {
          throw CommandError(.interrupted, "interrupted while reading \(name)")
        }
      }
      if bytes.count > sizeLimit {
        throw CommandError(
          .badData,
          "\(name) is larger than \(sizeLimit) bytes, which is the most this command reads")
      }
    }
  }

  private func failure(_ failure: SystemFailure) -> CommandError {
    let isFolder = failure.code == EISDIR
    return CommandError(isFolder ? .noInput : .io, "cannot read \(name): \(failure.reason)")
  }
}
