import Foundation

/// What is asked of a layout, beside what was measured, as a row of a CSV table.
struct LayoutTarget {
  let name: String
  let asked: String
  let measured: String
  let isMet: Bool

  static let heading = "target,asked,measured,met"

  var line: String { [name, asked, measured, isMet ? "yes" : "no"].joined(separator: ",") }

  /// What is asked of the layout of `reports`, which begin with that of a thousand items.
  static func all(of reports: [LayoutReport]) -> [LayoutTarget] {
    guard let first = reports.first, let last = reports.last, last.items > first.items else {
      return []
    }
    let name = last.layout
    var targets = [
      atMost("\(name): frame at \(last.items) to \(first.items)", 1.3, last.ratio(to: first)),
      atMost("\(name): query at \(last.items) to \(first.items)", 2, last.query / first.query),
    ]
    targets += reports.map {
      atMost(
        "\(name): cells alive of \($0.items)", Double($0.cellsOnTwoScreens), Double($0.cellsAlive))
    }
    let vain = reports.compactMap(\.attributesInVain)
    if let most = vain.max() {
      targets.append(
        atMost("\(name): attributes made for what did not change", 0, Double(most)))
    }
    if name == "flow" {
      targets.append(atMost("\(name): ms to prepare \(last.items)", 1, last.prepare))
    }
    if name.hasSuffix("-delegate") {
      targets += [
        atMost("\(name): ms to prepare \(last.items)", 150, last.prepare),
        atMost("\(name): bytes an item", 48, last.bytesPerItem(beyond: first) ?? 0),
      ]
    }
    return targets
  }

  private static func atMost(_ name: String, _ limit: Double, _ measured: Double) -> LayoutTarget {
    LayoutTarget(
      name: name, asked: "<= \(number(limit))", measured: number(measured),
      isMet: measured <= limit)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.2f", value)
  }
}
