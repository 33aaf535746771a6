/// How a scroll view moves at an instant.
public enum ScrollActivity: String, CaseIterable, Comparable, Sendable {
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
  /// Wheel notches or precise wheel deltas move it, or the momentum after those.
  case wheel

  /// In the order in which they are named here.
  public static func < (one: ScrollActivity, other: ScrollActivity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .idle: 0
    case .dragging: 1
    case .decelerating: 2
    case .bouncing: 3
    case .snapping: 4
    case .paging: 5
    case .animating: 6
    case .wheel: 7
    }
  }
}
