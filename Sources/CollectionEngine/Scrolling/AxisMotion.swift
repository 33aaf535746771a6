internal import Motion

/// What one axis does while a motion is under way.
struct AxisMotion {
  /// Where the motion is evaluated.
  enum Course {
    /// It stands, and may stand there: an edge, a grid point, a target.
    case standing(Double)
    /// A closed form in ms since `start` (s).
    case curve(any MotionCurve, start: Double)
    /// A law stepped once a frame; `slope` is that of the last step, in pt/ms.
    case ticked(TickedFling, slope: Double)
  }

  /// Where it will rest, decided in advance, and which curve leads there.
  struct Goal: Equatable {
    enum Kind {
      case snap, page, animation, wheel
      /// At one speed.
      case steady
      /// A snap that goes to the neighbour, as pages do.
      case pager
    }

    var kind: Kind
    /// In pt.
    var target: Double
  }

  var course: Course
  /// nil where the motion glides freely or stands.
  var goal: Goal?
  /// The offsets it may not leave on its way, in pt; nil where content may bounce.
  var limits: ClosedRange<Double>?
  /// Whether it is a trackpad's momentum: then it counts as the wheel's as long as it is inside.
  var isMomentum = false

  static func standing(_ value: Double) -> AxisMotion {
    AxisMotion(course: .standing(value))
  }

  var isStanding: Bool {
    if case .standing = course { return true }
    return false
  }

  var isTicked: Bool {
    if case .ticked = course { return true }
    return false
  }

  /// Where it is known to rest: where it stands or is sent; nil while it glides freely.
  var destination: Double? {
    if case .standing(let value) = course { return value }
    return goal?.target
  }

  /// The offset at `time` (s).
  func value(at time: Double) -> Double {
    switch course {
    case .standing(let value): return value
    case .curve(let curve, let start):
      let value = curve.value(at: (time - start) * 1000)
      guard let limits else { return value }
      return min(max(value, limits.lowerBound), limits.upperBound)
    case .ticked(let fling, _): return fling.value
    }
  }

  /// The slope of the offset at `time` (s), in pt/ms.
  func velocity(at time: Double) -> Double {
    switch course {
    case .standing: return 0
    case .curve(let curve, let start):
      let elapsed = (time - start) * 1000
      if let limits, !limits.contains(curve.value(at: elapsed)) { return 0 }
      return curve.velocity(at: elapsed)
    case .ticked(_, let slope): return slope
    }
  }

  /// The law's own velocity at `time` (s), in pt/ms: what a free glide goes on with elsewhere.
  func launchVelocity(at time: Double) -> Double {
    switch course {
    case .standing: return 0
    case .curve(let curve, let start): return curve.launchVelocity(at: (time - start) * 1000)
    case .ticked(let fling, _): return fling.velocity
    }
  }

  /// Where it has come to rest by `time` (s) or at the same instant, neither rounded nor clamped;
  /// nil while it moves.
  func rest(at time: Double) -> Double? {
    switch course {
    case .standing(let value): return value
    case .curve(let curve, let start):
      let elapsed = time - start + ScrollView.sameInstant
      return curve.isSettled(at: elapsed * 1000) ? curve.restValue : nil
    case .ticked(let fling, _): return fling.restValue
    }
  }

  /// The same free motion where the edges are elsewhere now; nil where it does not stop dead at
  /// them: then it has to be begun anew.
  func stopping(within range: ClosedRange<Double>) -> AxisMotion? {
    guard case .curve(let stop as EdgeStop, let start) = course else { return nil }
    var motion = self
    motion.course = .curve(EdgeStop(stop.free, within: range), start: start)
    return motion
  }

  /// Moves a stepped law by `interval` (s).
  mutating func step(by interval: Double) {
    guard case .ticked(var fling, _) = course, interval > 0 else { return }
    let before = fling.value
    fling.step(by: interval * 1000)
    course = .ticked(fling, slope: (fling.value - before) / (interval * 1000))
  }
}
