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

  /// The `timing` lines of `trace`: `shown` in s, and `due` where frames say it. A frame that was due later than a
  /// period after the last one was shown did not come late: nothing moved before. Nil where there are fewer than two.
  ///
  /// - Complexity: O(lines · log lines).
  init?(_ trace: Trace) {
    let times = trace.lines.compactMap { line -> (due: Double?, shown: Double)? in
      guard case .other(.object(let members)) = line, members["type"] == "timing",
        case .number(let shown)? = members["shown"]
      else { return nil }
      if case .number(let due)? = members["due"] { return (due, shown) }
      return (nil, shown)
    }
    guard times.count > 1 else { return nil }
    let pairs = zip(times, times.dropFirst())
    let sorted = pairs.map { $1.shown - $0.shown }.filter { $0 > 0 }.sorted()
    guard let usual = sorted.isEmpty ? nil : sorted[sorted.count / 2] else { return nil }
    let period = trace.header?.rate.flatMap { $0 > 0 ? 1 / $0 : nil } ?? usual
    let intervals = pairs.map { last, next in
      let start = max(last.shown, (next.due ?? -.infinity) - period)
      return (time: next.shown, milliseconds: (next.shown - start) * 1000)
    }
    self.intervals = intervals
    self.period = period * 1000
    var shown = [0.0]
    for interval in intervals {
      shown.append(shown[shown.count - 1] + interval.milliseconds / 1000)
    }
    pacing = FramePacing(presentTimes: shown, period: period)
  }

  /// A frame is late where it took longer than this, in ms: half a period more than its time.
  var limit: Double { period * 1.5 }
}
