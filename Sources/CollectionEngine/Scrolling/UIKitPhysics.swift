internal import Foundation
public import Motion

/// UIScrollView's laws, as far as they are recorded; see each curve for its source.
public struct UIKitPhysics: ScrollPhysics {
  /// `uikit`.
  public let name = PhysicsProfile.uikit.rawValue
  /// The numbers and choices.
  public var constants: PhysicsConstants
  public let leavesRange = true

  /// The laws with `constants`, UIKit's unless given.
  public init(constants: PhysicsConstants = PhysicsConstants()) {
    self.constants = constants
  }

  /// The pan recognizer's estimate; see `PanVelocityTracker`.
  public func makeVelocityTracker() -> any VelocityTracker {
    PanVelocityTracker(window: constants.velocityWindow * 1000)
  }

  /// `x0 + sign(v) * (|v| - rest) / -ln r`, or the discrete form `(|v| - rest) * r / (1 - r)`.
  /// Source: recorded on iOS 26; the discrete form is in logs of 2013.
  public func proposedTarget(from value: Double, velocity: Double, rate: Double) -> Double {
    let excess = abs(velocity) - constants.restSpeed
    guard excess > 0 else { return value }
    let reach: Double
    switch constants.projection {
    case .continuous: reach = excess / -log(rate)
    case .discrete: reach = excess * rate / (1 - rate)
    }
    return value + (velocity > 0 ? reach : -reach)
  }

  /// Free deceleration inside, the bounce outside; see `Fling`.
  public func fling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    Fling(
      initialValue: value, initialVelocity: velocity, range: edges.range,
      law: flingLaw(edges, rate))
  }

  /// The same stepped as UIKit steps it, in `perTick` integration; see `TickedFling`.
  public func tickedFling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> TickedFling? {
    guard constants.integration == .perTick else { return nil }
    return TickedFling(
      value: value, velocity: velocity, range: edges.range, law: flingLaw(edges, rate))
  }

  /// The free law at a rate that lands on the target, or, where that does not look right, a page
  /// turn's spring.
  public func snap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    let law = SnapGlide.Law(
      rate: rate, restSpeed: constants.restSpeed,
      minimumDuration: constants.minimumGlideDuration * 1000)
    return SnapGlide(initialValue: value, target: target, velocity: velocity, law: law)
      ?? pageTurn(from: value, to: target, velocity: velocity, edges)
  }

  /// The page strictly ahead of a quick release, else the nearest one; one further than a caught
  /// page turn in the same direction. Source: reported.
  public func page(
    from value: Double, velocity: Double, interrupted: Double?, _ edges: ScrollEdges
  ) -> Double {
    page(from: value, velocity: velocity, beyond: interrupted, edges)
  }

  /// Takes the duration that the bounds call for: `snapDuration * (length / reference) ^ exponent`.
  public func pageTurn(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve {
    let length = max(edges.length, 1)
    let growth = pow(length / constants.snapReferenceLength, constants.snapDurationExponent)
    let law = SnapSpring.Law(
      duration: constants.snapDuration * 1000 * growth, over: length,
      restDistance: constants.snapRestDistance)
    return SnapSpring(initialValue: value, target: target, velocity: velocity, law: law)
  }

  /// macOS's momentum inside, the platform-independent bounce outside; see `MomentumFling`.
  public func momentum(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    MomentumFling(
      initialValue: value, initialVelocity: velocity, range: edges.range,
      law: flingLaw(edges, rate))
  }

  /// Where `Momentum` rests.
  public func momentumTarget(from value: Double, velocity: Double) -> Double {
    Momentum(initialValue: value, initialVelocity: velocity).restValue
  }

  private func flingLaw(_ edges: ScrollEdges, _ rate: Double) -> Fling.Law {
    Fling.Law(
      bounce: Bounce.Law(
        rate: rate, decay: constants.bounceDecay, restDistance: constants.bounceRestDistance,
        restSpeed: constants.restSpeed),
      bounces: edges.bounces)
  }
}
