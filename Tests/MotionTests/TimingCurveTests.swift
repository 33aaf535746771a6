import Motion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  /// The specification prints six decimals.
  static let printed = 6e-7

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
}
