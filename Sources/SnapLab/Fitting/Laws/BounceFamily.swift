internal import Foundation

/// The way back to an edge.
///
///     y(t) = e^(-k·t)·(y0 + b·(1 - r^t))        b = v·r/(1 - r)        shape: ln k, ln(-ln r)
///
/// Where it rests is the edge; of a motion that is not seen to rest the edge is one more unknown. A spring with the
/// roots k and k - ln r is the same curve.
struct BounceFamily: MotionFamily {
  let law = MotionLaw.bounce
  /// The edge, in pt, where it is known.
  let rest: Double?

  func starts(over duration: Double) -> [[Double]] {
    [0.004, 0.01, 0.025].flatMap { pull in
      [0.0005, 0.002, 0.01].map { [log(pull), log($0)] }
    }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let (pull, logarithm) = Self.constants(shape)
    let still = times.map { exp(-pull * $0) }
    let moving = times.map { exp(-pull * $0) * -expm1(logarithm * $0) }
    let ones = times.map { _ in 1.0 }
    return rest.map { edge in ([still, moving], ones.map { $0 * edge }) }
      ?? ([still, moving, ones], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let (pull, logarithm) = Self.constants(shape)
    let frequency = (pull * (pull - logarithm)).squareRoot()
    return [
      .bounceConstant: pull, .decelerationRate: exp(logarithm),
      .releaseVelocity: DecelerationFamily.launchVelocity(reach: coefficients[1], logarithm),
      .springFrequency: frequency * 1000,
      .dampingRatio: (2 * pull - logarithm) / (2 * frequency),
    ]
  }

  private static func constants(_ shape: [Double]) -> (pull: Double, logarithm: Double) {
    (exp(min(max(shape[0], -12), 0)), DecelerationFamily.logarithm(shape[1]))
  }
}
