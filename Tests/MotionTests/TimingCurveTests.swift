import Motion
import TestSupport
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  /// The specification prints six decimals.
  static let printed = 6e-7
  /// The accuracy that is promised in the fraction; in the progress it is multiplied by the slope.
  static let promised = 1e-12

  static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  /// Curves with any control points: x in 0...1, both ends of it included, y in -1...2.
  static let many: [TimingCurve] = {
    var generator = SeededGenerator(seed: 1)
    func x() -> Double { min(max(0, Double.random(in: -0.2...1.2, using: &generator)), 1) }
    func y() -> Double { Double.random(in: -1...2, using: &generator) }
    return (0..<300).map { _ in TimingCurve(x1: x(), y1: y(), x2: x(), y2: y()) }
  }()

  // MARK: Laws

  @Test("a curve begins at exactly 0, ends at exactly 1, and clamps the fraction")
  func ends() {
    for curve in Self.named + Self.many {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -3) == 0 && curve.progress(at: 3) == 1)
      #expect(curve.slope(at: -3) == curve.slope(at: 0))
      #expect(curve.slope(at: 3) == curve.slope(at: 1))
    }
  }

  @Test("the progress is the point of the Bézier above the fraction")
  func pointsOfTheBezier() {
    for curve in Self.many {
      for s in evenFractions {
        let x = bezier(curve.x1, curve.x2, at: s)
        let error = abs(curve.progress(at: x) - bezier(curve.y1, curve.y2, at: s))
        #expect(error <= Self.promised * (1 + abs(curve.slope(at: x))), "\(curve) at \(x)")
      }
    }
  }

  @Test("the slope is the limit of the rise over the run")
  func slopeIsTheDerivative() {
    let step = 1e-6
    /// The curvature of these curves, inside, times the step.
    let tolerance = 1e-5
    for curve in Self.named + Self.many where isGentle(curve) {
      for fraction in evenFractions {
        let rise = curve.progress(at: fraction + step) - curve.progress(at: fraction - step)
        #expect(abs(curve.slope(at: fraction) - rise / (2 * step)) < tolerance, "\(curve)")
      }
    }
  }

  @Test("curves that never back up have no negative slope and never fall")
  func monotone() {
    for curve in Self.many where (0...1).contains(curve.y1) && (0...1).contains(curve.y2) {
      let values = evenFractions.map { curve.progress(at: $0) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(evenFractions.allSatisfy { curve.slope(at: $0) >= 0 })
    }
  }

  @Test("equal curves give equal answers in any order")
  func answersDoNotDependOnEarlierCalls() {
    for curve in Self.many {
      let forward = evenFractions.map { curve.progress(at: $0) }
      let backward = evenFractions.reversed().map { curve.progress(at: $0) }
      #expect(forward == backward.reversed())
    }
  }

  @Test("the linear curve is the identity, exactly")
  func linear() {
    #expect(evenFractions.allSatisfy { TimingCurve.linear.progress(at: $0) == $0 })
  }

  // MARK: Ends without a derivative

  @Test(
    "the slope at an end is exact, also where a control point lies on that end's vertical",
    arguments: [
      (TimingCurve(x1: 0.25, y1: 0.5, x2: 0.6, y2: 0.9), 2.0, 0.25),
      (TimingCurve(x1: 0.25, y1: 0, x2: 0, y2: 1), 0, 0),
      // A control point in the corner: the tangent points to the other one.
      (TimingCurve(x1: 0, y1: 0, x2: 0.5, y2: 0.25), 0.5, 1.5),
      (TimingCurve(x1: 0.5, y1: 0.25, x2: 1, y2: 1), 0.5, 1.5),
      // Both in one corner, or one in each: the curve is the diagonal.
      (TimingCurve(x1: 0, y1: 0, x2: 0, y2: 0), 1, 1),
      (TimingCurve(x1: 1, y1: 1, x2: 1, y2: 1), 1, 1),
      (.linear, 1, 1),
    ])
  func slopeAtTheEnds(curve: TimingCurve, start: Double, end: Double) {
    /// The rounding of the control points' decimals.
    let tolerance = 1e-15
    #expect(abs(curve.slope(at: 0) - start) < tolerance)
    #expect(abs(curve.slope(at: 1) - end) < tolerance)
  }

  @Test(
    "a vertical tangent has a finite slope: the mean over a thousandth of the duration",
    arguments: [
      (TimingCurve(x1: 0, y1: 0.5, x2: 0.5, y2: 1), 0.0, 0.0, 0.001),
      (TimingCurve(x1: 0.5, y1: 0, x2: 1, y2: 0.5), 1, 0.999, 1),
      (TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1), 0, 0, 0.001),
      (TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1), 0.5, 0.499, 0.501),
    ])
  func verticalTangent(curve: TimingCurve, fraction: Double, from: Double, to: Double) {
    let mean = (curve.progress(at: to) - curve.progress(at: from)) / (to - from)
    #expect(curve.slope(at: fraction) == mean)
    #expect(mean.isFinite && mean > 1)
  }

  @Test("every curve has finite answers everywhere")
  func finite() {
    let places = [0, 1e-300, 1e-17, 1e-9, 0.5, 0.5.nextUp, 1 - 1e-9, 1.0.nextDown, 1]
    for curve in Self.named + Self.many {
      for fraction in places {
        #expect(curve.progress(at: fraction).isFinite && curve.slope(at: fraction).isFinite)
      }
    }
  }

  @Test("a control point outside the duration traps")
  func controlPointOutside() async {
    await #expect(processExitsWith: .failure) {
      _ = TimingCurve(x1: -0.1, y1: 0, x2: 1, y2: 1)
    }
  }

  // MARK: Examples

  @Test(
    "Core Animation's curves have the documented control points",
    arguments: [
      (TimingCurve.easeInEaseOut, 0.129162), (.default, 0.408511), (.easeIn, 0.093465),
      (.easeOut, 0.378138), (.linear, 0.25),
    ])
  func coreAnimationCurves(curve: TimingCurve, progress: Double) {
    #expect(abs(curve.progress(at: 0.25) - progress) < Self.printed)
  }

  @Test(
    "the wheel's impulse curve has the documented shape",
    arguments: [(0.1, 0.093702), (0.25, 0.574952), (0.5, 0.874246), (0.75, 0.975223)])
  func impulseCurve(fraction: Double, progress: Double) {
    let impulse = TimingCurve(x1: 0.25, y1: 0, x2: 0, y2: 1)
    #expect(abs(impulse.progress(at: fraction) - progress) < Self.printed)
  }

  /// One coordinate of the curve at its parameter `s`, by repeated halving of the control polygon
  /// (de Casteljau), which shares nothing with the polynomial under test.
  private func bezier(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    var points = [0, p1, p2, 1]
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * s }
    }
    return points[0]
  }

  /// Whether the curve is nowhere near vertical, so that a difference quotient is accurate.
  private func isGentle(_ curve: TimingCurve) -> Bool {
    (0.2...0.6).contains(curve.x1) && (0.4...0.8).contains(curve.x2)
  }
}
