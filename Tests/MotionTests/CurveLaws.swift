import Motion
import Testing

/// What every motion curve owes, checked on one curve.
///
/// - Parameters:
///   - start: the value the curve was told to begin with.
///   - fractions: the parts of the duration at which the slope is compared; a curve with corners
///     passes places away from them.
func checkCurveLaws(
  _ curve: some MotionCurve, start: Double, fractions: [Double] = evenFractions,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let duration = curve.duration
  #expect(duration >= 0 && duration.isFinite, sourceLocation: sourceLocation)

  // Before the beginning it stands at the start, without a slope.
  #expect(curve.value(at: -1) == start, sourceLocation: sourceLocation)
  #expect(curve.velocity(at: -1) == 0, sourceLocation: sourceLocation)

  // From the duration on it stands at the rest value, exactly.
  for after in [0, 1e-9, 1, 1e9] {
    let time = duration + after
    #expect(curve.value(at: time) == curve.restValue, sourceLocation: sourceLocation)
    #expect(curve.velocity(at: time) == 0, sourceLocation: sourceLocation)
    #expect(curve.isSettled(at: time), sourceLocation: sourceLocation)
  }
  guard duration > 0 else { return }
  #expect(curve.value(at: 0) == start, sourceLocation: sourceLocation)
  #expect(!curve.isSettled(at: duration.nextDown), sourceLocation: sourceLocation)

  // Its velocity is the slope of its value.
  let times = fractions.map { $0 * duration }
  let fastest = times.reduce(0) { max($0, abs(curve.velocity(at: $1))) }
  let step = duration * SlopeTolerance.step
  let largest = times.reduce(abs(start)) { max($0, abs(curve.value(at: $1))) }
  let tolerance = fastest * SlopeTolerance.relative + largest * SlopeTolerance.rounding / step
  for time in times {
    let rise = curve.value(at: time + step) - curve.value(at: time - step)
    let error = abs(curve.velocity(at: time) - rise / (2 * step))
    #expect(error <= tolerance, "at \(time) of \(duration) ms", sourceLocation: sourceLocation)
  }

  // It remembers nothing: asked in another order it answers the same.
  let forward = times.map { curve.value(at: $0) }
  let backward = times.reversed().map { curve.value(at: $0) }
  #expect(forward == backward.reversed(), sourceLocation: sourceLocation)
}

/// How far a velocity may be from the difference quotient of the values.
enum SlopeTolerance {
  /// The step of the difference quotient, as a part of the duration.
  static let step = 1e-5
  /// The quotient's own error, as a part of the largest speed. It is (ω·step)²/6 in a motion whose
  /// fastest change has the rate ω; the stiffest springs tested reach ω = 250/duration, so 1e-6.
  static let relative = 1e-5
  /// The rounding of the two values subtracted: a few units in the last place of a `Double`.
  static let rounding = 1e-15
}

/// 200 places spread evenly over a duration, none on an end or on a round fraction.
let evenFractions = (0..<200).map { (Double($0) + 0.37) / 200.5 }
