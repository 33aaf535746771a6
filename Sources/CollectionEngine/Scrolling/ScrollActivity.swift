/// How a scroll view moves at an instant.
public enum ScrollActivity: String, CaseIterable, Sendable {
  /// Nothing moves it.
  case idle
  /// A finger is down and has begun to drag.
  case dragging
  /// It glides freely after a release.
  case decelerating
  /// It is outside its range and is pulled back.
  case bouncing
  /// It glides to a target that a layout or the delegate has changed.
  case snapping
  /// It goes to a multiple of its bounds.
  case paging
  /// The program asked for an animated change.
  case animating
  /// Wheel notches or precise wheel deltas move it.
  case wheel
}
