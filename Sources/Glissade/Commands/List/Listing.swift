import Tracing

/// Rows of text under the names of their columns.
struct Listing {
  let columns: [String]
  let rows: [[String]]

  /// The rows as a table.
  var text: String {
    var table = TextTable(header: columns)
    for row in rows { table.add(row.map { .text($0) }) }
    return table.text
  }

  /// The rows as objects.
  var value: TraceValue {
    .array(
      rows.map { row in
        .object(
          Dictionary(uniqueKeysWithValues: zip(columns, row.map { TraceValue.string($0) })))
      })
  }

  static func short(_ number: Double) -> String { TraceValue.number(number).json }

  /// Both ends in words.
  static func range(_ range: ClosedRange<Double>) -> String {
    "\(short(range.lowerBound)) to \(short(range.upperBound))"
  }
}
