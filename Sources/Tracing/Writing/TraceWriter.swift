/// Writes a trace in one form, line by line, as it happens.
///
/// A writer holds at most the lines of one frame and 16 kB: its memory does not grow with the
/// trace. It hands whole lines to its sink, all complete ones of a frame at once, so a recording
/// that is killed is valid up to its last line. What an error of the sink keeps from being written
/// is not tried again.
public protocol TraceWriter: AnyObject {
  /// Writes one line; lines come in time order. A number that is not finite is a programming error
  /// and traps.
  ///
  /// - Throws: What the sink throws.
  /// - Complexity: O(length of the line).
  func write(_ line: TraceLine) throws

  /// Writes what is left. Call it once, after the last line.
  func finish() throws
}
