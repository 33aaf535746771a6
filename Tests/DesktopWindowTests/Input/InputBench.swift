import CSDL2
import Foundation

@testable import DesktopWindow

/// Devices that SDL makes up.
enum SystemEvent {
  /// The mouse of a touch.
  static let touchMouse = UInt32.max
  /// The touch of a mouse.
  static let mouseTouch = Int64(-1)
}

/// Events as SDL hands them over.
extension SDL_Event {
  static func press(
    _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0
  ) -> SDL_Event {
    mouse(SDL_MOUSEBUTTONDOWN, x, y, button, which)
  }

  static func lift(
    _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0
  ) -> SDL_Event {
    mouse(SDL_MOUSEBUTTONUP, x, y, button, which)
  }

  private static func mouse(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, _ button: Int32, _ which: UInt32
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = UInt8(button)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  static func move(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = which
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  static func finger(
    _ type: SDL_EventType, _ x: Float, _ y: Float, id: Int64 = 1, touch: Int64 = 5
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = touch
    event.tfinger.fingerId = id
    (event.tfinger.x, event.tfinger.y) = (x, y)
    return event
  }

  /// A wheel's event; the whole numbers are what SDL makes of the fractions.
  static func wheel(
    _ x: Float, _ y: Float, which: UInt32 = 0, isFlipped: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.which = which
    if x.isFinite, y.isFinite { (event.wheel.x, event.wheel.y) = (Int32(x), Int32(y)) }
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    let direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED : SDL_MOUSEWHEEL_NORMAL
    event.wheel.direction = UInt32(direction.rawValue)
    return event
  }

  static func key(
    _ key: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, isRepeat: Bool = false,
    type: SDL_EventType = SDL_KEYDOWN
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.keysym.sym = Int32(bitPattern: UInt32(key.rawValue))
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.repeat = isRepeat ? 1 : 0
    return event
  }

  static func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = (data1, data2)
    return event
  }
}

/// A translator with its window: 800 by 600 pt, and in it a stage of 375 by 290 pt at twice its
/// size, which begins at (20, 10).
struct InputBench {
  var geometry = InputGeometry(
    windowSize: CGSize(width: 800, height: 600), stageOrigin: CGPoint(x: 20, y: 10),
    stageSize: CGSize(width: 375, height: 290), stageScale: 2)
  var translator = InputTranslator()
  var time = 0.0

  /// What `events` ask for, one every 8 ms.
  mutating func actions(_ events: SDL_Event...) -> [InputAction] {
    events.flatMap { event in
      time += 0.008
      return translator.actions(for: event, at: time, in: geometry)
    }
  }
}
