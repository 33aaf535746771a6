internal import Foundation

/// A spring that swings about its rest value.
///
///     y(t) = e^(-ζ·w·t)·(a·cos(u·t) + b·sin(u·t))        u = w·√(1 - ζ²)        shape: ln w, ln(ζ/(1 - ζ))
struct SpringFamily: MotionFamily {
  let law = MotionLaw.spring
  /// The rest value, in pt, where it is known.
  let rest: Double?

  func starts(over duration: Double) -> [[Double]] {
    [0.004, 0.01, 0.025].flatMap { frequency in
      [0.3, 0.6, 0.9].map { [log(frequency), log($0 / (1 - $0))] }
    }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let (frequency, ratio) = Self.constants(shape)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let fall = times.map { exp(-ratio * frequency * $0) }
    let cosine = zip(times, fall).map { cos(swing * $0) * $1 }
    let sine = zip(times, fall).map { sin(swing * $0) * $1 }
    let ones = times.map { _ in 1.0 }
    return rest.map { target in ([cosine, sine], ones.map { $0 * target }) }
      ?? ([cosine, sine, ones], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let (frequency, ratio) = Self.constants(shape)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    return [
      .springFrequency: frequency * 1000, .dampingRatio: ratio,
      .releaseVelocity: coefficients[1] * swing - coefficients[0] * ratio * frequency,
    ]
  }

  private static func constants(_ shape: [Double]) -> (frequency: Double, ratio: Double) {
    (exp(min(max(shape[0], -12), 0)), 1 / (1 + exp(min(max(-shape[1], -7), 7))))
  }
}
