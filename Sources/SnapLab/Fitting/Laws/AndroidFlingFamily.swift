internal import Foundation
internal import Motion

/// Android's spline.
///
///     x(t) = a + b·spline((t + lead)/T)        shape: ln T, ln lead
///
/// Unlike the others it remembers when it began: `lead` ms before the first sample.
struct AndroidFlingFamily: MotionFamily {
  let law = MotionLaw.androidFling

  func starts(over duration: Double) -> [[Double]] {
    [0.9, 1.1, 1.5, 3].flatMap { share in
      [1.0, 16].map { [log(max(duration, 1) * share), log($0)] }
    }
  }

  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)? {
    let (duration, lead) = Self.constants(shape)
    let way = times.map { AndroidFling.progress(at: ($0 + lead) / duration) }
    return ([times.map { _ in 1 }, way], nil)
  }

  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double] {
    let (duration, _) = Self.constants(shape)
    let distance = coefficients[1]
    let friction = AndroidFriction.friction(distance: abs(distance), duration: duration)
    let speed =
      friction > 0
      ? AndroidFriction(friction: friction).launchSpeed(lasting: duration) : 0
    return [.friction: friction, .releaseVelocity: distance < 0 ? -speed : speed]
  }

  private static func constants(_ shape: [Double]) -> (duration: Double, lead: Double) {
    (exp(min(shape[0], 14)), exp(min(max(shape[1], -12), 6)))
  }
}
