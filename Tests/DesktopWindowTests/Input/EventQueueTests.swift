import CSDL2
import CollectionEngine
import Foundation
import Testing

@testable import DesktopWindow

extension SystemTests {
  /// Through SDL's own queue, without a display.
  @Suite struct EventQueueTests {
    @Test func fractionsOfANotchComeThroughTheQueue() throws {
      let actions = try throughQueue([.wheel(0, -0.35), .wheel(0, -1.5), .wheel(0.125, 0)])
      let amounts = [(0.0, -0.35), (0, -1.5), (0, 0)].map { x, y in
        CGPoint(x: x, y: Double(Float(y)))
      }
      #expect(actions.count == 2, "0.125 across a lock of the other axis goes nowhere")
      for (action, amount) in zip(actions, amounts) {
        #expect(action == .scroll(.wheel(WheelInput(.precise(amount)))))
      }
    }

    @Test func fingersComeThroughTheQueue() throws {
      let actions = try throughQueue([
        .finger(SDL_FINGERDOWN, 0.5, 0.25, id: 7), .finger(SDL_FINGERMOTION, 0.5, 0.125, id: 7),
        .finger(SDL_FINGERDOWN, 0.25, 0.25, id: 8), .finger(SDL_FINGERUP, 0.5, 0.125, id: 7),
      ])
      let places = [(190.0, 70.0), (190, 32.5), (190, 32.5)].map { CGPoint(x: $0, y: $1) }
      #expect(
        actions == [
          .scroll(.touch(.began, location: places[0])),
          .scroll(.touch(.moved, location: places[1])),
          .scroll(.touch(.ended, location: places[2])),
        ])
    }

    /// What becomes of `events` that were pushed into the queue and taken out again.
    private func throughQueue(_ events: [SDL_Event]) throws -> [InputAction] {
      SDL_SetMainReady()
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
      try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
      defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
      SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
      for var event in events { try #require(SDL_PushEvent(&event) == 1) }
      var bench = InputBench()
      var actions: [InputAction] = []
      var event = SDL_Event()
      while SDL_PollEvent(&event) == 1 {
        actions += bench.actions(event).filter { if case .window = $0 { false } else { true } }
      }
      return actions
    }
  }
}
