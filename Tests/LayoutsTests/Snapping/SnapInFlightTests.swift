import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// A second flick, while the snap of the first one is under way.
struct SnapInFlightTests {
  /// A view of 375 pt with 20 items of 300 pt, whose content is flicked at 900, and 0.05 s later
  /// again; where that leads.
  private func secondTarget(
    _ rule: SnapRule, _ velocities: (first: Double, second: Double),
    _ direction: LayoutDirection = .leftToRight
  ) -> Double {
    let layout = FixedLayout(lengths: Array(repeating: 300, count: 20))
    let view = Stage(layout, size: CGSize(width: 375, height: 300), counts: [20]) {
      $0.releaseTargeting = rule
      $0.layoutDirection = direction
    }.view
    let delegate = TargetDelegate()
    view.delegate = delegate
    let isReversed = direction == .rightToLeft
    func place(_ offset: Double) -> Double { isReversed ? 6000 - 375 - offset : offset }
    let sign = isReversed ? -1.0 : 1
    view.contentOffset = CGPoint(x: place(900), y: 0)
    view.handle(
      .release(contentOffset: nil, velocity: CGPoint(x: sign * velocities.first, y: 0)), at: 0)
    view.advance(to: 0.05)
    view.handle(
      .release(contentOffset: nil, velocity: CGPoint(x: sign * velocities.second, y: 0)), at: 0.05)
    let target = Double(delegate.target?.x ?? .nan)
    #expect(view.settle().last.map { Double($0.x) } == target)
    return place(target)
  }

  @Test(
    "goes one further than the first one was going",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func goesOneFurther(_ direction: LayoutDirection) {
    for limit in [1, 2, nil] {
      let rule = SnapRule(to: .item, limit: limit)
      #expect(secondTarget(rule, (0.5, 0.5), direction) == 1500, "limit \(limit ?? 0)")
      #expect(secondTarget(rule, (-0.5, -0.5), direction) == 300, "limit \(limit ?? 0)")
    }
  }

  @Test("the limit counts from where the first one was going", arguments: [1, 2, 3])
  func theLimitCountsFromTheTarget(_ limit: Int) {
    let rule = SnapRule(to: .interval(300), limit: limit)
    // The first one is held by its limit as well.
    #expect(secondTarget(rule, (9, 9)) == 900 + 600 * Double(limit))
  }

  @Test("the other way it goes back to where the first one came from")
  func theOtherWayItGoesBack() {
    #expect(secondTarget(SnapRule(limit: 1), (0.5, -0.5)) == 900)
    #expect(secondTarget(SnapRule(limit: 1), (-0.5, 0.5)) == 900)
  }

  @Test("a slow one goes to the nearest item")
  func aSlowOneGoesToTheNearest() {
    #expect(secondTarget(SnapRule(), (0.5, 0)) == 900)
  }
}
