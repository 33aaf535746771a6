public import CollectionEngine
public import Foundation

/// What an event of the system asks for.
public enum InputAction: Equatable, Sendable {
  /// The engine is to act on it, at the time of the event. Touches are in points of the stage.
  case scroll(ScrollInput)
  /// A key was pressed that means something.
  case command(KeyCommand)
  /// The window has changed.
  case window(WindowChange)
}

/// What happens to a window that whoever draws into it has to know.
public enum WindowChange: Equatable, Sendable {
  /// It has another size now, in pt.
  case resized(CGSize)
  /// What it shows has been lost, and must be drawn again.
  case exposed
  /// The graphics processor has lost what was handed to it, and it must be handed over again.
  case copiesLost
  /// Keys go elsewhere from now on.
  case focusLost
  /// The pointer is no longer over it.
  case pointerLeft
  /// It is on a display now that may have another scale and another rate.
  case displayChanged
  /// A person wants it closed.
  case closed
}
