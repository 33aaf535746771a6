public import Motion

/// Flutter's laws, in logical pixels: those of its clamping physics, which it has on Android, or of its bouncing physics,
/// which it has on iOS and macOS.
///
/// Of `PhysicsConstants` they ask what `PhysicsProfile.flutter` and `flutterBouncing` name; the deceleration rate is not
/// among them. Motions end where a display of 3 pixels a logical pixel shows no more of them. Of repeated flicks each
/// counts by itself: the momentum that Flutter's bouncing physics carries from one to the next is not there.
public struct FlutterPhysics: ScrollPhysics {
  /// What Flutter does at the edges, and with it on the way there.
  public enum Edges: Sendable {
    /// `ClampingScrollPhysics`: content stops dead; Android's friction.
    case clamping
    /// `BouncingScrollPhysics`: content is pulled out with resistance, and a spring leads back.
    case bouncing
  }

  /// What it does at the edges.
  public let edges: Edges
  /// The numbers and choices.
  public var constants: PhysicsConstants

  /// The laws with `constants`.
  public init(_ edges: Edges, constants: PhysicsConstants) {
    self.edges = edges
    self.constants = constants
  }

  /// `flutter` or `flutterBouncing`.
  public var name: String {
    (edges == .clamping ? PhysicsProfile.flutter : .flutterBouncing).rawValue
  }

  public var leavesRange: Bool { edges == .bouncing }

  /// The parabola of `LeastSquaresVelocityTracker`, or on iOS the weights of `PanVelocityTracker`.
  public func makeVelocityTracker() -> any VelocityTracker {
    let window = constants.velocityWindow * 1000
    switch edges {
    case .clamping: return LeastSquaresVelocityTracker(stopGap: window)
    case .bouncing: return PanVelocityTracker(window: window)
    }
  }

  /// Where the friction leads that there is inside the range.
  public func proposedTarget(from value: Double, velocity: Double, rate: Double) -> Double {
    let velocity = limited(velocity)
    switch edges {
    case .clamping: return value + friction.distance(of: velocity)
    case .bouncing:
      return FrictionGlide(
        from: value, initialVelocity: velocity, restSpeed: Self.tolerance.speed
      ).restValue
    }
  }

  /// `ClampingScrollSimulation` and dead at the edge, or `BouncingScrollSimulation`; see
  /// `FlutterClampedFling` and `FlutterBouncingFling`.
  public func fling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    let velocity = limited(velocity)
    switch self.edges {
    case .clamping:
      return EdgeStop(
        FlutterClampedFling(from: value, initialVelocity: velocity, friction: friction),
        within: edges.range)
    case .bouncing where edges.bounces:
      return FlutterBouncingFling(
        from: value, initialVelocity: velocity, range: edges.range, tolerance: Self.tolerance)
    case .bouncing:
      return EdgeStop(
        FrictionGlide(
          from: value, initialVelocity: velocity, restSpeed: Self.tolerance.speed),
        within: edges.range)
    }
  }

  /// `ScrollSpringSimulation`, as for pages; see `SettlingSpring`.
  public func snap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve {
    pageTurn(from: value, to: target, velocity: velocity, edges)
  }

  public func pageTurn(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve {
    SettlingSpring(
      from: value, to: target, initialVelocity: velocity, parameters: .flutterScroll,
      tolerance: Self.tolerance)
  }

  private var friction: AndroidFriction { AndroidFriction(friction: constants.friction) }

  /// What nobody sees on a phone of 3 pixels a logical pixel.
  private static let tolerance = SettlingSpring.Tolerance.flutter(scale: 3)
}
