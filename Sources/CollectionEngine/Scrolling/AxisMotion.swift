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

  /// What kind of motion it is.
  enum Kind {
    case fling, snap, page, animation, wheel
  }

  var course: Course
  var kind: Kind
  /// Where it will rest where that was decided in advance: a changed target, a page, a programmatic offset.
  var target: Double?

  static func standing(_ value: Double) -> AxisMotion {
    AxisMotion(course: .standing(value), kind: .fling, target: value)
  }

  var isStanding: Bool {
    if case .standing = course { return true }
    return false
  }

  var isTicked: Bool {
    if case .ticked = course { return true }
    return false
  }

  /// The offset at `time` (s).
  func value(at time: Double) -> Double {
    switch course {
    case .standing(let value): return value
    case .curve(let curve, let start): return curve.value(at: (time - start) * 1000)
    case .ticked(let fling, _): return fling.value
    }
  }

  /// The slope of the offset at `time` (s), in pt/ms.
  func velocity(at time: Double) -> Double {
    switch course {
    case .standing: return 0
    case .curve(let curve, let start): return curve.velocity(at: (time - start) * 1000)
    case .ticked(_, let slope): return slope
    }
  }

  /// The law's own velocity at `time` (s), in pt/ms.
  func launchVelocity(at time: Double) -> Double {
    switch course {
    case .standing: return 0
    case .curve(let curve, let start): return curve.launchVelocity(at: (time - start) * 1000)
    case .ticked(let fling, _): return fling.velocity
    }
  }

  /// Where it has come to rest by `time` (s), neither rounded nor clamped; nil while it moves.
  func rest(at time: Double) -> Double? {
    switch course {
    case .standing(let value): return value
    case .curve(let curve, let start):
      return curve.isSettled(at: (time - start) * 1000) ? curve.restValue : nil
    case .ticked(let fling, _): return fling.restValue
    }
  }

  /// Moves a stepped law by `interval` (s).
  mutating func step(by interval: Double) {
    guard case .ticked(var fling, _) = course, interval > 0 else { return }
    let before = fling.value
    fling.step(by: interval * 1000)
    course = .ticked(fling, slope: (fling.value - before) / (interval * 1000))
  }
}
