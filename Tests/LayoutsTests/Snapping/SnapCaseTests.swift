import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The cases of snapping and of edges, each through a view and its release path.
struct SnapCaseTests {
  /// A view of `length` × 300 with `count` items of `item` pt along `axis`.
  private func stage(
    _ axis: Axis = .horizontal, length: Double = 375, item: Double, spacing: Double = 0,
    count: Int, lead: Double = 0, tail: Double = 0, _ rule: SnapRule
  ) -> Stage {
    let layout = FixedLayout(
      axis, lengths: Array(repeating: item, count: count), spacing: spacing, lead: lead,
      tail: tail)
    return Stage(layout, size: .along(axis, length, 300), counts: [count]) {
      $0.releaseTargeting = rule
    }
  }

  @Test("C14: a short fast flick goes forward, and never in one frame", arguments: Axis.allCases)
  func aShortFastFlickGoesForward(axis: Axis) {
    let stage = stage(axis, item: 300, spacing: 10, count: 10, SnapRule())
    let target = stage.target(
      releasedAt: .along(axis, 40), velocity: .along(axis, 0.8))
    #expect(target == .along(axis, 310))
    let shown = stage.view.settle().map { $0[axis] }
    #expect(shown.count > 5)
    #expect(shown[0] - 40 <= 0.8 * 1000 / 60)
    for (before, after) in zip(shown, shown.dropFirst()) { #expect(after >= before) }
    #expect(shown.last == 310)
  }

  @Test("C16: without velocity the nearest page counts, with some the next one")
  func zeroVelocityRoundsToTheNearest() {
    let stage = stage(item: 310, count: 10, SnapRule(velocityThreshold: 0))
    #expect(stage.target(from: .zero, releasedAt: CGPoint(x: 6.2, y: 0)).x == 0)
    #expect(stage.target(from: .zero, releasedAt: CGPoint(x: 186, y: 0)).x == 310)
    let tap = CGPoint(x: 0.05, y: 0)
    #expect(stage.target(from: .zero, releasedAt: CGPoint(x: 6.2, y: 0), velocity: tap).x == 310)
    let back = CGPoint(x: -0.05, y: 0)
    #expect(stage.target(from: .zero, releasedAt: CGPoint(x: 186, y: 0), velocity: back).x == 0)
  }

  @Test(
    "C17: the distance threshold works both ways without velocity",
    arguments: [(910.0, 930.0), (870, 620), (950, 930), (990, 1240)])
  func theDistanceThresholdWorksBothWays(offset: Double, expected: Double) {
    for destination in [SnapRule.Destination.item, .interval(310)] {
      let stage = stage(
        item: 310, count: 10, SnapRule(to: destination, distanceThreshold: 50))
      let target = stage.target(
        from: CGPoint(x: 930, y: 0), releasedAt: CGPoint(x: offset, y: 0))
      #expect(Double(target.x) == expected)
    }
  }

  @Test(
    "C18: the item is picked by geometry, wherever the gesture began",
    arguments: [(0.0, 1100.0), (0.6, 1375), (-0.6, 1100)])
  func theItemIsPickedByGeometry(velocity: Double, expected: Double) {
    for start in [0.0, 1100, 1230] {
      let stage = stage(
        item: 255, spacing: 20, count: 10, lead: 60, tail: 60,
        SnapRule(to: .item, alignment: .center, limit: 1))
      let target = stage.target(
        from: CGPoint(x: start, y: 0), releasedAt: CGPoint(x: 1230, y: 0),
        velocity: CGPoint(x: velocity, y: 0))
      #expect(Double(target.x) == expected, "began at \(start)")
    }
  }

  @Test("C19: never one item before the nearest one, a thousand times")
  func neverOneItemBeforeTheNearest() {
    let stage = stage(item: 150, count: 20, SnapRule())
    for _ in 0..<1000 {
      #expect(stage.target(releasedAt: CGPoint(x: 810, y: 0)).x == 750)
      #expect(stage.target(releasedAt: CGPoint(x: 840, y: 0)).x == 900)
    }
  }

  @Test("C22: a snap interval wins over paging", arguments: Axis.allCases)
  func anIntervalWinsOverPaging(axis: Axis) {
    let view = ScrollView(size: .along(axis, 400, 300))
    view.contentSize = .along(axis, 1200, 300)
    view.isPagingEnabled = true
    #expect(view.target(releasedAt: .along(axis, 130)) == .zero)
    #expect(view.target(releasedAt: .along(axis, 380)) == .along(axis, 400))
    view.releaseTargeting = SnapRule(to: .interval(100))
    #expect(view.target(releasedAt: .along(axis, 130)) == .along(axis, 100))
    #expect(view.target(releasedAt: .along(axis, 380)) == .along(axis, 400))
    view.releaseTargeting = SnapRule(to: .page)
    #expect(view.target(releasedAt: .along(axis, 130)) == .zero)
    #expect(view.target(releasedAt: .along(axis, 790)) == .along(axis, 800))
  }

  @Test("C27: a light flick turns the page, a tiny velocity does not")
  func aLightFlickTurnsThePage() {
    let stage = stage(item: 375, count: 5, SnapRule(velocityThreshold: 0.3))
    let flick = stage.target(
      releasedAt: CGPoint(x: 15, y: 0), velocity: CGPoint(x: 0.33, y: 0))
    #expect(flick.x == 375)
    let drift = stage.target(
      releasedAt: CGPoint(x: 200, y: 0), velocity: CGPoint(x: -0.05, y: 0))
    #expect(drift.x == 375)
  }

  @Test(
    "C29: groups of five snap at their starts and at the end",
    arguments: [(240.0, 0.0), (300, 500), (640, 700), (700, 700)])
  func groupsSnapAtTheirStarts(offset: Double, expected: Double) {
    let stage = stage(length: 500, item: 100, count: 12, SnapRule(to: .group(5)))
    let target = stage.target(releasedAt: CGPoint(x: offset, y: 0))
    #expect(Double(target.x) == expected)
  }

  @Test("C30: one motion, whose speed falls to 0 at the item")
  func oneMotionToTheItem() {
    let stage = stage(item: 300, count: 10, SnapRule())
    let target = stage.target(releasedAt: .zero, velocity: CGPoint(x: 1.4, y: 0))
    #expect(target.x == 600)
    let shown = [0] + stage.view.settle(rate: 240).map(\.x)
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
    #expect(steps[0] <= 1.4 * 1000 / 240)
    for (before, after) in zip(steps, steps.dropFirst()) { #expect(after <= before) }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect(shown.last == 600)
  }

  @Test("C31: a snap takes over the speed of the release")
  func aSnapTakesOverTheSpeed() {
    let stage = stage(item: 300, count: 10, SnapRule(limit: 1))
    let target = stage.target(
      releasedAt: CGPoint(x: 100, y: 0), velocity: CGPoint(x: 1, y: 0))
    #expect(target.x == 300)
    let first = stage.view.settle()[0].x - 100
    #expect(abs(first / (1000 / 60) - 1) < 0.1)
  }

  @Test("C31: a delegate that turns a fast flick back gets no jump")
  func aFastFlickTurnedBackDoesNotJump() {
    let stage = stage(item: 300, count: 100, SnapRule())
    let delegate = TargetDelegate()
    delegate.change = { _ in CGPoint(x: 3000, y: 0) }
    _ = stage.view.target(
      from: CGPoint(x: 3200, y: 0), releasedAt: CGPoint(x: 3200, y: 0),
      velocity: CGPoint(x: 6, y: 0), delegate)
    let shown = [3200] + stage.view.settle().map(\.x)
    for (before, after) in zip(shown, shown.dropFirst()) {
      #expect(abs(after - before) <= 6 * 1000 / 60 + 1e-9)
    }
    #expect(shown.last == 3000)
  }

  @Test("C32: items of different widths", arguments: [(0.0, 210.0), (0.5, 540), (-0.5, 210)])
  func itemsOfDifferentWidths(velocity: Double, expected: Double) {
    let layout = FixedLayout(lengths: [200, 320, 150, 400], spacing: 10)
    let stage = Stage(layout, size: CGSize(width: 375, height: 300), counts: [4]) {
      $0.releaseTargeting = SnapRule(limit: 1)
    }
    let target = stage.target(
      releasedAt: CGPoint(x: 360, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(Double(target.x) == expected)
  }

  @Test(
    "C36: start-aligned, with and without room for the last item",
    arguments: [(300.0, 1437.0, 1350.0), (12, 1149, 1149)])
  func theLastItemIsReached(tail: Double, end: Double, rest: Double) {
    let rule = SnapRule(to: .item, alignment: .start)
    let stage = stage(item: 150, count: 10, lead: 12, tail: tail, rule)
    let view = stage.view
    #expect(view.metrics.range(.horizontal).upperBound == end)
    let target = stage.target(releasedAt: CGPoint(x: end, y: 0))
    #expect(Double(target.x) == rest)
    let release = ScrollRelease(
      beganOffset: target, contentOffset: target, velocity: .zero, proposedTarget: target)
    let candidates = rule.candidates(for: release, along: .horizontal, in: view)
    #expect(candidates.last { $0.offset == rest }?.indexPath?.item == 9)
  }

  @Test("C37: centre-aligned candidates are moved into the range before the choice")
  func candidatesAreClampedBeforeTheChoice() {
    let rule = SnapRule(to: .item, alignment: .center)
    let stage = stage(
      length: 360, item: 152, spacing: 8, count: 6, lead: 4, tail: 4, rule)
    let end = CGPoint(x: 600, y: 0)
    #expect(stage.target(releasedAt: end).x == 600)
    let release = ScrollRelease(
      beganOffset: end, contentOffset: .zero, velocity: .zero, proposedTarget: end)
    let candidates = rule.candidates(for: release, along: .horizontal, in: stage.view)
    #expect(candidates.map(\.offset) == [0, 60, 220, 380, 540, 600])
  }

  @Test("C39: insets across the axis make no scrollable range", arguments: [true, false])
  func crossedInsetsMakeNoRange(isCoverFlow: Bool) {
    let layout = isCoverFlow ? CoverFlowLayout() : LineCarouselLayout()
    layout.itemSize = CGSize(width: 375, height: 554)
    let stage = Stage(layout, size: CGSize(width: 375, height: 667), counts: [5]) {
      $0.contentInset = EdgeInsets(top: 64, bottom: 49)
    }
    let range = stage.view.metrics.range(.vertical)
    #expect(range == -64 ... -64)
  }

  @Test("C98: right to left, the first page is index 0 and the leading inset is at the right")
  func theFirstPageIsAtTheRight() {
    let rule = SnapRule()
    let layout = FixedLayout(lengths: Array(repeating: 375, count: 5))
    let pages = Stage(layout, size: CGSize(width: 375, height: 300), counts: [5]) {
      $0.layoutDirection = .rightToLeft
    }
    let first = CGPoint(x: 1500, y: 0)
    #expect(pages.view.contentOffset == first)
    let release = ScrollRelease(
      beganOffset: first, contentOffset: first, velocity: .zero, proposedTarget: first)
    let candidates = rule.candidates(for: release, along: .horizontal, in: pages.view)
    #expect(candidates.first { $0.offset == 1500 }?.indexPath?.item == 0)

    let inset = FixedLayout(lengths: Array(repeating: 100, count: 10), lead: 10, tail: 5)
    let stage = Stage(inset, size: CGSize(width: 375, height: 300), counts: [10]) {
      $0.layoutDirection = .rightToLeft
      $0.releaseTargeting = rule
    }
    #expect(stage.view.contentSize.width == 1015)
    #expect(stage.view.contentOffset.x == 640)
    #expect(stage.target(releasedAt: CGPoint(x: 630, y: 0)).x == 640)
    let item = stage.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))
    #expect(item?.frame.minX == 5)
  }

  @Test("C99: right to left, momentum to the left goes on to later items")
  func momentumGoesOnToLaterItems() {
    let layout = FixedLayout(lengths: Array(repeating: 100, count: 10))
    let stage = Stage(layout, size: CGSize(width: 375, height: 300), counts: [10]) {
      $0.layoutDirection = .rightToLeft
    }
    for destination in [SnapRule.Destination.item, .interval(100)] {
      stage.view.releaseTargeting = SnapRule(to: destination)
      let target = stage.target(
        from: CGPoint(x: 625, y: 0), releasedAt: CGPoint(x: 625, y: 0),
        velocity: CGPoint(x: -1, y: 0))
      #expect(target.x == 125)
    }
  }
}
