import CollectionEngine
import Foundation
import Layouts
import Scenarios
import SnapLab

/// A map of 10,000 releases of a carousel, on one core and on more.
struct SnapMapBenchmark: Sendable {
  let name: String
  /// How many items the carousel has.
  let items: Int
  /// How many releases are decided side by side.
  let threads: Int

  /// What a map may take on one core, in s.
  static let budget = 2.0

  static let all = [
    SnapMapBenchmark(name: "snapmap", items: 1000, threads: 1),
    SnapMapBenchmark(name: "snapmap-2-threads", items: 1000, threads: 2),
    SnapMapBenchmark(name: "snapmap-million", items: 1_000_000, threads: 1),
  ]

  func run() -> SnapMapReport {
    guard let layout = LayoutCatalogue.standard["line-carousel"] else {
      preconditionFailure("There is no carousel.")
    }
    var scenario = Scenario(content: .sections([ScenarioSection(items: items)]))
    scenario.layout = ScenarioLayout(layout)
    scenario.events = [
      ScenarioEvent(at: 0, .release(.init(velocity: CGPoint(x: 0.8, y: 0))))
    ]
    let subject: SnapSubject
    do { subject = try SnapSubject(scenario) } catch {
      preconditionFailure("The carousel cannot be swept: \(error.description).")
    }
    var choices = ReleaseGrid.Choices()
    (choices.columnCount, choices.rowCount) = (100, 100)
    let grid = ReleaseGrid(for: subject, choices)
    let (cpu, wall) = (cpuTime(), ContinuousClock.now)
    let map = SnapMap(subject, over: grid, threads: threads)
    let time = (cpuTime() - cpu, ContinuousClock.now - wall)
    guard let map, !map.isStepped else { preconditionFailure("There is no map of closed forms.") }
    let items = Set(map.landings.compactMap(\.item))
    precondition(
      map.landings.count == 10_000 && items.count > 4 && map.places.share == 1,
      "Only \(items.count) items were reached.")
    return SnapMapReport(
      name: name, items: self.items, threads: threads, releases: map.landings.count,
      landings: items.count, cpu: time.0,
      wall: Double(time.1.components.seconds) + Double(time.1.components.attoseconds) / 1e18)
  }
}

/// What a map costs, as a row of a CSV table.
struct SnapMapReport {
  let name: String
  let items: Int
  let threads: Int
  let releases: Int
  /// How many items are landed at.
  let landings: Int
  /// CPU time of all threads, and time on the clock, in s.
  let cpu: Double
  let wall: Double

  static let heading = "map,items,threads,releases,landed_at,cpu_s,wall_s,us_per_release,budget_s"

  /// Whether it took no more than it may: on several threads, no more on the clock.
  var isMet: Bool { min(cpu, wall) <= SnapMapBenchmark.budget }

  var line: String {
    [
      name, "\(items)", "\(threads)", "\(releases)", "\(landings)", String(format: "%.3f", cpu),
      String(format: "%.3f", wall), String(format: "%.1f", cpu / Double(releases) * 1e6),
      String(format: "%.0f", SnapMapBenchmark.budget),
    ].joined(separator: ",")
  }
}
