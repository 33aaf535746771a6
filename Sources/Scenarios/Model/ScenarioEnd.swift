/// When a run is over.
public enum ScenarioEnd: Equatable, Sendable {
  /// As soon as everything is at rest after the last event.
  case settled
  /// At this time, in seconds from 0 to 86,400.
  case time(Double)
}
