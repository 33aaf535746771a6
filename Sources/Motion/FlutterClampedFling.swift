internal import Foundation

/// A fling as Flutter's Android physics moves it: Android's friction without Android's spline.
///
///     x(t) = from + D·(1 - (1 - t/T′)^DR)        T′ = 0.35·DR·T; D, T and DR: AndroidFriction
///
/// It has no memory: a fling restarted from any of its own positions and velocities follows the
/// same path. Flutter's `ClampingScrollSimulation`.
public struct FlutterClampedFling: MotionCurve, Equatable {
  /// Where the fling begins, in px (dp with the default friction).
  public let from: Double
  /// The velocity at the launch, in px/ms; any sign.
  public let initialVelocity: Double
  /// The friction that stops the fling.
  public let friction: AndroidFriction
  /// How long the fling takes, T′, in ms.
  public let duration: Double
  /// How far the fling goes, D, in px, with the sign of the velocity.
  public let distance: Double

  /// A fling launched at `from` with `initialVelocity` px/ms. (Flutter counts px/s: divide by
  /// 1000.)
  public init(
    from: Double, initialVelocity: Double, friction: AndroidFriction = AndroidFriction()
  ) {
    self.from = from
    self.initialVelocity = initialVelocity
    self.friction = friction
    duration =
      AndroidFriction.inflexion * AndroidFriction.rate * friction.duration(of: initialVelocity)
    distance = friction.distance(of: initialVelocity)
  }

  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < duration else { return from + distance }
    return from + distance * (1 - pow(1 - time / duration, AndroidFriction.rate))
  }

  ///     v(t) = DR·D/T′·(1 - t/T′)^(DR - 1)
  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let launch = AndroidFriction.rate * distance / duration
    return launch * pow(1 - time / duration, AndroidFriction.rate - 1)
  }
}
