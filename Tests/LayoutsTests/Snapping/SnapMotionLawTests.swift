import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Laws of the motion to a snap target, and of the mirror, through a view.
struct SnapMotionLawTests {
  private static let rules: [SnapRule] =
    [
      SnapRule(), SnapRule(alignment: .center, limit: 1), SnapRule(to: .group(3), alignment: .end),
      SnapRule(to: .page), SnapRule(to: .interval(130), alignment: .center, distanceThreshold: 20),
      SnapRule(to: .group(3), choice: .count), SnapRule(to: .interval(130), choice: .visible),
      SnapRule(to: .page, choice: .beyond, limit: 2),
    ] + SnapRule.Name.allCases.map(\.rule)

  private func stage(
    _ rule: SnapRule, _ axis: Axis = .horizontal,
    _ direction: LayoutDirection = .leftToRight
  ) -> Stage {
    var random = SeededGenerator(seed: 11)
    let lengths = (0..<60).map { _ in Double(Int.random(in: 60...320, using: &random)) }
    let layout = FixedLayout(axis, lengths: lengths, spacing: 10, lead: 15, tail: 25)
    return Stage(layout, size: .along(axis, 375, 300), counts: [lengths.count]) {
      $0.layoutDirection = direction
      $0.releaseTargeting = rule
    }
  }

  private func flick(_ random: inout SeededGenerator) -> (at: Double, velocity: Double) {
    let isSlow = Int.random(in: 0..<4, using: &random) == 0
    return (
      Double.random(in: 500...9000, using: &random).rounded(),
      isSlow ? 0 : Double.random(in: -4...4, using: &random)
    )
  }

  @Test(
    "a snap lands exactly, goes on at the speed of the release and has one maximum of speed",
    arguments: rules, Axis.allCases)
  func aSnapLandsExactly(rule: SnapRule, axis: Axis) {
    let stage = stage(rule, axis)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<8 {
      let (start, velocity) = flick(&random)
      let target = stage.target(
        from: .along(axis, start), releasedAt: .along(axis, start),
        velocity: .along(axis, velocity))
      let shown = [start] + stage.view.settle(rate: 1000).map { $0[axis] }
      #expect(shown.last == target[axis])
      let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
      let fastest = max(abs(velocity), 4 * abs(target[axis] - start) / 200, 0.01)
      #expect(steps.dropLast().allSatisfy { abs($0) <= fastest }, "a jump from \(start)")
      // Content that is there in some milliseconds has to lose its speed in them.
      let isNear = abs(target[axis] - start) < 20 * abs(velocity)
      if velocity != 0, steps.count > 1, !isNear {
        #expect(abs(steps[0] - velocity) <= 0.1 * fastest)
      }
      #expect(maxima(of: steps.map(abs)) <= (steps.contains { $0 * velocity < 0 } ? 2 : 1))
    }
  }

  /// How many times the speed has risen and falls again.
  private func maxima(of speeds: [Double]) -> Int {
    var (count, isRising) = (0, true)
    for (before, after) in zip(speeds, speeds.dropFirst()) where abs(after - before) > 1e-6 {
      if after < before, isRising { count += 1 }
      isRising = after > before
    }
    return count
  }

  @Test("a snap does not depend on the frame rate", arguments: rules)
  func aSnapDoesNotDependOnTheFrameRate(rule: SnapRule) {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<3 {
      let (start, velocity) = flick(&random)
      let paths = [30.0, 60, 120, 240].map { rate in
        let stage = stage(rule)
        _ = stage.target(
          from: CGPoint(x: start, y: 0), releasedAt: CGPoint(x: start, y: 0),
          velocity: CGPoint(x: velocity, y: 0))
        let shown = stage.view.settle(rate: rate).map(\.x)
        return Swift.stride(from: Int(rate / 30) - 1, to: shown.count, by: Int(rate / 30)).map {
          shown[$0]
        }
      }
      for path in paths.dropFirst() {
        for (one, other) in zip(path, paths[0]) { #expect(abs(one - other) < 1e-9) }
      }
    }
  }

  @Test("repeated releases land alike", arguments: rules)
  func repeatedReleasesLandAlike(rule: SnapRule) {
    let stage = stage(rule)
    var random = SeededGenerator(seed: 14)
    for _ in 0..<8 {
      let (start, velocity) = flick(&random)
      let targets = (0..<5).map { _ in
        stage.target(
          from: CGPoint(x: start, y: 0), releasedAt: CGPoint(x: start, y: 0),
          velocity: CGPoint(x: velocity, y: 0))
      }
      #expect(Set(targets.map(\.x)).count == 1)
    }
  }

  @Test(
    "at rest on a candidate a release without velocity stays there",
    arguments: rules.filter { $0.proximity == nil })
  func aCandidateIsAPlaceToRest(rule: SnapRule) {
    let stage = stage(rule)
    var random = SeededGenerator(seed: 15)
    for _ in 0..<8 {
      let (start, velocity) = flick(&random)
      let target = stage.target(
        from: CGPoint(x: start, y: 0), releasedAt: CGPoint(x: start, y: 0),
        velocity: CGPoint(x: velocity, y: 0))
      #expect(stage.target(from: target, releasedAt: target) == target)
    }
  }

  @Test("right to left is left to right mirrored", arguments: rules)
  func rightToLeftIsMirrored(rule: SnapRule) {
    let (one, other) = (stage(rule), stage(rule, .horizontal, .rightToLeft))
    let width = one.view.contentSize.width - 375
    var random = SeededGenerator(seed: 16)
    for _ in 0..<40 {
      let (start, velocity) = flick(&random)
      let target = one.target(
        from: CGPoint(x: start, y: 0), releasedAt: CGPoint(x: start, y: 0),
        velocity: CGPoint(x: velocity, y: 0))
      let mirrored = other.target(
        from: CGPoint(x: width - start, y: 0), releasedAt: CGPoint(x: width - start, y: 0),
        velocity: CGPoint(x: -velocity, y: 0))
      #expect(abs(width - mirrored.x - target.x) < 1e-9)
    }
  }
}
