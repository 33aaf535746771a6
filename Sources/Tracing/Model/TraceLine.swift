/// One line of a trace.
///
/// Lines stand in time order. Within a frame come the inputs and calls as they happened, then the
/// frame, then its elements, then its end of motion where it has one. A line between two frames
/// carries the number of the next.
public enum TraceLine: Equatable, Sendable {
  case header(TraceHeader)
  case input(TraceInput)
  case call(TraceCall)
  case frame(TraceFrame)
  case element(TraceElement)
  case settled(TraceEnd)
  case interrupted(TraceInterruption)
  case mark(TraceMark)
  /// A line of a type this version does not know: an object with a string under `type`, kept as it
  /// is.
  case other(TraceValue)
}
