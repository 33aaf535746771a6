import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// Cases of targets that something else than a snap rule decides: a delegate, a program, a wheel.
struct TargetCaseTests {
  @Test("C15: a target beyond the natural stop is reached without a linear slide")
  func aFartherTargetIsReachedInOneGlide() {
    let view = ScrollView(size: CGSize(width: 200, height: 300))
    view.contentSize = CGSize(width: 200, height: 1000)
    let delegate = TargetDelegate()
    delegate.change = { _ in CGPoint(x: 0, y: 260) }
    let handed = view.target(
      releasedAt: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 0.2), delegate)
    #expect(abs(handed.y - 194.9) <= 0.5)
    let shown = [100] + view.settle().map { Double($0.y) }
    #expect(shown.last == 260)
    #expect(shown.allSatisfy { $0 <= 260 })
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
    let far = steps.indices.filter { 260 - shown[$0 + 1] > 1 }.map { steps[$0] }
    // Rounded away in offsets of some hundred points, in pt.
    let noise = 1e-9
    let equal = zip(zip(far, far.dropFirst()), far.dropFirst(2)).filter {
      abs($0.0 - $0.1) <= noise && abs($0.1 - $1) <= noise
    }
    #expect(equal.isEmpty, "three frames with one displacement")
    let peak = far.indices.max { far[$0] < far[$1] } ?? 0
    for index in far.indices.dropFirst() {
      let grows = far[index] > far[index - 1]
      #expect(grows == (index <= peak), "frame \(index)")
    }
  }

  @Test("C88: scrolling to an item while content moves ends at that item")
  func scrollingToAnItemInFlightEndsThere() {
    let layout = FixedLayout(lengths: Array(repeating: 200, count: 20))
    let view = Stage(layout, size: CGSize(width: 375, height: 300), counts: [20]).view
    _ = view.target(
      releasedAt: CGPoint(x: 2300, y: 0), velocity: CGPoint(x: -1.5, y: 0), TargetDelegate())
    view.advance(to: view.currentTime + 0.1)
    #expect(view.isDecelerating)
    view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: true)
    for offset in view.settle() {
      let middle = CGPoint(x: offset.x + 1, y: 100)
      let item = view.indexPathForItem(at: middle)?.item
      #expect(item.map { (0..<20).contains($0) } ?? false)
    }
    #expect(view.contentOffset.x == 600)
  }

  @Test("C106: one notch turns one page, from the frame after it on")
  func aNotchTurnsOnePage() {
    let layout = FixedLayout(lengths: Array(repeating: 375, count: 5))
    let view = Stage(layout, size: CGSize(width: 375, height: 300), counts: [5]) {
      $0.isPagingEnabled = true
    }.view
    func turn(_ notches: Double) -> [Double] {
      view.handle(
        .wheel(WheelInput(.notches(CGPoint(x: notches, y: 0)))), at: view.currentTime)
      return view.settle().map { Double($0.x) }
    }
    let forward = turn(1)
    #expect(forward[0] > 0)
    #expect(forward.last == 375)
    let back = turn(-1)
    #expect(back[0] < 375)
    #expect(back.last == 0)
  }
}
