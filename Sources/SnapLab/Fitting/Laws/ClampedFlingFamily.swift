internal import Foundation
internal import Motion

/// Flutter's Android physics.
///
///     x(t) = a + b·(1 - (1 - t/T)^DR)        shape: ln T, the time left to run at the first sample
///
/// It has no memory: b and T are those of a fling launched at the first sample.
struct ClampedFlingFamily: MotionFamily {
  let law = MotionLaw.clampedFling

  func starts(over duration: Double) -> [[Double]] {
    [0.9, 1.1, 1.5, 3].map { [log(max(duration, 1) * $0)] }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let duration = exp(min(shape[0], 14))
    let way = times.map { 1 - pow(max(0, 1 - $0 / duration), AndroidFriction.rate) }
    return ([times.map { _ in 1 }, way], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let duration = exp(min(shape[0], 14))
    let distance = coefficients[1]
    let spline = duration / (AndroidFriction.inflexion * AndroidFriction.rate)
    return [
      .friction: AndroidFriction.friction(distance: abs(distance), duration: spline),
      .releaseVelocity: AndroidFriction.rate * distance / duration,
    ]
  }
}
