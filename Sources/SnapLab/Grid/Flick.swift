/// One gesture that ends in a release, along one axis of scrolling.
public enum Flick: Equatable, Sendable {
  /// The instant after a finger has left: the content at `offset` (pt) with `velocity` (pt/ms).
  ///
  /// - Parameter start: where the content stands when the gesture begins, in pt; nil for where the
  ///   scenario has left it.
  case release(offset: Double, velocity: Double, from: Double? = nil)
  /// A finger that drags by `distance` (pt, positive where the content offset grows) in `duration`
  /// (s) at a steady speed.
  case drag(distance: Double, duration: Double)

  /// What can be swept.
  public enum Kind: String, CaseIterable, Sendable {
    /// Release offsets and velocities.
    case release
    /// Distances and durations of a finger's drag.
    case drag
  }

  /// What it is.
  public var kind: Kind {
    switch self {
    case .release: .release
    case .drag: .drag
    }
  }
}
