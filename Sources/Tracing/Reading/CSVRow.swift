import CollectionEngine
import Foundation

/// Takes typed fields out of a row, with errors that name the column and what was found there.
struct CSVRow {
  private let fields: [CSVTable.Field]
  private let heading: [CSVTable.Field]

  /// Checks that the row has a field for each column; empty ones may follow.
  init(_ fields: [CSVTable.Field], heading: [CSVTable.Field]) throws(TraceError) {
    let isRight =
      fields.count >= heading.count && fields.dropFirst(heading.count).allSatisfy(\.text.isEmpty)
    guard isRight else {
      throw TraceError(
        line: fields[0].line, "expected \(heading.count) fields, found \(fields.count)")
    }
    self.fields = fields
    self.heading = heading
  }

  /// The number in a column, counted from 0.
  func number(_ column: Int) throws(TraceError) -> Double {
    guard let number = Double(fields[column].text), number.isFinite else {
      throw expected("a number", in: column)
    }
    return number
  }

  /// The number in a column; `nil` where the field is empty.
  func optionalNumber(_ column: Int) throws(TraceError) -> Double? {
    fields[column].text.isEmpty ? nil : try number(column)
  }

  func point(_ x: Int, _ y: Int) throws(TraceError) -> CGPoint {
    CGPoint(x: try number(x), y: try number(y))
  }

  /// The point in two columns; `nil` where there are none, or both are empty.
  func optionalPoint(_ x: Int?, _ y: Int?) throws(TraceError) -> CGPoint? {
    guard let x, let y else { return nil }
    if fields[x].text.isEmpty, fields[y].text.isEmpty { return nil }
    return try point(x, y)
  }

  /// The whole number in a column.
  func integer(_ column: Int) throws(TraceError) -> Int {
    guard let number = Int(fields[column].text) else {
      throw expected("a whole number", in: column)
    }
    return number
  }

  func activity(_ column: Int) throws(TraceError) -> ScrollActivity {
    guard let activity = ScrollActivity(rawValue: fields[column].text) else {
      throw expected(ScrollActivity.expectation, in: column)
    }
    return activity
  }

  /// The most letters of a value that a message shows: enough to find it by. Ours.
  private static let longestShown = 40

  private static func shortened(_ text: String) -> String {
    text.count > longestShown ? text.prefix(longestShown) + "…" : text
  }

  private func expected(_ what: String, in column: Int) -> TraceError {
    let field = fields[column]
    let found = field.text.isEmpty ? "nothing" : TraceValue.string(Self.shortened(field.text)).json
    return TraceError(
      line: field.line, column: field.column,
      "expected \(what) in column \(heading[column].text), found \(found)")
  }
}
