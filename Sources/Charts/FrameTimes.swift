internal import Tracing

/// When the frames of a window session were shown.
struct FrameTimes {
  /// The frames that came after another, each with the time it was shown at, in s, and the time since the one before, in
  /// ms.
  let intervals: [(time: Double, milliseconds: Double)]
  /// The time between two frames that are not late, in ms.
  let period: Double
  /// How late they were.
  let pacing: FramePacing

  /// The `timing` lines of `trace`: `shown` in s, or `due` where a frame does not say when it was shown. Nil where it
  /// has fewer than two.
  ///
  /// - Complexity: O(lines · log lines).
  init?(_ trace: Trace) {
    let shown = trace.lines.compactMap { line -> Double? in
      guard case .other(.object(let members)) = line, members["type"] == "timing" else {
        return nil
      }
      for key in ["shown", "due"] {
        if case .number(let time)? = members[key] { return time }
      }
      return nil
    }
    guard shown.count > 1 else { return nil }
    intervals = zip(shown, shown.dropFirst()).map { ($1, ($1 - $0) * 1000) }
    let sorted = intervals.map(\.milliseconds).filter { $0 > 0 }.sorted()
    guard let usual = sorted.isEmpty ? nil : sorted[sorted.count / 2] else { return nil }
    period = trace.header?.rate.flatMap { $0 > 0 ? 1000 / $0 : nil } ?? usual
    pacing = FramePacing(presentTimes: shown, period: period / 1000)
  }

  /// A frame is late where it took longer than this, in ms: half a period more than its time.
  var limit: Double { period * 1.5 }
}
