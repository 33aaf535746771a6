public import CollectionEngine
public import Foundation

/// What an event of the system asks for.
public enum InputAction: Equatable, Sendable {
  /// The engine is to act on it, at the time of the event. Touches are in points of the stage.
  case scroll(ScrollInput)
  /// A pointer that came down with shift pulls the next layout in; in points of the stage.
  case pull(TouchPhase, location: CGPoint)
  /// A pointer is over the window while there is a pane, or is on it; in points of the stage.
  case point(PointerPhase, location: CGPoint)
  /// A key was pressed that means something.
  case command(KeyCommand)
  /// The window has changed.
  case window(WindowChange)
}

/// What a pointer does with a pane that can be pointed into.
public enum PointerPhase: Hashable, Sendable {
  /// It moves, pressed or not.
  case moved
  /// A button or a finger has come down on the pane.
  case pressed
  /// It is lifted, wherever it is then.
  case lifted
  /// It is gone, and with it the press.
  case left
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
