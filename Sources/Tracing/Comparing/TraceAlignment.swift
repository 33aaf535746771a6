/// Which frames of two traces are compared with each other.
public enum TraceAlignment: String, CaseIterable, Sendable {
  /// The second trace is interpolated linearly at the times of the first, where both have frames.
  case time
  /// Frames of the same number.
  case frame
  /// Frames counted from the lift of the finger; the rows of a table that is not ours are counted
  /// from its first.
  case release
}
