import Foundation

/// What is asked of all layouts, beside the worst that was measured, as a row of a CSV table.
struct LayoutTarget {
  let name: String
  /// The most it may be.
  let asked: Double
  /// The layout that comes closest to it, or is the furthest beyond it.
  let worst: String
  let measured: Double

  var isMet: Bool { measured <= asked }

  static let heading = "target,asked,worst,measured,met"

  var line: String {
    [
      name, "<= \(Self.number(asked))", worst, Self.number(measured), isMet ? "yes" : "no",
    ].joined(separator: ",")
  }

  /// The targets of `layouts`: the reports of each, which begin with that of a thousand items and
  /// end with that of a million.
  static func all(of layouts: [[LayoutReport]]) -> [LayoutTarget] {
    let asking = layouts.filter { $0[0].layout.hasSuffix("-delegate") }
    return [
      most("frame of 1000000 items to that of 1000", 1.3, of: layouts) { first, last in
        last.ratio(to: first)
      },
      most("query of 1000000 items to that of 1000", 2, of: layouts) { first, last in
        last.query / first.query
      },
      most("cells alive to those on two screens", 1, of: layouts) { _, last in
        Double(last.cellsAlive) / Double(last.cellsOnTwoScreens)
      },
      most("attributes made for what did not change", 0, of: layouts) { first, last in
        first.attributesInVain.flatMap { first in
          last.attributesInVain.map { Double(max(first, $0)) }
        }
      },
      most(
        "ms to prepare 1000000 equal items", 1, of: layouts.filter { $0[0].layout == "flow" }
      ) { _, last in last.prepare },
      most("ms to prepare 1000000 sizes of a delegate", 150, of: asking) { _, last in
        last.prepare
      },
      most("bytes kept an item of a delegate's size", 48, of: asking) { first, last in
        last.bytesPerItem(beyond: first)
      },
    ].compactMap { $0 }
  }

  /// The layout of which `value` is the largest; nil where it is known of none.
  private static func most(
    _ name: String, _ asked: Double, of layouts: [[LayoutReport]],
    _ value: (_ first: LayoutReport, _ last: LayoutReport) -> Double?
  ) -> LayoutTarget? {
    layouts.compactMap { reports in
      value(reports[0], reports[reports.count - 1]).map { (reports[0].layout, $0) }
    }.max { $0.1 < $1.1 }.map {
      LayoutTarget(name: name, asked: asked, worst: $0.0, measured: $0.1)
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(format: "%.0f", value) : String(format: "%.2f", value)
  }
}
