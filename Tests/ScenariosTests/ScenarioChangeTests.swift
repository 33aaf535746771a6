import Foundation
import Geometry
import Testing

@testable import Scenarios

@Suite struct ScenarioChangeTests {
  private static let minimal = "glissade: 1\ncontent: {size: [375, 6000]}\n"

  private func changes(_ text: String) throws -> [ScenarioChange] {
    let scenario = try read(Self.minimal + "events: [{at: 0, set: {\(text)}}]\n")
    guard case .set(let changes) = scenario.events[0].kind else { return [] }
    return changes
  }

  @Test(arguments: [
    ("scrollView.contentOffset", "[1, 2]"), ("scrollView.contentInset", "{left: 3}"),
    ("scrollView.contentInset.bottom", "-4"), ("scrollView.decelerationRate", "fast"),
    ("scrollView.contentInsetAdjustmentBehavior", "always"), ("scrollView.isPagingEnabled", "true"),
    ("scrollView.bounces", "false"), ("scrollView.alwaysBounceVertical", "true"),
    ("scrollView.alwaysBounceHorizontal", "true"), ("scrollView.isDirectionalLockEnabled", "true"),
    ("scrollView.isScrollEnabled", "false"), ("scrollView.showsVerticalScrollIndicator", "false"),
    ("scrollView.showsHorizontalScrollIndicator", "false"), ("viewport.safeArea", "{top: 5}"),
    ("viewport.safeArea.right", "6"), ("content.size", "[7, 8]"),
  ])
  func aChangeGivesWhatTheFileWouldGive(_ path: String, _ value: String) throws {
    var scenario = try read(Self.minimal)
    let before = scenario
    let change = try #require(try changes("\(path): \(value)").first)
    change.apply(to: &scenario)
    #expect(scenario != before)
    #expect(scenario == (try read(Self.minimal, set: ["\(path)=\(value)"])))
  }

  @Test func changesAreAppliedInTheOrderOfTheFile() throws {
    var scenario = try read(Self.minimal)
    let changes = try changes("scrollView.contentInset.top: 1, scrollView.contentInset: {left: 2}")
    for change in changes { change.apply(to: &scenario) }
    #expect(scenario.scrollView.contentInset.top == 0)
    for change in changes.reversed() { change.apply(to: &scenario) }
    #expect(scenario.scrollView.contentInset.top == 1)
    #expect(scenario.scrollView.contentInset.left == 2)
  }

  @Test func changesAreEqualWhenTheyGiveOneKeyTheSameValue() throws {
    let one = try changes("scrollView.contentInset.top: 1")
    #expect(try changes("scrollView.contentInset.top: 1.0") == one)
    #expect(try changes("scrollView.contentInset.top: 2") != one)
    #expect(try changes("scrollView.contentInset.left: 1") != one)
    #expect(
      ScenarioChange("key", \.viewport.size.width, 1) != ScenarioChange("key", \.seed, 1))
  }
}
