/// Writes the whole of a trace: one JSON object a line (`.jsonl`).
///
/// Keys that do not apply are absent. Numbers have the shortest form that reads back the same. Keys
/// have the order of the format's documentation; those of free objects, and of lines of an unknown
/// type behind their `type`, are in alphabetical order.
public final class JSONLinesWriter: TraceWriter {
  private var buffer: SinkBuffer

  public init(to sink: any TraceSink) {
    buffer = SinkBuffer(sink: sink)
  }

  public func write(_ line: TraceLine) throws {
    buffer.text.appendJSON(line)
    buffer.text.append("\n")
    try buffer.endLine(completesFrame: line.completesFrame)
  }

  public func finish() throws {
    try buffer.flush()
  }
}
