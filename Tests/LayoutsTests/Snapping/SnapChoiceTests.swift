import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// What the choices do that look at more than places: sizes, the screen, the limit.
struct SnapChoiceTests {
  /// Items from start to end, aligned at the start, in a view of 100 pt.
  private func target(
    _ rule: SnapRule, _ items: [ClosedRange<Double>], from offset: Double, _ velocity: Double,
    to proposed: Double, meanDistance: Double = 0, insets: (Double, Double) = (0, 0)
  ) -> Double? {
    let end = (items.last?.upperBound ?? 0) + insets.1 - 100
    let range = -insets.0...max(end, -insets.0)
    let release = SnapRelease(
      beganOffset: offset, offset: offset, velocity: velocity, proposedTarget: proposed)
    return rule.target(
      of: release,
      among: items.map { SnapCandidate(offset: $0.lowerBound - insets.0, extent: $0) },
      in: SnapWindow(
        range: range, length: 100, nearInset: insets.0, farInset: insets.1,
        meanDistance: meanDistance))
  }

  /// A short item, one of three views' length, and short ones again.
  private static let items: [ClosedRange<Double>] = [
    0...50, 50...350, 350...400, 400...500, 500...600,
  ]

  @Test(
    "CSS: inside an item that is longer than the view one may rest anywhere",
    arguments: [SnapRule.Name.cssMandatory, .cssMandatoryStop, .cssProximity])
  func longItem(name: SnapRule.Name) {
    let rule = name.rule
    #expect(target(rule, Self.items, from: 60, 0.2, to: 180) == 180)
    #expect(target(rule, Self.items, from: 180, 0, to: 180) == 180)
    #expect(target(rule, Self.items, from: 200, -0.2, to: 50) == 50)
    // Its end has left the view: the next item is nearer than the item's own start.
    let beyond = target(rule, Self.items, from: 240, 0.1, to: 280)
    #expect(beyond == (name == .cssProximity ? nil : 350))
  }

  @Test("CSS: what the insets cover does not count as the view")
  func longItemUnderInsets() {
    let rule = SnapRule(.cssMandatory)
    // From 20 to 80 of the view can be seen: the long item fills it from 30 to 270.
    #expect(target(rule, Self.items, from: 60, 0.2, to: 260, insets: (20, 20)) == 260)
    #expect(target(rule, Self.items, from: 60, 0.2, to: 280, insets: (20, 20)) == 330)
  }

  @Test("CSS: scroll-snap-stop does not let an item be passed, nor a long one")
  func stops() {
    #expect(target(SnapRule(.cssMandatory), Self.items, from: 0, 3, to: 480) == 500)
    #expect(target(SnapRule(.cssMandatoryStop), Self.items, from: 0, 3, to: 480) == 50)
    #expect(target(SnapRule(.cssMandatoryStop), Self.items, from: 0, 3, to: 200) == 50)
    #expect(target(SnapRule(.cssMandatoryStop), Self.items, from: 400, -3, to: 0) == 350)
  }

  @Test("CSS: proximity reaches a third of the view, mandatory everywhere")
  func proximity() {
    let items: [ClosedRange<Double>] = [0...90, 200...290, 400...600]
    for (proposed, near) in [(167.0, true), (166, false), (233, true), (234, false)] {
      let answer = target(SnapRule(.cssProximity), items, from: 100, 0.3, to: proposed)
      #expect(answer == (near ? 200 : nil))
      #expect(target(SnapRule(.cssMandatory), items, from: 100, 0.3, to: proposed) == 200)
    }
  }

  @Test("among the visible: a hard flick goes to the last one on the screen")
  func visible() {
    let items = (0..<20).map { Double($0) * 40...Double($0) * 40 + 30 }
    let rule = SnapRule(choice: .visible)
    #expect(target(rule, items, from: 100, 8, to: 690) == 160)
    #expect(target(rule, items, from: 100, 0.01, to: 101) == 120)
    #expect(target(rule, items, from: 100, -8, to: 0) == 80)
  }

  @Test("counting: the way in mean distances, whatever the items are on the way")
  func count() {
    let items: [ClosedRange<Double>] = [0...40, 40...80, 80...120, 120...320, 320...360, 360...460]
    let rule = SnapRule(choice: .count, velocityThreshold: 0.05)
    #expect(target(rule, items, from: 0, 1, to: 130, meanDistance: 40) == 120)
    #expect(target(rule, items, from: 0, 1, to: 210, meanDistance: 40) == 360)
    #expect(target(rule, items, from: 0, 1, to: 360, meanDistance: 40) == 360)
    // Less than half an item is a glide that is corrected where it ends.
    #expect(target(rule, items, from: 22, 1, to: 41, meanDistance: 40) == 40)
    #expect(target(rule, items, from: 360, -1, to: 250, meanDistance: 100) == 320)
    // More than can be counted.
    #expect(target(rule, items, from: 0, 9, to: 360, meanDistance: 0.001) == 360)
  }

  @Test("a neighbour: content that stands on a candidate stays, with any flick")
  func neighbor() {
    let items = (0..<9).map { Double($0) * 100...Double($0) * 100 + 90 }
    for velocity in [-5.0, -0.1, 0, 0.1, 5] {
      let rule = SnapRule(.reactNativeOneByOne)
      #expect(target(rule, items, from: 300, velocity, to: 300 + 400 * velocity) == 300)
      let next: Double = velocity == 0 ? 300 : velocity > 0 ? 400 : 200
      #expect(target(SnapRule(.next), items, from: 300, velocity, to: 300) == next)
    }
  }

  @Test("the recorded carousels: the nearest to the proposed target, and never against the flick")
  func vectors() throws {
    let line = Vectors.named("carousel.line")
    let proposed = try #require(line.input["proposedContentOffsetX"] as? [Double])
    let snapped = try #require(
      (line.expected as? [String: Any])?["snappedContentOffsetX"] as? [Double])
    let middles = [100.0, 350, 600, 850, 1100].map { $0 - 512 }
    for (place, expected) in zip(proposed, snapped) {
      let release = SnapRelease(beganOffset: 0, offset: 0, velocity: 1, proposedTarget: place)
      let answer = SnapRule(.lineLayout).target(of: release, among: middles, in: -1000...1000)
      #expect(answer == expected)
      // The engine's range moves what lies outside to its end.
      let inside = SnapRule(.lineLayout).target(of: release, among: middles, in: 0...176)
      #expect(inside == min(max(expected, 0), 176))
    }
    let velocity = Vectors.named("carousel.velocity")
    let velocities = try #require(velocity.input["velocities"] as? [Double])
    let targets = try #require(
      (velocity.expected as? [String: Any])?["targetContentOffsetX"] as? [Double])
    for (velocity, expected) in zip(velocities, targets) {
      let release = SnapRelease(
        beganOffset: 60, offset: velocity == 0 ? 40 : 60, velocity: velocity, proposedTarget: 40)
      let answer = SnapRule(.centeredCollection).target(
        of: release, among: [0, 200, 400, 600], in: 0...600)
      #expect(answer == expected)
    }
  }
}
