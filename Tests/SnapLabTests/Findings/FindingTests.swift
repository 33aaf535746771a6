import CollectionEngine
import Foundation
import Geometry
import Scenarios
import Testing

@testable import SnapLab

/// A scenario that has a fault, one that does not, and what tells them apart.
struct FindingCase: Sendable, CustomTestStringConvertible {
  let kind: FindingKind
  let faulty: @Sendable () throws -> Scenario
  let right: @Sendable () throws -> Scenario
  /// The release offsets in pt; nil for the usual ones.
  var offsets: ClosedRange<Double>?

  var testDescription: String { kind.rawValue }

  private static func cards(_ kind: FindingKind, _ rule: CardLayout.Rule) -> FindingCase {
    FindingCase(
      kind: kind, faulty: { .cards(CardLayout.description(rule)) }, right: { .cards() })
  }

  /// Cards at the rate of most carousels.
  private static func fast(_ rule: CardLayout.Rule) -> Scenario {
    var scenario = Scenario.cards(CardLayout.description(rule))
    scenario.scrollView.decelerationRate = .fast
    return scenario
  }

  static let all: [FindingCase] = [
    cards(.unreachableItem, .withoutCard3), cards(.lastItem, .withoutLast),
    cards(.skippedItem, .oneTooMany),
    FindingCase(
      kind: .againstDirection, faulty: { fast(.nearest) }, right: { fast(.right) }),
    cards(.asymmetricMap, .alwaysDown), cards(.targetOutside, .outside),
    cards(.restOffPlace, .beside), cards(.narrowDeadZone, .shaking),
    cards(.wideDeadZone, .stiff),
    FindingCase(
      kind: .frameRate,
      faulty: {
        try .plain(.vertical, "physics: {profile: uikit, integration: perTick}")
      }, right: { try .plain(.vertical, "physics: uikit") }, offsets: -120...(-60)),
    FindingCase(
      kind: .slowGlide, faulty: { try .plain(.vertical, "scrollView: {decelerationRate: 0.9985}") },
      right: { try .plain(.vertical, "scrollView: {decelerationRate: fast}") }),
    FindingCase(
      kind: .slide, faulty: { try .plain(.vertical, "scrollView: {decelerationRate: 0.9998}") },
      right: { try .plain(.vertical, "scrollView: {decelerationRate: normal}") }),
    FindingCase(
      kind: .speedJump, faulty: { .cards(CardLayout.jumping(by: 60)) },
      right: { .cards(CardLayout.jumping(by: 0)) }),
  ]
}

@Suite("Findings")
struct FindingTests {
  private func findings(_ scenario: Scenario, _ one: FindingCase) throws -> [Finding] {
    try SnapMap.small(scenario, columns: 21, rows: 20) { $0.rows = one.offsets }.findings()
  }

  @Test("Each fault is found where it is, with its release", arguments: FindingCase.all)
  func faults(one: FindingCase) throws {
    let found = try findings(one.faulty(), one)
    let finding = try #require(
      found.first { $0.kind == one.kind }, "\(found.map(\.sentence))")
    #expect(!finding.sentence.isEmpty && !finding.sentence.hasSuffix("."))
    #expect(found.count { $0.kind == one.kind } == 1)
    // The scenario that comes along shows it: it rests where the finding says.
    let simulation = Simulation(finding.scenario)
    #expect(simulation.run() == .finished)
    let axis = Axis.allCases.max { finding.scenario.travel($0) < finding.scenario.travel($1) }
    let rest = simulation.scrollView.contentOffset[try #require(axis)]
    #expect(abs(rest - finding.landing.rest) < 1e-6)
  }

  @Test("And is not found where it is not", arguments: FindingCase.all)
  func right(one: FindingCase) throws {
    let found = try findings(one.right(), one)
    #expect(!found.contains { $0.kind == one.kind }, "\(found.map(\.sentence))")
  }

  @Test("Every kind has its case")
  func complete() {
    #expect(Set(FindingCase.all.map(\.kind)) == Set(FindingKind.allCases))
  }

  @Test("Cards that are right have no finding at all", arguments: [2, 3, 10])
  func none(items: Int) throws {
    let found = try SnapMap.small(.cards(items: items)).findings()
    #expect(found.isEmpty, "\(found.map(\.sentence))")
  }

  @Test("A threshold moves what counts", arguments: FindingThresholds.numbers.map(\.name))
  func thresholds(name: String) throws {
    let number = try #require(FindingThresholds.numbers.first { $0.name == name })
    var thresholds = FindingThresholds()
    #expect(number.range.contains(thresholds[keyPath: number.keyPath]))
    thresholds[keyPath: number.keyPath] = number.range.upperBound
    #expect(thresholds != FindingThresholds() || name == "snappingShare")
  }

  @Test("A longer glide is allowed where somebody says so")
  func longGlide() throws {
    let map = try SnapMap.small(
      .plain(.vertical, "scrollView: {decelerationRate: 0.9985}"), columns: 7, rows: 5)
    var thresholds = FindingThresholds()
    #expect(map.findings(thresholds).contains { $0.kind == .slowGlide })
    thresholds.longestGlide = 100
    #expect(!map.findings(thresholds).contains { $0.kind == .slowGlide })
  }

  @Test("C36, C37: at the end the last item has a place, with and without room for it")
  func lastItems() throws {
    for (tail, alignment, length) in [
      (300.0, "start", 375.0), (12, "start", 375), (0, "center", 360),
    ] {
      let map = try SnapMap.small(
        .reading(
          """
          viewport: {width: \(length), height: 200}
          snap: {to: item, alignment: \(alignment)}
          layout: {type: flow, scrollDirection: horizontal, itemSize: [150, 150], minimumLineSpacing: 0, sectionInset: {left: 12, right: \(tail)}}
          content: {sections: [{items: 10}]}
          events: [{at: 0, release: {velocity: [0.8, 0]}}]
          """))
      let found = map.findings()
      #expect(found.isEmpty, "\(alignment), \(tail): \(found.map(\.sentence))")
      #expect(map.landings.contains { $0.item == [0, 9] })
    }
  }
}

extension Scenario {
  /// How far its releases are along `axis`, by their velocities.
  fileprivate func travel(_ axis: Axis) -> Double {
    events.reduce(0) { sum, event in
      guard case .release(let release) = event.kind else { return sum }
      return sum + abs(release.velocity[axis]) + abs(release.contentOffset?[axis] ?? 0)
    }
  }
}
