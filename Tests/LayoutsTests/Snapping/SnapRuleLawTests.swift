import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Laws of the choice, over seeded rules, candidates and releases.
struct SnapRuleLawTests {
  /// One seeded question.
  private struct Question {
    var rule: SnapRule
    var candidates: [Double]
    var range: ClosedRange<Double>
    var release: SnapRelease

    init(_ random: inout SeededGenerator) {
      let end = Double.random(in: 0...3000, using: &random)
      range = -Double.random(in: 0...50, using: &random)...end
      candidates = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Double.random(in: -300...3300, using: &random).rounded()
      }
      rule = SnapRule(
        limit: Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil,
        velocityThreshold: [0, 0.3, 1].randomElement(using: &random) ?? 0,
        distanceThreshold: Bool.random(using: &random)
          ? Double.random(in: 0...200, using: &random) : nil)
      let offset = Double.random(in: -100...(end + 100), using: &random)
      let velocity =
        [0, Double.random(in: -4...4, using: &random)]
        .randomElement(using: &random) ?? 0
      let reach = offset + velocity * 499
      release = SnapRelease(
        beganOffset: Double.random(in: range, using: &random), offset: offset,
        velocity: velocity,
        proposedTarget: min(max(reach, range.lowerBound), range.upperBound))
    }

    var clamped: [Double] {
      candidates.map { min(max($0, range.lowerBound), range.upperBound) }
    }

    var target: Double? { rule.target(of: release, among: candidates, in: range) }
  }

  private func questions(_ seed: UInt64, _ check: (Question) -> Void) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5000 { check(Question(&random)) }
  }

  @Test("a target is a candidate moved into the range", arguments: [1 as UInt64, 2, 3])
  func aTargetIsACandidateInside(seed: UInt64) {
    questions(seed) { question in
      #expect(question.clamped.contains(question.target ?? .nan))
      #expect(question.range.contains(question.target ?? .nan))
    }
  }

  @Test(
    "a quick flick is never answered against its direction where a candidate is ahead",
    arguments: [4 as UInt64, 5])
  func neverAgainstAQuickFlick(seed: UInt64) {
    var counted = 0
    questions(seed) { question in
      let release = question.release
      let sign = release.velocity < 0 ? -1.0 : 1
      guard abs(release.velocity) > question.rule.velocityThreshold,
        question.clamped.contains(where: { ($0 - release.offset) * sign > 0.5 })
      else { return }
      counted += 1
      #expect(((question.target ?? .nan) - release.offset) * sign > 0)
    }
    #expect(counted > 500)
  }

  @Test("a slow release without a distance threshold goes to the nearest candidate")
  func aSlowReleaseGoesToTheNearest() {
    questions(6) { question in
      guard abs(question.release.velocity) <= question.rule.velocityThreshold,
        question.rule.distanceThreshold == nil, let target = question.target
      else { return }
      let distance = abs(target - question.release.offset)
      #expect(question.clamped.allSatisfy { abs($0 - question.release.offset) >= distance })
    }
  }

  @Test("momentum passes at most `limit` candidates", arguments: [7 as UInt64, 8])
  func momentumKeepsTheLimit(seed: UInt64) {
    questions(seed) { question in
      guard let limit = question.rule.limit, let target = question.target,
        abs(question.release.velocity) > question.rule.velocityThreshold
      else { return }
      let offset = question.release.offset
      let between = min(offset, target)...max(offset, target)
      let passed = Set(question.clamped).filter {
        between.contains($0) && abs($0 - offset) > 0.5
      }
      #expect(passed.count <= limit)
    }
  }

  @Test("the order and the number of times candidates are named do not matter")
  func orderDoesNotMatter() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      var question = Question(&random)
      let target = question.target
      question.candidates += question.candidates
      question.candidates.shuffle(using: &random)
      #expect(question.target == target)
    }
  }

  @Test("without candidates there is no target")
  func noCandidatesNoTarget() {
    let release = SnapRelease(beganOffset: 0, offset: 5, velocity: 0, proposedTarget: 5)
    #expect(SnapRule().target(of: release, among: [], in: 0...10) == nil)
  }

  @Test("of two candidates at one distance the one further on counts")
  func tiesGoOn() {
    for velocity in [0, 0.1, -0.1] {
      let release = SnapRelease(
        beganOffset: 0, offset: 50, velocity: velocity, proposedTarget: 50)
      #expect(SnapRule().target(of: release, among: [0, 100], in: 0...100) == 100)
    }
  }
}
