/// A law of motion that a fit knows, in the order in which equally good ones are preferred.
public enum MotionLaw: String, CaseIterable, Sendable {
  /// UIKit's free deceleration: the speed falls by the same factor every millisecond.
  case deceleration
  /// Flutter's Android physics: Android's friction without its spline.
  case clampedFling
  /// A programmatic change: half a period of a squared sine.
  case eased
  /// Android's spline.
  case androidFling
  /// A spring that comes to its rest value in the shortest way.
  case criticalSpring
  /// UIKit's way back from beyond an edge; an overdamped spring is the same curve.
  case bounce
  /// A spring that swings.
  case spring

  /// The law in words.
  public var title: String {
    switch self {
    case .deceleration: "free deceleration"
    case .clampedFling: "clamped fling (Flutter's Android physics)"
    case .eased: "programmatic animation (squared sine)"
    case .androidFling: "Android fling (spline)"
    case .criticalSpring: "critically damped spring"
    case .bounce: "bounce (the curve of an overdamped spring)"
    case .spring: "spring that swings"
    }
  }

  /// The law's curves, as far as they are known before a fit.
  ///
  /// - Parameter rest: where the motion comes to rest, in pt, where the trace shows it.
  func family(restingAt rest: Double?) -> any MotionFamily {
    switch self {
    case .deceleration: DecelerationFamily()
    case .clampedFling: ClampedFlingFamily()
    case .eased: EasedFamily()
    case .androidFling: AndroidFlingFamily()
    case .criticalSpring: CriticalSpringFamily(rest: rest)
    case .bounce: BounceFamily(rest: rest)
    case .spring: SpringFamily(rest: rest)
    }
  }
}
