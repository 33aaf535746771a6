internal import Foundation

/// A programmatic change.
///
///     x(t) = a + b·sin²(π/2·(t + lead)/T)        shape: ln T, ln lead
struct EasedFamily: MotionFamily {
  let law = MotionLaw.eased

  func starts(over duration: Double) -> [[Double]] {
    [1.0, 1.2].flatMap { share in [1.0, 16].map { [log(max(duration, 1) * share), log($0)] } }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let (duration, lead) = (exp(min(shape[0], 14)), exp(min(max(shape[1], -12), 6)))
    let way = times.map { time in
      let wave = sin(Double.pi / 2 * min(max((time + lead) / duration, 0), 1))
      return wave * wave
    }
    return ([times.map { _ in 1 }, way], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    [.duration: exp(min(shape[0], 14)) / 1000]
  }
}
