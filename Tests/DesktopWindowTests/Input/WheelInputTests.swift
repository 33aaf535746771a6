import CSDL2
import CollectionEngine
import Foundation
import Testing

@testable import DesktopWindow

@Suite struct WheelInputTests {
  @Test("C104: whole notches count as often as they say", arguments: [1, -1, 3, -3, 20])
  func wholeNotches(amount: Float) {
    var bench = InputBench()
    #expect(bench.actions(.wheel(0, amount)) == [notches(0, Double(amount))])
    #expect(bench.actions(.wheel(amount, 0)) == [notches(Double(amount), 0)])
  }

  @Test("C104: a part of a notch is one, though SDL's whole number is 0")
  func fractionsArePrecise() {
    var bench = InputBench()
    #expect(bench.actions(.wheel(0, -0.25)) == [precise(0, -0.25)])
    #expect(bench.actions(.wheel(0.5, 0), .wheel(-1.5, 0)) == [precise(0.5, 0), precise(-1.5, 0)])
  }

  @Test func aWheelThatHasTurnedByAFractionStaysPrecise() {
    var bench = InputBench()
    _ = bench.actions(.wheel(0, -0.25, which: 3))
    #expect(bench.actions(.wheel(0, -1, which: 3)) == [precise(0, -1)])
    #expect(bench.actions(.wheel(0, -1, which: 4)) == [notches(0, -1)])
  }

  @Test func eventsWithoutPreciseNumbersHaveWholeOnes() {
    var event = SDL_Event.wheel(0, 0)
    event.wheel.y = -2
    var bench = InputBench()
    #expect(bench.actions(event) == [notches(0, -2)])
  }

  @Test("flipped events are taken as they come", arguments: [false, true])
  func flippedIsNotTurnedAgain(isFlipped: Bool) {
    var bench = InputBench()
    #expect(bench.actions(.wheel(0, 2, isFlipped: isFlipped)) == [notches(0, 2)])
    #expect(bench.actions(.wheel(0, 0.5, isFlipped: isFlipped)) == [precise(0, 0.5)])
  }

  @Test func nothingAndNoNumbersAreDropped() {
    let events: [SDL_Event] = [
      .wheel(0, 0), .wheel(.nan, 1), .wheel(1, .nan), .wheel(0, .infinity),
      .wheel(0, 1, which: SystemEvent.touchMouse),
    ]
    for event in events {
      var bench = InputBench()
      #expect(bench.actions(event) == [])
    }
  }

  @Test("shift turns an upright wheel sideways, down to the right")
  func shiftTurnsTheWheel() {
    var bench = InputBench()
    _ = bench.actions(.key(SDLK_LSHIFT, modifiers: KMOD_LSHIFT))
    #expect(bench.actions(.wheel(0, -1)) == [notches(1, 0)])
    #expect(bench.actions(.wheel(0, 0.5)) == [precise(-0.5, 0)])
    // A system that knows shift itself has turned it already.
    #expect(bench.actions(.wheel(2, 0, which: 1)) == [notches(2, 0)])
    _ = bench.actions(.key(SDLK_LSHIFT, type: SDL_KEYUP))
    #expect(bench.actions(.wheel(0, -1, which: 1)) == [notches(0, -1)])
  }

  @Test func shiftIsForgottenWithTheFocus() {
    var bench = InputBench()
    _ = bench.actions(.key(SDLK_RSHIFT), .window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(bench.actions(.wheel(0, -1)) == [notches(0, -1)])
  }

  @Test func aWheelTurnsWhereverThePointerIs() {
    var event = SDL_Event.wheel(0, -1)
    (event.wheel.mouseX, event.wheel.mouseY) = (2, 2)
    var bench = InputBench()
    #expect(bench.actions(event) == [notches(0, -1)])
  }

  @Test("C109: a mostly upright swipe leaves what scrolls sideways where it is")
  func steepSwipesAreUpright() {
    // 60 degrees: 50 pt across, 86.6 along, in notches of 40.
    var bench = InputBench()
    let actions = bench.actions(.wheel(-1.25, -2.165))
    #expect(actions == [precise(0, Double(Float(-2.165)))])
    let carousel = ScrollView(size: CGSize(width: 375, height: 200))
    carousel.contentSize = CGSize(width: 3000, height: 200)
    let page = ScrollView(size: CGSize(width: 375, height: 600))
    page.contentSize = CGSize(width: 375, height: 6000)
    for case .scroll(let input) in actions {
      for view in [carousel, page] { view.handle(input, at: 0) }
    }
    #expect(carousel.contentOffset == .zero)
    #expect(abs(page.contentOffset.y - 86.6) <= 0.25)
  }

  private func notches(_ x: Double, _ y: Double) -> InputAction {
    .scroll(.wheel(WheelInput(.notches(CGPoint(x: x, y: y)))))
  }

  private func precise(_ x: Double, _ y: Double) -> InputAction {
    .scroll(.wheel(WheelInput(.precise(CGPoint(x: x, y: y)))))
  }
}
