import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct RangeTests {
  @Test(arguments: ContentInsetAdjustmentBehavior.allCases)
  func theSafeAreaAddsAsTheBehaviourSays(behavior: ContentInsetAdjustmentBehavior) {
    let view = ScrollView(size: CGSize(width: 400, height: 800))
    let probe = Probe()
    view.delegate = probe
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.safeAreaInsets = EdgeInsets(top: 50, left: 20, bottom: 30, right: 10)
    let bare = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let all = EdgeInsets(top: 51, left: 22, bottom: 33, right: 14)
    let vertical = EdgeInsets(top: 51, left: 2, bottom: 33, right: 4)

    view.contentSize = CGSize(width: 400, height: 800)
    #expect(view.adjustedContentInset == (behavior == .always ? all : bare))
    view.contentSize = CGSize(width: 400, height: 801)
    let isScrollable = behavior == .automatic || behavior == .scrollableAxes
    #expect(
      view.adjustedContentInset == (isScrollable ? vertical : behavior == .always ? all : bare))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == (behavior == .never ? bare : all))
    view.bounces = false
    #expect(
      view.adjustedContentInset == (isScrollable ? vertical : behavior == .always ? all : bare))
    #expect(probe.text.contains("didChangeAdjustedContentInset"))
  }

  @Test func insetsWidenTheRange() {
    let view = ScrollView(size: CGSize(width: 400, height: 800))
    view.contentSize = CGSize(width: 400, height: 2000)
    view.contentInset = EdgeInsets(top: 64, bottom: 49)
    #expect(view.metrics.range(.vertical) == -64...1249)
    #expect(view.metrics.range(.horizontal) == 0...0)
    view.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    #expect(view.contentOffset.y == -64)
  }

  /// The bounds have the offset as their origin: a new size must not bring an old offset back.
  @Test func aResizeAtTheEndKeepsTheContentInside() {
    let view = ScrollView(size: CGSize(width: 400, height: 800))
    view.contentSize = CGSize(width: 400, height: 2000)
    view.contentOffset.y = 1200
    view.bounds.size.height = 1000
    #expect(view.contentOffset.y == 1000)
    view.bounds = CGRect(x: 0, y: 300, width: 400, height: 900)
    #expect(view.contentOffset.y == 300)
  }

  @Test(arguments: [true, false])
  func heldContentThatMayNotBounceMovesInsideAtOnce(bounces: Bool) {
    let view = ScrollView(size: CGSize(width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 2000)
    view.bounces = bounces
    view.contentOffset.y = 1000
    view.handle(.touch(.began, location: CGPoint(x: 150, y: 150)), at: 0)
    view.handle(.touch(.moved, location: CGPoint(x: 150, y: 120)), at: 0.02)
    view.advance(to: 0.02)
    let held = view.contentOffset.y
    view.contentSize.height = 600
    #expect(view.contentOffset.y == (bounces ? held : 300))
    view.handle(.wheel(WheelInput(.points(CGPoint(x: 0, y: -10)), phase: .began)), at: 0.1)
    view.contentSize.height = 400
    #expect(bounces || view.contentOffset.y == 100)
  }

  @Test(arguments: Direction.allCases)
  func scrollRectToVisibleMovesAsLittleAsItCan(direction: Direction) {
    let axis = direction.axis
    for (start, length, position) in [
      (1100.0, 100.0, 1000.0), (900, 50, 880), (1750, 100, 1080), (1000, 1000, 1000),
      (600, 1000, 830), (1400, 1000, 1380), (5, 10, 0), (2990, 10, 2230), (2995, 50, 2230),
    ] {
      let track = Track(
        Direction(axis: axis, isMirrored: false), length: 800, content: 3000)
      // 20 pt before and 30 pt behind the content are covered: 750 pt of 800 are visible.
      let inset =
        axis == .vertical ? EdgeInsets(top: 20, bottom: 30) : EdgeInsets(left: 20, right: 30)
      track.view.contentInset = inset
      track.view.contentOffset = .along(axis, 1000)
      let rect = CGRect(
        origin: .along(axis, start), size: .along(axis, length, 10))
      track.view.scrollRectToVisible(rect, animated: false)
      let target = start == 5 ? -15 : position
      #expect(track.view.contentOffset[axis] == target, "\(start) \(length)")
    }
  }

  @Test func aVisibleRectangleLeavesAGlideAlone() {
    let track = Track()
    track.release(at: 1000, velocity: 1)
    track.view.advance(to: 0.05)
    let middle = CGRect(x: 10, y: track.position + 300, width: 50, height: 50)
    for rect in [middle, .null] {
      for animated in [false, true] {
        track.view.scrollRectToVisible(rect, animated: animated)
        #expect(track.view.activity == .decelerating)
      }
    }
  }
}
