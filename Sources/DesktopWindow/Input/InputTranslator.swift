internal import CSDL2
internal import Foundation

/// Turns events of the system into what the engine, the preview and the window are to do.
///
/// It is a value: what it answers depends on the events it has been handed and their times, and on
/// nothing else. The rules:
/// - The left mouse button is a finger. While one drags, other buttons and fingers do nothing, and
///   the pointer may leave the stage and the window. A press outside the stage is no touch.
/// - A drag ends at the release, is cancelled when the window loses the focus, and ends at the next
///   press where its release never came.
/// - With shift a press pulls the next layout in until it ends, and is no touch. Nor is a press on a
///   pane, into which a mouse also points without a press.
/// - A wheel that turns by fractions, or ever has, is a trackpad; its movement keeps to the axis it
///   began along. Shift turns an upright wheel sideways. Wherever the pointer is, it scrolls.
/// - What SDL makes up (the mouse of a touch, the touch of a mouse) is left out, and so is whatever
///   is no number.
struct InputTranslator {
  /// What drags the content.
  enum Pointer: Equatable {
    case mouse
    case finger(touch: Int64, id: Int64)
  }

  /// What a pointer that is down is for.
  enum Purpose {
    case touch, pull, point
  }

  /// What is down now, where it was last seen, in pt of the stage, and what for.
  var drag: (pointer: Pointer, location: CGPoint, purpose: Purpose)?
  /// The wheels that have turned by a fraction.
  var fractionalWheels: Set<UInt32> = []
  /// The axis that a trackpad's movement keeps to.
  var axisLock = AxisLock()
  /// Whether a shift key is down.
  var isShiftDown = false
  /// The digits typed so far.
  var number = TypedNumber()

  /// What `event` asks for, in the order in which it is to be done.
  ///
  /// - Parameter time: when it came, in s, on a clock that never goes back; SDL's own stamp only
  ///   says when it was fetched.
  ///
  /// Complexity: O(1).
  mutating func actions(
    for event: SDL_Event, at time: Double, in geometry: InputGeometry
  ) -> [InputAction] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: return press(event.button, in: geometry)
    case SDL_MOUSEBUTTONUP: return lift(event.button, in: geometry)
    case SDL_MOUSEMOTION: return move(event.motion, in: geometry)
    case SDL_FINGERDOWN: return press(event.tfinger, in: geometry)
    case SDL_FINGERMOTION: return move(event.tfinger, in: geometry)
    case SDL_FINGERUP: return lift(event.tfinger, in: geometry)
    case SDL_MOUSEWHEEL: return turn(event.wheel, at: time)
    case SDL_KEYDOWN: return keyDown(event.key, at: time)
    case SDL_KEYUP: return keyUp(event.key)
    case SDL_WINDOWEVENT: return change(event.window)
    case SDL_RENDER_TARGETS_RESET: return [.window(.exposed)]
    case SDL_RENDER_DEVICE_RESET: return [.window(.copiesLost)]
    case SDL_QUIT: return [.window(.closed)]
    default: return []
    }
  }
}
