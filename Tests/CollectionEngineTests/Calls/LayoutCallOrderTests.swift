import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct LayoutCallOrderTests {
  /// `shouldInvalidateLayout` is written with the bounds that the view has while it is asked.
  @Test func callsComeInTheirOrder() throws {
    let texts = LayoutCallOrder.all.map { "# \($0.name)\n\($0.text())\n" }
    let text = texts.joined(separator: "\n")
    #expect(try goldenCalls.difference(of: text, from: "layout-calls.txt") == nil)
  }

  @Test func bothTargetsAreSeenByTheObserverInOrder() {
    let stage = Stage(count: 40)
    let observer = TargetObserver()
    stage.view.observer = observer
    _ = stage.pass()
    stage.layout.releaseTarget = { _ in CGPoint(x: 0, y: 300) }
    stage.releaseTarget = { CGPoint(x: $0.x, y: $0.y + 100) }
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 0.5)), at: 0)
    #expect(
      observer.lines == [
        "prepare", "willBeginDragging", "layout v 0.5: 245.0 to 300.0",
        "delegate v 0.5: 300.0 to 400.0", "begin to 400.0", "didEndDragging",
        "willBeginDecelerating",
      ])
  }

  @Test func didScrollComesWhileTheOldCellsAreStillThere() {
    let stage = Stage(count: 12)
    _ = stage.pass()
    stage.view.contentOffset.y = 300
    #expect(stage.shown == ["0", "1", "2"])
    _ = stage.pass()
    #expect(stage.shown == ["3", "4", "5"])
  }

  @Test func manyInvalidationsBeforeOnePassPrepareOnce() {
    let stage = Stage(count: 12)
    _ = stage.pass()
    for _ in 0..<100 { stage.layout.invalidateLayout() }
    _ = stage.pass()
    #expect(stage.layout.prepareCount == 2)
  }

  @Test func aStillViewIsNotAskedAnything() {
    let stage = Stage(count: 12)
    _ = stage.pass()
    for frame in 1...10 { stage.view.advance(to: Double(frame) / 60) }
    #expect(stage.log.lines.isEmpty)
  }
}

private final class TargetObserver: CollectionViewObserver {
  private(set) var lines: [String] = []

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    switch call {
    case .prepare: lines.append("prepare")
    case .targetContentOffset(let proposed, let velocity, let target):
      lines.append("layout v \(velocity.y): \(proposed.y) to \(target.y)")
    default: break
    }
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    if case .willEndDragging(let velocity, let proposed, let target) = call {
      lines.append("delegate v \(velocity.y): \(proposed.y) to \(target.y)")
    } else {
      lines.append("\(call)".prefix { $0 != "(" } + "")
    }
  }

  func scrollView(_ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval) {}

  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    lines.append("begin to \(start.target.y)")
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {}

  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {}
}
