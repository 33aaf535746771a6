import CollectionEngine
import Foundation

/// What a layout, a data source, a delegate and an observer were called, in order, as text.
final class CallLog {
  private(set) var lines: [String] = []

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") }

  func note(_ line: String) { lines.append(line) }

  func clear() { lines = [] }
}

extension IndexPath {
  /// As `[0, 1]`.
  var text: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}

extension CGRect {
  /// As `(x, y, width, height)`, halves kept.
  var text: String { "(\(minX), \(minY), \(width), \(height))" }
}
