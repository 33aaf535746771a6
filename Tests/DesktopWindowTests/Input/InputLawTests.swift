import CSDL2
import CollectionEngine
import Foundation
import TestSupport
import Testing

@testable import DesktopWindow

/// What holds for every sequence of events.
@Suite struct InputLawTests {
  @Test("touches come one at a time, and whole: began, moved, then ended or cancelled")
  func touchesAreWhole() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var bench = InputBench()
      var isDown = false
      for _ in 0..<500 {
        for case .scroll(let input) in bench.actions(event(&random)) {
          switch input {
          case .touch(let phase, let location):
            #expect(location.x.isFinite && location.y.isFinite)
            #expect(isDown == (phase != .began), "seed \(seed)")
            isDown = phase == .began || phase == .moved
          case .wheel(let wheel):
            switch wheel.delta {
            case .notches(let amount), .precise(let amount):
              #expect(amount.x.isFinite && amount.y.isFinite && amount != .zero)
            case .points: Issue.record("a wheel turns by notches")
            }
          case .release: Issue.record("a release is no event")
          }
        }
      }
    }
  }

  @Test("the same events at the same times give the same actions")
  func itIsAValue() {
    var (one, other) = (InputBench(), InputBench())
    var random = SeededGenerator(seed: 99)
    for _ in 0..<2000 {
      let event = event(&random)
      var kept = one
      let actions = one.actions(event)
      #expect(actions == other.actions(event))
      #expect(actions == kept.actions(event), "a copy goes on from where it was taken")
    }
  }

  private func event(_ random: inout SeededGenerator) -> SDL_Event {
    let x = Int32.random(in: -100...900, using: &random)
    let y = Int32.random(in: -100...700, using: &random)
    let part = [Float.random(in: -3...3, using: &random), 0, 1, -2, .nan, .infinity]
    let button = Int32.random(in: 1...3, using: &random)
    let id = Int64.random(in: 1...2, using: &random)
    let which = [0, 1, SystemEvent.touchMouse].randomElement(using: &random)!
    let touch = [5, 5, SystemEvent.mouseTouch].randomElement(using: &random)!
    let (u, v) = (part.randomElement(using: &random)!, part.randomElement(using: &random)!)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .press(x, y, button: button, which: which)
    case 1: return .lift(x, y, button: button, which: which)
    case 2: return .move(x, y, which: which)
    case 3: return .finger(SDL_FINGERDOWN, u, v, id: id, touch: touch)
    case 4: return .finger(SDL_FINGERMOTION, u, v, id: id, touch: touch)
    case 5: return .finger(SDL_FINGERUP, u, v, id: id, touch: touch)
    case 6: return .wheel(u, v, which: which)
    case 7:
      return .key(
        SDL_KeyCode(UInt32.random(in: 0...127, using: &random)),
        modifiers: Bool.random(using: &random) ? KMOD_LSHIFT : KMOD_NONE)
    default: return .window(SDL_WindowEventID(UInt32.random(in: 0...18, using: &random)), x, y)
    }
  }
}
