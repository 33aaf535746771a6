import Foundation

/// An output that is written as it comes: a file, or standard output for `-`.
///
/// Every call writes straight through, without a buffer, so that a run that ends early leaves all
/// it has recorded.
final class FileSink {
  /// The path as it was given; `-` is standard output.
  let path: String

  private let console: Console
  private var file: OpenFile?

  /// Creates the file, or empties it where it is there.
  ///
  /// Errors: `.cannotCreate`, with the path and the reason.
  init(creating path: String, console: Console) throws(CommandError) {
    self.path = path
    self.console = console
    guard path != "-" else {
      file = nil
      return
    }
    do {
      file = try OpenFile.creating(path)
    } catch {
      // The file itself is not there yet: what is missing is the folder.
      let reason = error.code == ENOENT ? "its folder does not exist" : error.reason
      throw CommandError(.cannotCreate, "cannot create '\(path)': \(reason)")
    }
  }

  /// Writes all bytes. After `close()` there is nothing to write to, and this traps.
  ///
  /// Errors: `.io`, with the path and the reason; `closedPipe` where the reader of standard output
  /// has gone.
  func write(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
    guard path != "-" else { return try console.write(bytes) }
    guard let descriptor = file?.descriptor else {
      preconditionFailure("The output '\(path)' is written after its end.")
    }
    do {
      try descriptor.write(bytes)
    } catch {
      throw failure(error)
    }
  }

  /// Writes text in UTF-8. Errors: as `write(_:)` of bytes has them.
  func write(_ text: String) throws(CommandError) {
    try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(CommandError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Ends the output. Errors: `.io` where the system says only now that something could not be
  /// stored.
  func close() throws(CommandError) {
    guard let open = file.take() else { return }
    do {
      try open.close()
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: SystemFailure) -> CommandError {
    CommandError(.io, "cannot write '\(path)': \(failure.reason)")
  }
}
