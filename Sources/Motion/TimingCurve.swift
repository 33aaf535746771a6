/// How the progress of a timed change depends on the elapsed part of its duration: a cubic Bézier
/// from (0, 0) to (1, 1).
///
/// Horizontally runs the fraction of the duration, vertically the progress; both are plain numbers
/// without a unit. The curve has no state, and its answers do not depend on earlier calls.
public struct TimingCurve: Equatable, Sendable {
  /// The fraction of the duration at the first control point, in 0...1.
  public let x1: Double
  /// The progress at the first control point. Any finite number; below 0 the curve backs up first.
  public let y1: Double
  /// The fraction of the duration at the second control point, in 0...1.
  public let x2: Double
  /// The progress at the second control point. Any finite number; above 1 the curve overshoots.
  public let y2: Double

  /// A curve with the control points (x1, y1) and (x2, y2).
  ///
  /// - Precondition: `x1` and `x2` lie in 0...1 (outside, one fraction would have several
  ///   progresses), `y1` and `y2` are finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2),
      "The control points of a timing curve need an x in 0...1, found \(x1) and \(x2).")
    precondition(
      y1.isFinite && y2.isFinite,
      "The control points of a timing curve need a finite y, found \(y1) and \(y2).")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress when `fraction` of the duration has elapsed; `fraction` clamps to 0...1.
  ///
  /// Exactly 0 at 0 and exactly 1 at 1. The answer is a point of the curve whose x differs from
  /// `fraction` by less than 1e-12.
  ///
  /// Complexity: O(1), about five steps of Newton's method, at most 100.
  public func progress(at fraction: Double) -> Double {
    let fraction = min(max(0, fraction), 1)
    guard !isDiagonal else { return fraction }
    return vertical.value(at: parameter(at: fraction))
  }

  /// The slope of `progress(at:)`: progress per fraction of the duration; `fraction` clamps to
  /// 0...1.
  ///
  /// At 0 and 1 it is the exact one-sided slope. Where the tangent is vertical (for example at 0
  /// when x1 = 0 and y1 ≠ 0, or at 0.5 when x1 = 1 and x2 = 0) no finite slope exists; the answer
  /// there is the mean slope over 1/1000 of the duration on each side that is within 0...1.
  ///
  /// Complexity: O(1), as `progress(at:)`.
  public func slope(at fraction: Double) -> Double {
    let fraction = min(max(0, fraction), 1)
    let s = parameter(at: fraction)
    // dy/dx = y'(s)/x'(s); where both vanish, y''(s)/x''(s) (l'Hôpital). All four vanish only on
    // the diagonal, whose mean slope is 1 too.
    for order in 1...2 {
      let rise = vertical.derivative(order, at: s)
      let run = horizontal.derivative(order, at: s)
      if run != 0 { return rise / run }
      if rise != 0 { break }
    }
    let start = max(0, fraction - Self.verticalChord)
    let end = min(1, fraction + Self.verticalChord)
    return (progress(at: end) - progress(at: start)) / (end - start)
  }

  /// The part of the duration over which a vertical tangent is averaged: 1/1000, our choice,
  /// shorter than a frame in every change of less than 8 s at 120 Hz.
  private static let verticalChord = 0.001
}

extension TimingCurve {
  /// Constant speed. Control points (0, 0), (1, 1), as Core Animation documents them.
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Starts slowly. Control points (0.42, 0), (1, 1), as Core Animation documents them.
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly. Control points (0, 0), (0.58, 1), as Core Animation documents them.
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly. Control points (0.42, 0), (0.58, 1), as Core Animation documents them.
  public static let easeInEaseOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's default. Control points (0.25, 0.1), (0.25, 1), as it documents them.
  public static let `default` = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}

extension TimingCurve {
  private var horizontal: CubicBezier { CubicBezier(p1: x1, p2: x2) }
  private var vertical: CubicBezier { CubicBezier(p1: y1, p2: y2) }

  /// Whether the curve is the diagonal x = y, which needs no search and has no rounding.
  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// The curve parameter s in 0...1 at which x(s) is `fraction`.
  ///
  /// Newton's method; a step that leaves the interval known to hold the solution is replaced by
  /// halving that interval, so flat places of x(s) cannot throw it off.
  private func parameter(at fraction: Double) -> Double {
    if fraction == 0 || fraction == 1 { return fraction }
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<Self.stepLimit {
      let error = horizontal.value(at: s) - fraction
      if error == 0 { return s }
      if error > 0 { high = s } else { low = s }
      var next = s - error / horizontal.derivative(1, at: s)
      if !(low < next && next < high) { next = low + (high - low) / 2 }
      if abs(next - s) <= s.ulp { return next }
      s = next
    }
    return s
  }

  /// Never reached by the common curves (five steps); where x(s) has a flat place, Newton's method
  /// gains one bit a step, and 100 steps exceed the 53 bits of a `Double` safely.
  private static let stepLimit = 100
}
