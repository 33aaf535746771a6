/// Something bytes can be written to.
protocol ByteOutput {
  /// Writes all bytes, or throws why it could not.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemFailure)
}

/// Something bytes can be read from.
protocol ByteInput {
  /// Reads at least one byte into the buffer and returns how many; 0 at the end.
  ///
  /// Errors: `EINTR` when a signal came first, so that the caller can see whether it is asked to
  /// stop.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int
}
