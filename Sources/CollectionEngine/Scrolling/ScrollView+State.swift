internal import Geometry

extension ScrollView {
  /// Whether a finger is down.
  public var isTracking: Bool {
    if case .touched = state { return true }
    return false
  }

  /// Whether a finger drags the content, or the motion that followed is still under way.
  public var isDragging: Bool {
    switch state {
    case .resting: return false
    case .touched(let pan): return pan.hasBegun
    case .wheeled: return true
    case .moving(let motion): return motion.cause == .release
    }
  }

  /// Whether the content moves after a finger has lifted; still true while a new finger holds what
  /// it has caught.
  public var isDecelerating: Bool {
    switch state {
    case .moving(let motion): return motion.cause == .release
    case .resting, .wheeled, .touched: return owesEndDecelerating
    }
  }

  /// Whether an animated change by the program, or a wheel notch's glide, is under way.
  public var isScrollAnimating: Bool {
    guard case .moving(let motion) = state else { return false }
    return motion.cause != .release
  }

  /// Whether nothing moves the content and nobody holds it.
  public var isAtRest: Bool {
    if case .resting = state { return true }
    return false
  }
}

extension ScrollView {
  /// What is going on.
  enum State {
    case resting
    /// A finger is down.
    case touched(PanGesture)
    /// Precise wheel deltas are coming in.
    case wheeled(WheelGesture)
    case moving(ScrollMotion)
  }

  /// What directional lock makes of a drag.
  enum DirectionLock {
    case undecided
    /// The drag began along the diagonal: both axes move.
    case free
    /// This axis keeps still.
    case still(Axis)
  }
}
