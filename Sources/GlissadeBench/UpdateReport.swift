import Foundation

/// What one update of a long list costs, as a row of a CSV table.
struct UpdateReport {
  let name: String
  /// How many items there are before.
  let items: Int
  let deleted: Int
  let inserted: Int
  let moved: Int
  /// CPU time of the fastest round, in ms.
  let time: Double
  /// What it may cost, in ms of CPU; nil for what is only set beside it.
  let budget: Double?

  static let heading = "update,items,deleted,inserted,moved,cpu_ms,budget_ms,share_of_budget"

  var isMet: Bool { budget.map { time <= $0 } ?? true }

  var line: String {
    [
      name, "\(items)", "\(deleted)", "\(inserted)", "\(moved)", String(format: "%.2f", time),
      budget.map { String(format: "%.0f", $0) } ?? "",
      budget.map { String(format: "%.3f", time / $0) } ?? "",
    ].joined(separator: ",")
  }
}
