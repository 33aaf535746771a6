import CollectionEngine
import Foundation

/// Writes the frames of a trace as a table (`.csv`); all other lines have no place in it.
///
/// UTF-8, line feeds, a comma between fields, an empty field for what is missing. No field needs
/// quotes. Times are in seconds, lengths in points, velocities in points per millisecond.
public final class CSVWriter: TraceWriter {
  private var buffer: SinkBuffer
  private var hasHeading = false

  public init(to sink: any TraceSink) {
    buffer = SinkBuffer(sink: sink)
  }

  public func write(_ line: TraceLine) throws {
    guard case .frame(let frame) = line else { return }
    appendHeading()
    buffer.text.appendCSV(frame)
    try buffer.endLine(completesFrame: true)
  }

  public func finish() throws {
    appendHeading()
    try buffer.flush()
  }

  private func appendHeading() {
    guard !hasHeading else { return }
    hasHeading = true
    buffer.text.append(CSVColumn.allCases.map(\.rawValue).joined(separator: ","))
    buffer.text.append("\n")
  }
}

extension TextBuffer {
  /// Appends a row in the order of `CSVColumn`.
  fileprivate mutating func appendCSV(_ frame: TraceFrame) {
    append(frame.time)
    appendCSV(frame.contentOffset.x, frame.contentOffset.y)
    appendCSV(frame.velocity.x, frame.velocity.y)
    append(",")
    append(frame.activity.rawValue)
    appendCSV(frame.target)
    appendCSV(frame.proposedTarget)
    appendCSV(frame.contentSize.width, frame.contentSize.height)
    append(",")
    append(frame.frame)
    append("\n")
  }

  private mutating func appendCSV(_ point: CGPoint?) {
    guard let point else { return append(",,") }
    appendCSV(point.x, point.y)
  }

  private mutating func appendCSV(_ first: Double, _ second: Double) {
    append(",")
    append(first)
    append(",")
    append(second)
  }
}
