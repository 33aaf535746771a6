internal import Foundation

/// Free deceleration.
///
///     x(t) = a + b·(1 - r^t)        b = v·r/(1 - r)        shape: ln(-ln r)
///
/// It has no memory, so that the time of the release makes no difference.
struct DecelerationFamily: MotionFamily {
  let law = MotionLaw.deceleration

  func starts(over duration: Double) -> [[Double]] {
    [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.03].map { [log($0)] }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let logarithm = Self.logarithm(shape[0])
    return ([times.map { _ in 1 }, times.map { -expm1(logarithm * $0) }], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let logarithm = Self.logarithm(shape[0])
    return [
      .decelerationRate: exp(logarithm),
      .releaseVelocity: Self.launchVelocity(reach: coefficients[1], logarithm),
    ]
  }

  /// ln r, from -1 to just below 0: a faster fall is over within a frame.
  static func logarithm(_ shape: Double) -> Double { -exp(min(max(shape, -18), 0)) }

  /// The law's own velocity of a start that goes `reach` in the end: `reach·(1 - r)/r`.
  static func launchVelocity(reach: Double, _ logarithm: Double) -> Double {
    reach * -expm1(logarithm) / exp(logarithm)
  }
}
