import CSDL2
import CollectionEngine
import Foundation
import Testing

@testable import DesktopWindow

@Suite struct DragInputTests {
  @Test func theLeftButtonIsAFinger() {
    var bench = InputBench()
    let actions = bench.actions(
      .press(120, 210), .move(130, 200), .move(150, 180), .lift(150, 180))
    #expect(
      actions == [
        touch(.began, 50, 100), touch(.moved, 55, 95), touch(.moved, 65, 85),
        touch(.ended, 65, 85),
      ])
  }

  @Test func aTouchIsMeasuredInPartsOfTheWindow() {
    var bench = InputBench()
    let actions = bench.actions(
      .finger(SDL_FINGERDOWN, 0.5, 0.25), .finger(SDL_FINGERMOTION, 0.5, 0.5),
      .finger(SDL_FINGERUP, 0.5, 0.5))
    #expect(
      actions == [touch(.began, 190, 70), touch(.moved, 190, 145), touch(.ended, 190, 145)])
  }

  @Test("a pointer that is not down moves nothing")
  func hoveringDoesNothing() {
    var bench = InputBench()
    #expect(bench.actions(.move(100, 100), .lift(100, 100), .move(120, 100)) == [])
  }

  /// Events that change nothing while a drag is under way; after it the drag goes on.
  static var intruders: [(String, [SDL_Event])] {
    [
      ("right button", [.press(100, 100, button: 3), .lift(100, 100, button: 3)]),
      ("middle button", [.press(100, 100, button: 2), .lift(100, 100, button: 2)]),
      (
        "finger",
        [
          .finger(SDL_FINGERDOWN, 0.5, 0.5), .finger(SDL_FINGERMOTION, 0.6, 0.5),
          .finger(SDL_FINGERUP, 0.6, 0.5),
        ]
      ),
      (
        "the mouse of a touch",
        [
          .press(100, 100, which: SystemEvent.touchMouse),
          .move(10, 10, which: SystemEvent.touchMouse),
          .lift(100, 100, which: SystemEvent.touchMouse),
        ]
      ),
      (
        "the touch of a mouse",
        [
          .finger(SDL_FINGERDOWN, 0.5, 0.5, touch: SystemEvent.mouseTouch),
          .finger(SDL_FINGERUP, 0.5, 0.5, touch: SystemEvent.mouseTouch),
        ]
      ),
      (
        "no number",
        [.finger(SDL_FINGERMOTION, .nan, 0.5), .finger(SDL_FINGERMOTION, 0, .infinity)]
      ),
    ]
  }

  @Test("does nothing during a drag", arguments: Self.intruders.indices)
  func intrudersDoNothing(index: Int) {
    let (name, events) = Self.intruders[index]
    var bench = InputBench()
    _ = bench.actions(.press(120, 210))
    for event in events { #expect(bench.actions(event) == [], "\(name)") }
    #expect(bench.actions(.lift(120, 230)) == [touch(.ended, 50, 110)])
  }

  @Test func aSecondFingerDuringATouchDoesNothing() {
    var bench = InputBench()
    _ = bench.actions(.finger(SDL_FINGERDOWN, 0.5, 0.25, id: 1))
    let others = bench.actions(
      .finger(SDL_FINGERDOWN, 0.1, 0.1, id: 2), .finger(SDL_FINGERMOTION, 0.2, 0.1, id: 2),
      .press(100, 100), .move(110, 100), .lift(110, 100), .finger(SDL_FINGERUP, 0.2, 0.1, id: 2))
    #expect(others == [])
    #expect(bench.actions(.finger(SDL_FINGERUP, 0.5, 0.25, id: 1)) == [touch(.ended, 190, 70)])
  }

  @Test("the mouse of a touch and the touch of a mouse are no pointers")
  func duplicatesAreDropped() {
    var bench = InputBench()
    #expect(bench.actions(.press(100, 100, which: SystemEvent.touchMouse)) == [])
    #expect(
      bench.actions(.finger(SDL_FINGERDOWN, 0.5, 0.5, touch: SystemEvent.mouseTouch)) == [])
  }

  @Test func aPressBesideTheStageIsNoTouch() {
    for (x, y) in [(19, 100), (100, 9), (770, 100), (100, 590)] as [(Int32, Int32)] {
      var bench = InputBench()
      #expect(bench.actions(.press(x, y), .move(100, 100), .lift(100, 100)) == [])
    }
    var bench = InputBench()
    #expect(bench.actions(.press(20, 10)) == [touch(.began, 0, 0)])
  }

  @Test func aDragGoesOnOutsideTheStageAndTheWindow() {
    var bench = InputBench()
    let actions = bench.actions(
      .press(120, 210), .window(SDL_WINDOWEVENT_LEAVE), .move(-80, 1010), .lift(-80, 1010))
    #expect(
      actions == [
        touch(.began, 50, 100), .window(.pointerLeft), touch(.moved, -50, 500),
        touch(.ended, -50, 500),
      ])
  }

  @Test func losingTheFocusCancelsADrag() {
    var bench = InputBench()
    _ = bench.actions(.press(120, 210), .move(140, 210))
    let lost = bench.actions(.window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(lost == [touch(.cancelled, 60, 100), .window(.focusLost)])
    #expect(bench.actions(.move(150, 210), .lift(150, 210)) == [])
    #expect(bench.actions(.press(120, 210)) == [touch(.began, 50, 100)])
    var still = InputBench()
    #expect(still.actions(.window(SDL_WINDOWEVENT_FOCUS_LOST)) == [.window(.focusLost)])
  }

  @Test("a press whose release never came ends at the next one, wherever that is")
  func lostReleasesEndAtTheNextPress() {
    var bench = InputBench()
    _ = bench.actions(.press(120, 210), .move(140, 210))
    let next = bench.actions(.press(220, 210))
    #expect(next == [touch(.ended, 60, 100), touch(.began, 100, 100)])
    #expect(bench.actions(.press(0, 0)) == [touch(.ended, 100, 100)])
    #expect(bench.actions(.lift(0, 0)) == [])
    var finger = InputBench()
    _ = finger.actions(.finger(SDL_FINGERDOWN, 0.5, 0.25))
    let again = finger.actions(.finger(SDL_FINGERDOWN, 0.5, 0.5))
    #expect(again == [touch(.ended, 190, 70), touch(.began, 190, 145)])
  }

  @Test("a pane has its own presses, and is pointed into without one")
  func panes() {
    var bench = InputBench()
    bench.geometry.pane = CGRect(x: 300, y: 100, width: 200, height: 100)
    #expect(
      bench.actions(.move(100, 100), .press(640, 230), .move(120, 210), .lift(660, 250)) == [
        point(.moved, 40, 45), point(.pressed, 310, 110), point(.moved, 50, 100),
        point(.lifted, 320, 120),
      ])
    #expect(
      bench.actions(.press(120, 210), .move(640, 230), .lift(640, 230)) == [
        touch(.began, 50, 100), touch(.moved, 310, 110), touch(.ended, 310, 110),
      ], "a drag that comes over it stays one")
    #expect(
      bench.actions(.finger(SDL_FINGERDOWN, 0.8125, 0.5), .finger(SDL_FINGERUP, 0.8125, 0.5)) == [
        point(.pressed, 315, 145), point(.lifted, 315, 145),
      ])
    #expect(
      bench.actions(.press(640, 230), .window(SDL_WINDOWEVENT_FOCUS_LOST)) == [
        point(.pressed, 310, 110), point(.left, 310, 110), .window(.focusLost),
      ])
    #expect(
      bench.actions(.press(640, 230), .press(640, 230), .lift(640, 230)) == [
        point(.pressed, 310, 110), point(.left, 310, 110), point(.pressed, 310, 110),
        point(.lifted, 310, 110),
      ], "a press whose release never came is none")
  }

  private func point(_ phase: PointerPhase, _ x: Double, _ y: Double) -> InputAction {
    .point(phase, location: CGPoint(x: x, y: y))
  }

  private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> InputAction {
    .scroll(.touch(phase, location: CGPoint(x: x, y: y)))
  }
}
