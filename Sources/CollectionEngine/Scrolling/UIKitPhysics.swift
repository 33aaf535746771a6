internal import Foundation
public import Motion

/// UIScrollView's laws, as far as they are recorded; see each curve for its source.
public struct UIKitPhysics: ScrollPhysics {
  /// `uikit`.
  public let name = "uikit"
  /// The numbers and choices.
  public var constants: PhysicsConstants

  /// The laws with `constants`, UIKit's unless given.
  public init(constants: PhysicsConstants = PhysicsConstants()) {
    self.constants = constants
  }

  /// The pan recognizer's estimate; see `PanVelocityTracker`.
  public func makeVelocityTracker() -> any VelocityTracker {
    PanVelocityTracker(window: constants.velocityWindow * 1000)
  }

  /// A rubber band beyond the edges; the edges themselves where content does not bounce.
  public func resisted(
    _ raw: Double, _ edges: ScrollEdges, by pointer: ScrollPointer
  ) -> Double {
    guard edges.bounces else { return clamped(raw, edges) }
    return rubberBand(edges, pointer).resisted(raw, in: edges.range)
  }

  /// The inverse of the rubber band.
  public func raw(_ shown: Double, _ edges: ScrollEdges, by pointer: ScrollPointer) -> Double {
    guard edges.bounces else { return clamped(shown, edges) }
    return rubberBand(edges, pointer).raw(shown, in: edges.range)
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
  /// page turn in the same direction. Pages are multiples of the bounds length from the start of
  /// the range. Source: reported.
  public func page(
    from value: Double, velocity: Double, interrupted: Double?, _ edges: ScrollEdges
  ) -> Double {
    guard edges.length > 0 else { return clamped(value, edges) }
    let origin = edges.range.lowerBound
    var position = (value - origin) / edges.length
    if abs(position - position.rounded()) < Self.onPage { position.round() }
    let threshold = constants.pagingVelocityThreshold
    var page: Double
    if velocity > threshold {
      page = position.rounded(.down) + 1
      if let interrupted { page = max(page, ((interrupted - origin) / edges.length).rounded() + 1) }
    } else if velocity < -threshold {
      page = position.rounded(.up) - 1
      if let interrupted { page = min(page, ((interrupted - origin) / edges.length).rounded() - 1) }
    } else {
      page = (position + 0.5).rounded(.down)
    }
    return clamped(origin + page * edges.length, edges)
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

  /// `sin^2(pi * u / 2)` in `animationDuration`, whatever the distance.
  public func animation(
    from value: Double, to target: Double, velocity: Double
  ) -> any MotionCurve {
    EasedMotion(
      initialValue: value, target: target, duration: constants.animationDuration * 1000,
      velocity: velocity, easing: .sineSquared)
  }

  /// Chromium's impulse curve: Bézier (.25, 0, 0, 1) in `clamp(1.5 ms/pt * |D|, 200 ms, 500 ms)`.
  public func wheelGlide(
    from value: Double, to target: Double, velocity: Double
  ) -> any MotionCurve {
    let asked = constants.wheelDurationPerPoint * abs(target - value)
    let shortest = constants.wheelMinimumDuration * 1000
    let longest = max(shortest, constants.wheelMaximumDuration * 1000)
    return EasedMotion(
      initialValue: value, target: target, duration: min(max(asked, shortest), longest),
      velocity: velocity, easing: .curve(TimingCurve(x1: 0.25, y1: 0, x2: 0, y2: 1)))
  }

  /// The distance from a page, in pages, that is rounding and not a position between two pages: a
  /// few last digits.
  private static let onPage = 1e-9

  private func clamped(_ value: Double, _ edges: ScrollEdges) -> Double {
    min(max(value, edges.range.lowerBound), edges.range.upperBound)
  }

  private func rubberBand(_ edges: ScrollEdges, _ pointer: ScrollPointer) -> RubberBand {
    RubberBand(
      dimension: max(edges.length, 0),
      coefficient: pointer == .direct
        ? constants.rubberBandCoefficient : constants.indirectRubberBandCoefficient)
  }

  private func flingLaw(_ edges: ScrollEdges, _ rate: Double) -> Fling.Law {
    Fling.Law(
      bounce: Bounce.Law(
        rate: rate, decay: constants.bounceDecay, restDistance: constants.bounceRestDistance,
        restSpeed: constants.restSpeed),
      bounces: edges.bounces)
  }
}
