import CollectionEngine
import Foundation
import Geometry
import Layouts
import Scenarios
import Testing

@testable import SnapLab

@Suite("Rules side by side")
struct RuleComparisonTests {
  private func compare(_ names: [SnapRule.Name], _ scenario: Scenario) throws -> RuleComparison {
    RuleComparison(
      try names.map {
        ($0.rawValue, try SnapMap.small(scenario.snapping(by: $0.rule), columns: 21, rows: 20))
      })
  }

  @Test("A rule agrees with itself, and two disagree exactly where they land apart")
  func disagreements() throws {
    let scenario = try Scenario.reading(SnapMapTests.scenarios[0])
    #expect(try compare([.nearest, .nearest], scenario).disagreements().isEmpty)
    let two = try compare([.lineLayout, .androidPager], scenario)
    let found = two.disagreements()
    #expect(!found.isEmpty && found.count < two.maps[0].landings.count)
    #expect(found.count == two.differenceCount(0, 1))
    for one in found {
      let rests = two.maps.map { map in
        let run = FullRun(one.flick, in: map.subject)
        return run.landing.rest
      }
      #expect(abs(rests[0] - rests[1]) > 2)
    }
  }

  @Test("A pager goes at most one on, whatever the release")
  func onePage() throws {
    let map = try compare([.androidPager], try .reading(SnapMapTests.scenarios[0])).maps[0]
    let places = map.places.offsets
    for landing in map.landings {
      let end = try #require(map.places.index(at: landing.rest, tolerance: 2))
      let passed = places.filter {
        $0 > min(landing.offset, places[end]) + 2 && $0 < max(landing.offset, places[end]) - 2
      }
      #expect(passed.isEmpty, "\(landing.offset) pt, \(landing.velocity) pt/ms")
    }
  }

  @Test("The table has a row a rule and release; a rule about items needs some")
  func table() throws {
    let two = try compare([.nearest, .next], try .reading(SnapMapTests.scenarios[0]))
    let rows = two.csv.split(separator: "\n")
    #expect(rows.count == 1 + 2 * 420)
    #expect(rows[0].hasPrefix("rule,offset_pt,") && rows[1].hasPrefix("nearest,"))
    #expect(throws: SnapLabError.self) {
      try Scenario.plain(.vertical, "seed: 1").snapping(by: SnapRule.Name.nearest.rule)
    }
  }
}
