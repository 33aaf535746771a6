/// Where the bytes of a trace go: a file, standard output, memory.
public protocol TraceSink {
  /// Takes whole lines. The bytes are valid during the call only.
  ///
  /// - Throws: Whatever keeps it from taking them; the writer passes it on.
  func write(_ bytes: UnsafeRawBufferPointer) throws
}
