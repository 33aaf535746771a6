/// The lines of a writer that wait for its sink.
struct SinkBuffer: ~Copyable {
  /// How much may wait, in bytes. Ours: larger batches save nothing that can be measured.
  static let limit = 16 * 1024

  /// What waits. Append whole lines and call `endLine` behind each.
  var text: TextBuffer
  private let sink: any TraceSink

  /// - Parameter null: What stands for a null in JSON.
  init(sink: any TraceSink, null: StaticString = "null") {
    self.sink = sink
    text = TextBuffer(capacity: 2 * Self.limit, null: null)
  }

  /// Hands over what waits when a line completes a frame, or when enough waits.
  mutating func endLine(completesFrame: Bool) throws {
    if completesFrame || text.count > Self.limit { try flush() }
  }

  /// Hands over what waits, and forgets it even if the sink fails.
  mutating func flush() throws {
    guard text.count > 0 else { return }
    defer { text.removeAll() }
    try sink.write(text.bytes)
  }
}
