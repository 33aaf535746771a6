import CSDL2
import CollectionEngine
import Foundation
import Testing

@testable import DesktopWindow

/// From the system's events through the engine.
@Suite struct TrackpadScrollTests {
  @Test("a flick on a trackpad goes on after its last event")
  func aFlickGoesOn() {
    let view = Self.makeView()
    var bench = InputBench()
    // As Wayland sends it: parts of notches, no phases, a little to the side.
    for amount in [0.4, 0.9, 1.4, 1.6, 1.6] as [Float] {
      perform(.wheel(amount / 5, -amount), on: view, with: &bench)
    }
    let lifted = view.contentOffset
    #expect(abs(lifted.y - 236) <= 0.5 && lifted.x == 0)
    var before = lifted.y
    for frame in 1...60 {
      view.advance(to: bench.time + Double(frame) / 60)
      #expect(view.contentOffset.y >= before && view.contentOffset.x == 0)
      before = view.contentOffset.y
    }
    #expect(before > lifted.y + 1000)
  }

  @Test("a mouse drag flings, and a press catches it")
  func aDragFlings() {
    let view = Self.makeView()
    var bench = InputBench()
    for event in [SDL_Event.press(200, 500), .move(200, 480), .move(200, 440), .move(200, 400)] {
      perform(event, on: view, with: &bench)
    }
    perform(.lift(200, 400), on: view, with: &bench)
    // 100 pt of the window are 50 of the stage.
    #expect(view.contentOffset.y == 50)
    #expect(view.activity == .decelerating)
    view.advance(to: bench.time + 0.1)
    bench.time += 0.1
    perform(.press(200, 400), on: view, with: &bench)
    #expect(view.isTracking && view.contentOffset.y > 100)
    perform(.window(SDL_WINDOWEVENT_FOCUS_LOST), on: view, with: &bench)
    #expect(view.isAtRest)
  }

  private static func makeView() -> ScrollView {
    let view = ScrollView(size: InputBench().geometry.stageSize)
    view.contentSize = CGSize(width: 5000, height: 50_000)
    return view
  }

  private func perform(_ event: SDL_Event, on view: ScrollView, with bench: inout InputBench) {
    for case .scroll(let input) in bench.actions(event) { view.handle(input, at: bench.time) }
  }
}
