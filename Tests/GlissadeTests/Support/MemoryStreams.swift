import Foundation

@testable import Glissade

/// Takes what is written, until it is told to refuse.
final class MemoryOutput: ByteOutput {
  private(set) var bytes: [UInt8] = []
  /// What every further write fails with.
  var failure: SystemFailure?

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ new: UnsafeRawBufferPointer) throws(SystemFailure) {
    if let failure { throw failure }
    bytes += new
  }
}

/// Gives its chunks one after the other; a chunk may be a failure.
final class MemoryInput: ByteInput {
  private var chunks: ArraySlice<Result<[UInt8], SystemFailure>>

  init(_ chunks: [Result<[UInt8], SystemFailure>]) {
    self.chunks = chunks[...]
  }

  convenience init(_ text: String) {
    self.init([.success(Array(text.utf8))])
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
    guard let chunk = chunks.popFirst() else { return 0 }
    let bytes = try chunk.get()
    precondition(bytes.count <= buffer.count, "A chunk is larger than the buffer.")
    buffer.copyBytes(from: bytes)
    return bytes.count
  }
}
