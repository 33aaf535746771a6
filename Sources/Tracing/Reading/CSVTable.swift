import Foundation

/// The rows of a table in the format of RFC 4180, with any one-byte delimiter.
struct CSVTable {
  struct Field {
    var text: String
    /// The line it begins in, from 1.
    var line: Int
    /// Its first byte in that line, from 1.
    var column: Int
  }

  /// All rows that are not blank. None is empty.
  private(set) var rows: [[Field]] = []
  /// Whether a line feed ends the last row.
  private(set) var isEnded = true

  init(_ bytes: Data) throws(TraceError) {
    let delimiter = Self.delimiter(of: bytes)
    var scanner = CSVScanner(bytes)
    var row: [Field] = []
    while !scanner.isAtEnd {
      row.append(try scanner.field(delimiter: delimiter))
      if scanner.skip(delimiter) { continue }
      let isEnded = scanner.skipLineEnd()
      if row.count > 1 || !row[0].text.isEmpty {
        rows.append(row)
        self.isEnded = isEnded
      }
      row = []
    }
    if !row.isEmpty {
      rows.append(row)
      isEnded = false
    }
  }

  /// The delimiter of the first line: a comma, or where it has none a semicolon or a tab.
  private static func delimiter(of bytes: Data) -> UInt8 {
    let heading = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return candidates.first(where: heading.contains) ?? UInt8(ascii: ",")
  }
}

/// Walks over the bytes of a table.
private struct CSVScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: Data) {
    self.bytes = Array(bytes)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// Reads a field up to its delimiter or line end.
  mutating func field(delimiter: UInt8) throws(TraceError) -> CSVTable.Field {
    let place = (line: line, column: position - lineStart + 1)
    var content: [UInt8] = []
    if skip(UInt8(ascii: "\"")) {
      try readQuoted(into: &content, line: place.line, column: place.column)
    }
    while !isAtEnd, bytes[position] != delimiter, bytes[position] != UInt8(ascii: "\n") {
      content.append(bytes[position])
      position += 1
    }
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    return CSVTable.Field(
      text: String(decoding: content, as: UTF8.self).trimmingCharacters(in: .whitespaces),
      line: place.line, column: place.column)
  }

  /// Skips one byte if it is `byte`.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard !isAtEnd, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Skips a line feed; false at the end of the bytes.
  mutating func skipLineEnd() -> Bool {
    guard skip(UInt8(ascii: "\n")) else { return false }
    line += 1
    lineStart = position
    return true
  }

  /// Reads up to the closing quote; two quotes stand for one.
  private mutating func readQuoted(
    into content: inout [UInt8], line: Int, column: Int
  ) throws(TraceError) {
    while true {
      guard !isAtEnd else {
        throw TraceError(line: line, column: column, "the quote is not closed")
      }
      if skipLineEnd() {
        content.append(UInt8(ascii: "\n"))
      } else if skip(UInt8(ascii: "\"")) {
        guard skip(UInt8(ascii: "\"")) else { return }
        content.append(UInt8(ascii: "\""))
      } else {
        content.append(bytes[position])
        position += 1
      }
    }
  }
}
