import CollectionEngine
import Foundation
import Testing

/// Every choice of `ScrollPolicy` that decides on calls, in each of its positions.
@Suite struct ScrollPolicyTests {
  @Test(
    arguments: [
      (
        ScrollPolicy.CaughtDrag.touchDown,
        """
        didScroll TDC
        willBeginDragging TDC
        [lift]
        willEndDragging(v 0.0, target 1241.5) TDC
        didEndDragging(false) --C
        didEndDecelerating ---
        """
      ),
      (
        .movement,
        """
        [lift]
        didScroll TDC
        willBeginDragging TDC
        willEndDragging(v 0.0, target 1241.5) TDC
        didEndDragging(false) --C
        didEndDecelerating ---
        """
      ),
    ])
  func aCatchWithoutAMovementBeginsToDrag(_ choice: ScrollPolicy.CaughtDrag, _ calls: String) {
    let track = gliding { $0.caughtDrag = choice }
    catchAndLift(track)
    #expect(track.probe.text == calls)
  }

  @Test(
    arguments: [
      (ScrollPolicy.CaughtDrag.touchDown, ["willBeginDragging TDC", "[move]"]),
      (.movement, ["[move]", "willBeginDragging TDC"]),
    ])
  func aCatchThatDragsOnIsToldOnce(_ choice: ScrollPolicy.CaughtDrag, _ order: [String]) {
    let track = gliding { $0.caughtDrag = choice }
    track.touchDown(at: track.view.currentTime)
    track.probe.mark("[move]")
    track.drag(by: 30, at: track.view.currentTime + 0.02)
    track.drag(by: 30, at: track.view.currentTime + 0.02)
    track.lift(at: track.view.currentTime)
    let lines = track.probe.lines
    #expect(lines.filter { order.contains($0) } == order)
    #expect(lines.filter { $0.hasPrefix("willBeginDragging") }.count == 1)
  }

  @Test(
    arguments: [
      (
        ScrollPolicy.CaughtGlide.lift,
        [
          "willBeginDragging TDC", "[lift]", "didEndDragging(false) --C", "didEndDecelerating ---",
        ]
      ),
      (
        .touchDown,
        [
          "didEndDecelerating ---", "willBeginDragging TD-", "[lift]", "didEndDragging(false) ---",
        ]
      ),
      (.never, ["willBeginDragging TDC", "[lift]", "didEndDragging(false) --C"]),
    ])
  func aCaughtGlideEnds(_ choice: ScrollPolicy.CaughtGlide, _ calls: [String]) {
    let track = gliding { $0.caughtGlide = choice }
    catchAndLift(track)
    let lines = track.probe.lines.filter {
      !$0.hasPrefix("didScroll") && !$0.hasPrefix("willEndDragging")
    }
    #expect(lines == calls)
    #expect(!track.view.isDecelerating && track.view.isAtRest)
  }

  /// The motion after a throw ends for itself.
  @Test(arguments: ScrollPolicy.CaughtGlide.allCases)
  func aCaughtGlideThatIsThrownOnEndsAsOftenAsItIsTold(_ choice: ScrollPolicy.CaughtGlide) {
    let track = gliding { $0.caughtGlide = choice }
    track.touchDown(at: track.view.currentTime)
    for _ in 0..<4 { track.drag(by: 30, at: track.view.currentTime + 1.0 / 60) }
    track.lift(at: track.view.currentTime)
    track.settle()
    let ends = track.probe.lines.filter { $0.hasPrefix("didEndDecelerating") }.count
    #expect(ends == (choice == .touchDown ? 2 : 1))
  }

  @Test(arguments: ScrollPolicy.InterruptedAnimation.allCases, [true, false])
  func anInterruptedAnimationIsTold(
    _ choice: ScrollPolicy.InterruptedAnimation, byTouch: Bool
  ) {
    let track = Track(length: 800, content: 8000)
    track.view.policy.interruptedAnimation = choice
    track.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    track.view.advance(to: 0.1)
    if byTouch {
      track.touchDown(at: 0.1)
    } else {
      let delta = WheelInput.Delta.points(CGPoint(x: 0, y: 20))
      track.view.handle(.wheel(WheelInput(delta)), at: 0.1)
    }
    let isTold = track.probe.lines.contains { $0.hasPrefix("didEndScrollingAnimation") }
    #expect(isTold == (choice == .told))
    #expect(track.probe.lines.last?.hasPrefix("willBeginDragging") ?? false)
  }

  /// What ends by itself is told in any case.
  @Test(arguments: ScrollPolicy.InterruptedAnimation.allCases)
  func anAnimationThatArrivesIsTold(_ choice: ScrollPolicy.InterruptedAnimation) {
    let track = Track(length: 800, content: 8000)
    track.view.policy.interruptedAnimation = choice
    track.view.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    track.settle()
    #expect(track.probe.lines.last == "didEndScrollingAnimation ---")
  }

  /// A view ten frames into a glide, with the calls so far forgotten.
  private func gliding(_ decide: (inout ScrollPolicy) -> Void) -> Track {
    let track = Track(length: 800, content: 8000)
    decide(&track.view.policy)
    track.position = 1000
    track.touchDown(at: 0)
    for _ in 0..<6 {
      track.drag(by: 100.0 / 6, at: track.view.currentTime + 1.0 / 60)
      track.view.advance(to: track.view.currentTime)
    }
    track.lift(at: track.view.currentTime)
    for _ in 0..<10 { track.view.advance(to: track.view.currentTime + 1.0 / 60) }
    track.probe.clear()
    return track
  }

  private func catchAndLift(_ track: Track) {
    track.touchDown(at: track.view.currentTime)
    track.probe.mark("[lift]")
    track.lift(at: track.view.currentTime + 0.2)
    track.settle()
  }
}
