public import Foundation

extension Trace {
  /// Reads a trace: any of our forms, or any table with a time and an offset column.
  ///
  /// A trace that was cut in the middle of a line reads up to its last whole line and is
  /// `isTruncated`. A byte order mark, CRLF, quoted fields and blank lines are accepted. Keys of a
  /// known line that this version does not know are skipped; lines of an unknown type are kept.
  ///
  /// In a table that is not ours the names of columns are compared without case, punctuation and
  /// unit: `Time (ms)`, `t`, `timestamp`; `offset_x`, `contentOffset.y`, `scrollTop`, `position`. A
  /// time without a unit is in seconds. A plain `offset` is the vertical one, and wins over `y`.
  /// Rows are frames from 1; the velocity is the slope since the row before.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - form: The form of the bytes; `nil` to tell it from them.
  /// - Throws: `TraceError` with the line and a sentence that names the place and what was found
  ///   there.
  /// - Complexity: O(bytes).
  public init(reading bytes: Data, form: TraceForm? = nil) throws(TraceError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    guard let first = bytes.first(where: { !LineSplitter.isSpace($0) }) else {
      throw TraceError("the trace is empty")
    }
    switch form ?? Self.form(beginningWith: first) {
    case .jsonLines: try self.init(jsonLines: bytes)
    case .csv: try self.init(csv: bytes)
    case .perfetto: try self.init(perfetto: bytes)
    }
  }

  private static func form(beginningWith byte: UInt8) -> TraceForm {
    switch byte {
    case UInt8(ascii: "{"): .jsonLines
    case UInt8(ascii: "["): .perfetto
    default: .csv
    }
  }
}
