public import Motion

/// The laws of Android's `RecyclerView` and `OverScroller`, in dp.
///
/// Content stops dead at its edges: what is pulled or thrown beyond them glows or stretches the picture, which nothing
/// here draws. Of `PhysicsConstants` it asks what `PhysicsProfile.android` names; the deceleration rate is not among
/// them.
public struct AndroidPhysics: ScrollPhysics {
  /// `android`.
  public let name = PhysicsProfile.android.rawValue
  /// The numbers and choices.
  public var constants: PhysicsConstants
  public let leavesRange = false

  /// The laws with `constants`, Android's unless given.
  public init(constants: PhysicsConstants = PhysicsProfile.android.constants) {
    self.constants = constants
  }

  /// `VelocityTracker`'s parabola through the last positions; see `LeastSquaresVelocityTracker`.
  public func makeVelocityTracker() -> any VelocityTracker {
    LeastSquaresVelocityTracker(stopGap: constants.velocityWindow * 1000)
  }

  public func proposedTarget(from value: Double, velocity: Double, rate: Double) -> Double {
    value + friction.distance(of: limited(velocity))
  }

  /// Along `OverScroller`'s spline, and dead at the edge; see `AndroidFling` and `EdgeStop`.
  public func fling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    EdgeStop(
      AndroidFling(from: value, initialVelocity: limited(velocity), friction: friction),
      within: edges.range)
  }

  /// A snap helper's way; see `AndroidSettle`.
  public func snap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    AndroidSettle(from: value, to: target, sight: edges.length)
  }

  /// A pager's way.
  public func pagerSnap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    pageTurn(from: value, to: target, velocity: velocity, edges)
  }

  /// A pager's way: 298 ms, less where the page is nearer than 160 dp.
  public func pageTurn(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve {
    AndroidSettle(
      from: value, to: target, longestScrolling: AndroidSettle.longestPageScrolling)
  }

  /// `RecyclerView.smoothScrollBy`: `1 - (1 - u)^5` in `animationDuration * (D / length + 1)`, at most 2 s.
  public func animation(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve {
    let screens = abs(target - value) / max(edges.length, 1)
    return DeceleratingMotion(
      from: value, to: target,
      duration: min(constants.animationDuration * 1000 * (screens + 1), Self.longestAnimation),
      exponent: 5)
  }

  private var friction: AndroidFriction { AndroidFriction(friction: constants.friction) }

  /// The longest animation, in ms: `RecyclerView`.
  private static let longestAnimation = 2000.0
}
