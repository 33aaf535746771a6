/// Curves one after another, each from its own start on, and the place where the last one rests.
struct CurveSequence: Sendable {
  private struct Part {
    let start: Double
    let curve: any MotionCurve
  }

  /// Where everything rests.
  private(set) var restValue: Double
  private var parts: [Part] = []

  /// No curve yet: it stands at `value`.
  init(standing value: Double) {
    restValue = value
  }

  /// When the last curve ends, in ms since the first began.
  var duration: Double { parts.last.map { $0.start + $0.curve.duration } ?? 0 }

  /// Adds a curve that takes over at `start` (ms), and says where everything rests now.
  mutating func append(_ curve: any MotionCurve, at start: Double, restValue: Double) {
    parts.append(Part(start: start, curve: curve))
    self.restValue = restValue
  }

  func value(at time: Double) -> Double {
    guard time < duration else { return restValue }
    let part = part(at: time)
    return part.curve.value(at: time - part.start)
  }

  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let part = part(at: time)
    return part.curve.velocity(at: time - part.start)
  }

  func launchVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let part = part(at: time)
    return part.curve.launchVelocity(at: time - part.start)
  }

  private func part(at time: Double) -> Part {
    var found = parts[0]
    for part in parts.dropFirst() where part.start <= time { found = part }
    return found
  }
}

/// A curve that does not move.
struct Standing: MotionCurve {
  let value: Double
  var duration: Double { 0 }
  func value(at time: Double) -> Double { value }
  func velocity(at time: Double) -> Double { 0 }
}
