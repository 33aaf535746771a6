import CollectionEngine
import Foundation
import Geometry
import Layouts
import Scenarios

@testable import SnapLab

extension Scenario {
  /// Ten cards of `CardLayout` in a view 375 pt wide, and a release.
  static func cards(
    _ layout: LayoutDescription = CardLayout.description(.right), items: Int = 10,
    release: Double = 0.8
  ) -> Scenario {
    var scenario = Scenario(content: .sections([ScenarioSection(items: items)]))
    scenario.viewport.size = CGSize(width: 375, height: 200)
    scenario.layout = ScenarioLayout(layout)
    scenario.events = [
      ScenarioEvent(at: 0, .release(.init(velocity: CGPoint(x: release, y: 0))))
    ]
    return scenario
  }

  /// A scenario as a file has it, without its version.
  static func reading(_ text: String) throws -> Scenario {
    try Scenario(bytes: Array("glissade: 1\n\(text)\n".utf8), name: "test")
  }

  /// A line of cards 300 pt apart along `axis`, 3 pages of one after the other, with `keys`.
  static func plain(_ axis: Axis, length: Double = 3900, _ keys: String) throws -> Scenario {
    let size = axis == .horizontal ? "[\(length), 500]" : "[390, \(length)]"
    let velocity = axis == .horizontal ? "[0.8, 0]" : "[0, 0.8]"
    return try reading(
      """
      viewport: {width: 390, height: \(axis == .horizontal ? 500 : 390), scale: 3}
      content: {size: \(size)}
      \(keys)
      events:
        - {at: 0, release: {velocity: \(velocity)}}
      """)
  }
}

extension SnapMap {
  /// The map of `scenario` over a grid that tests can afford.
  static func small(
    _ scenario: Scenario, columns: Int = 31, rows: Int = 30, threads: Int = 2,
    _ change: (inout ReleaseGrid.Choices) -> Void = { _ in }
  ) throws -> SnapMap {
    let subject = try SnapSubject(scenario)
    var choices = ReleaseGrid.Choices()
    (choices.columnCount, choices.rowCount) = (columns, rows)
    change(&choices)
    guard let map = SnapMap(subject, over: ReleaseGrid(for: subject, choices), threads: threads)
    else { throw SnapLabError("the map was stopped") }
    return map
  }
}
