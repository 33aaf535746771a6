/// A sink that keeps every byte.
public final class MemorySink: TraceSink {
  /// All bytes so far.
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
  }

  /// All bytes so far as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
