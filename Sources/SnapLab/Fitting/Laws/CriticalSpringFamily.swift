internal import Foundation

/// A critically damped spring.
///
///     y(t) = (y0 + b·t)·e^(-w·t)        b = v + w·y0        shape: ln w
struct CriticalSpringFamily: MotionFamily {
  let law = MotionLaw.criticalSpring
  /// The rest value, in pt, where it is known.
  let rest: Double?

  func starts(over duration: Double) -> [[Double]] {
    [0.003, 0.008, 0.02, 0.05].map { [log($0)] }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let frequency = Self.frequency(shape)
    let still = times.map { exp(-frequency * $0) }
    let moving = zip(times, still).map { $0 * $1 }
    let ones = times.map { _ in 1.0 }
    return rest.map { target in ([still, moving], ones.map { $0 * target }) }
      ?? ([still, moving, ones], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let frequency = Self.frequency(shape)
    return [
      .springFrequency: frequency * 1000,
      .releaseVelocity: coefficients[1] - frequency * coefficients[0],
    ]
  }

  private static func frequency(_ shape: [Double]) -> Double { exp(min(max(shape[0], -12), 0)) }
}
