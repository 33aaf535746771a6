/// Rows of text in aligned columns, two spaces apart, without colours or rules.
struct TextTable {
  /// A cell: text stands left in its column, a number right.
  enum Cell: Equatable, Sendable {
    case text(String)
    case number(String)

    fileprivate var content: String {
      switch self {
      case .text(let content), .number(let content): content.withVisibleControls
      }
    }
  }

  private let header: [String]
  private var rows: [[Cell]] = []

  /// Makes an empty table. An empty header is none.
  init(header: [String] = []) {
    self.header = header
  }

  /// Adds a row. Rows may have different lengths.
  mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The table as lines, without a line feed after the last and without spaces at the ends of
  /// lines; "" without rows.
  ///
  /// A column's header stands on the side of its first cell. Complexity: O(n) in the text.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let headerRow = header.enumerated().map { column, title in
      if case .number = rows.lazy.compactMap({ $0.dropFirst(column).first }).first {
        Cell.number(title)
      } else {
        Cell.text(title)
      }
    }
    let lines = header.isEmpty ? rows : [headerRow] + rows
    let widths = (0..<(lines.map(\.count).max() ?? 0)).map { column in
      lines.compactMap { $0.dropFirst(column).first?.content.displayWidth }.max() ?? 0
    }
    return lines.map { line(of: $0, widths: widths) }.joined(separator: "\n")
  }

  private func line(of row: [Cell], widths: [Int]) -> String {
    let cells = zip(row, widths).map { cell, width in
      switch cell {
      case .text: cell.content.padded(to: width)
      case .number: String(repeating: " ", count: width - cell.content.displayWidth) + cell.content
      }
    }
    let line = cells.joined(separator: "  ")
    return String(
      line.prefix(upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex))
  }
}
