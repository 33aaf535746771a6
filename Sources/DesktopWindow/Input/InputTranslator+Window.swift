internal import CSDL2
internal import Foundation

extension InputTranslator {
  mutating func change(_ event: SDL_WindowEvent) -> [InputAction] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    // Sent for every new size; `RESIZED` follows where a person was the reason.
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let size = CGSize(width: max(Int(event.data1), 0), height: max(Int(event.data2), 0))
      return [.window(.resized(size))]
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      return [.window(.exposed)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The release of a key that is down will go elsewhere.
      isShiftDown = false
      number = TypedNumber()
      return cancelDrag() + [.window(.focusLost)]
    case SDL_WINDOWEVENT_LEAVE: return [.window(.pointerLeft)]
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: return [.window(.displayChanged)]
    case SDL_WINDOWEVENT_CLOSE: return [.window(.closed)]
    default: return []
    }
  }
}
