import CSDL2
import Foundation
import TestSupport

@testable import DesktopWindow

/// A hand that does anything at any place and time, in events of the system; the same for a seed.
struct RandomHand {
  /// What it does at once.
  enum Deed {
    case event(SDL_Event)
    /// Another run begins with this event.
    case beginning(SDL_Event)
    /// The window gets another size.
    case resize(CGSize)
    /// The file of the scenario changes.
    case edit
  }

  private var random: SeededGenerator
  private var isDown = false
  private var place = CGPoint(x: 150, y: 150)
  /// How many frames it still does nothing, so that motions come to their end.
  private var rest = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How long until the next frame, in s: mostly a sixtieth, sometimes anything.
  mutating func nextFrame() -> Double {
    chance(0.8) ? 1.0 / 60 : Double.random(in: 0.0002...0.25, using: &random)
  }

  /// What it does before the next frame: mostly little, sometimes nothing for a second. Time does not stand or creep for
  /// long.
  mutating func deeds(isPaused: Bool, isSlow: Bool) -> [Deed] {
    if isPaused, chance(0.15) { return [.event(.key(SDLK_p))] }
    if isSlow, chance(0.08) { return [.event(.key(SDLK_PLUS))] }
    if rest > 0 {
      rest -= 1
      return []
    }
    if chance(0.02) { rest = Int.random(in: 10...90, using: &random) }
    return (0..<Int.random(in: 0...3, using: &random)).map { _ in deed() }
  }

  private mutating func deed() -> Deed {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<5: press()
    case 5..<17: move()
    case 17..<23: touch()
    case 23..<27: turn()
    case 27..<30: windowChange()
    case 30: chance(0.2) ? .edit : windowChange()
    default: key()
    }
  }

  private mutating func press() -> Deed {
    isDown.toggle()
    // Now and then a button that means nothing, or a release that never comes.
    let button = chance(0.9) ? SDL_BUTTON_LEFT : SDL_BUTTON_RIGHT
    let (x, y) = (Int32(place.x), Int32(place.y))
    return .event(isDown ? .press(x, y, button: button) : .lift(x, y, button: button))
  }

  /// A hand goes on from where it is; a pointer that was elsewhere jumps.
  private mutating func move() -> Deed {
    if chance(0.03) {
      place = CGPoint(x: number(-50...950), y: number(-50...950))
    } else {
      place.x += number(-30...30)
      place.y += number(-60...60)
      if chance(0.05) { place = CGPoint(x: 150, y: 150) }
    }
    return .event(.move(Int32(place.x), Int32(place.y)))
  }

  private mutating func touch() -> Deed {
    let kind =
      [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERMOTION, SDL_FINGERUP].randomElement(
        using: &random) ?? SDL_FINGERMOTION
    let x = chance(0.01) ? Float.nan : Float(number(-0.1...1.1))
    return .event(
      .finger(kind, x, Float(number(-0.1...1.1)), id: Int64.random(in: 1...2, using: &random)))
  }

  private mutating func turn() -> Deed {
    let isPrecise = chance(0.5)
    let amount = CGPoint(x: chance(0.3) ? number(-3...3) : 0, y: number(-3...3))
    let (x, y) =
      isPrecise
      ? (Float(amount.x), Float(amount.y)) : (Float(amount.x.rounded()), Float(amount.y.rounded()))
    return .event(.wheel(x, y, which: isPrecise ? 3 : 0, isFlipped: chance(0.1)))
  }

  private mutating func windowChange() -> Deed {
    guard chance(0.9) else {
      return .resize(
        CGSize(width: number(120...900).rounded(), height: number(120...900).rounded()))
    }
    let changes = [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_LEAVE, SDL_WINDOWEVENT_EXPOSED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED, SDL_WINDOWEVENT_RESTORED,
    ]
    if chance(0.2) {
      var event = SDL_Event()
      event.type = (chance(0.5) ? SDL_RENDER_DEVICE_RESET : SDL_RENDER_TARGETS_RESET).rawValue
      return .event(event)
    }
    return .event(.window(changes.randomElement(using: &random) ?? SDL_WINDOWEVENT_EXPOSED))
  }

  private mutating func key() -> Deed {
    if chance(0.1) {
      let digit = SDL_KeyCode.RawValue(Int.random(in: 0...9, using: &random))
      return .event(.key(SDL_KeyCode(SDLK_0.rawValue + digit)))
    }
    if chance(0.05) {
      return .event(.key(SDLK_LSHIFT, type: chance(0.5) ? SDL_KEYDOWN : SDL_KEYUP))
    }
    let bindings = KeyBinding.all.filter { $0.command != nil && $0.command != .quit }
    guard let binding = bindings.randomElement(using: &random),
      let code = binding.codes.randomElement(using: &random)
    else { return .event(.key(SDLK_SPACE)) }
    let event = SDL_Event.key(
      SDL_KeyCode(SDL_KeyCode.RawValue(UInt32(bitPattern: code.symbol))),
      modifiers: code.hasShift ? KMOD_LSHIFT : KMOD_NONE, isRepeat: chance(0.1))
    switch binding.command {
    case .nextScenario, .previousScenario, .restart, .reload:
      // A run lives for a while: what it has come to is what is looked for.
      return chance(0.1) ? .beginning(event) : .event(.key(SDLK_SPACE))
    default: return .event(event)
    }
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}
