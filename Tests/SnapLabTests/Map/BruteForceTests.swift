import CollectionEngine
import Foundation
import Geometry
import Scenarios
import Testing

@testable import SnapLab

/// Maps against a few lines of arithmetic that know nothing of the engine.
@Suite("Maps of three rules against brute force")
struct BruteForceTests {
  /// A pixel at three a pt.
  private func onGrid(_ value: Double) -> Double { (value * 3 + 0.5).rounded(.down) / 3 }

  /// Where a release alone leads: the integral of v * 0.998^t down to 0.01 pt/ms.
  private func projection(_ x: Double, _ v: Double, _ end: Double) -> Double {
    let reach = max(abs(v) - 0.01, 0) / -log(0.998)
    let clamped = min(max(x + (v < 0 ? -reach : reach), 0), end)
    return clamped == 0 || clamped == end ? clamped : onGrid(clamped)
  }

  private func expect(
    _ scenario: Scenario, lands rule: (_ x: Double, _ v: Double) -> Double
  ) throws {
    let map = try SnapMap.small(scenario, columns: 61, rows: 60)
    #expect(!map.isStepped)
    for landing in map.landings {
      let expected = rule(landing.offset, landing.velocity)
      #expect(
        abs(landing.rest - expected) < 1e-9,
        "\(landing.offset) pt, \(landing.velocity) pt/ms: \(landing.rest), not \(expected)")
    }
  }

  @Test("paging turns one page", arguments: Axis.allCases)
  func paging(axis: Axis) throws {
    try expect(.plain(axis, "scrollView: {isPagingEnabled: true}")) { x, v in
      let page = x / 390
      let turned =
        v > 0.3
        ? (page + 1e-9).rounded(.down) + 1
        : v < -0.3 ? (page - 1e-9).rounded(.up) - 1 : (page + 0.5).rounded(.down)
      return min(max(turned * 390, 0), 3510)
    }
  }

  @Test(
    "intervals: the one nearest to the projection, at least the next one", arguments: Axis.allCases)
  func intervals(axis: Axis) throws {
    try expect(.plain(axis, "snap: {to: {interval: 250}}")) { x, v in
      let stops = (0...15).map { min(Double($0) * 250, 3510) }
      func nearest(_ y: Double) -> Double {
        stops.reversed().min { abs($0 - y) < abs($1 - y) } ?? 0
      }
      let goal = nearest(projection(x, v, 3510))
      if v > 0.3 { return max(goal, stops.first { $0 > x + 0.5 } ?? 3510) }
      if v < -0.3 { return min(goal, stops.last { $0 < x - 0.5 } ?? 0) }
      return nearest(x)
    }
  }

  @Test("a limit of one: the next one in the direction of travel", arguments: Axis.allCases)
  func limited(axis: Axis) throws {
    try expect(.plain(axis, "snap: {to: {interval: 390}, limit: 1, velocityThreshold: 0.1}")) {
      x, v in
      let (before, after) = ((x / 390).rounded(.down), (x / 390).rounded(.up))
      if v > 0.1 { return min((after * 390 > x + 0.5 ? after : after + 1) * 390, 3510) }
      if v < -0.1 { return max((before * 390 < x - 0.5 ? before : before - 1) * 390, 0) }
      return min((x / 390 + 0.5).rounded(.down) * 390, 3510)
    }
  }
}
