/// The resolution of times in traces.
enum TraceInstant {
  /// Times closer than this are the same instant, in seconds. Ours: what the Perfetto form can tell
  /// apart.
  static let resolution = 1e-9
}
