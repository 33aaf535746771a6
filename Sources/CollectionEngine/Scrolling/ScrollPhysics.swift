public import Motion

/// How one axis moves: the policy of a platform. Numbers come from its constants, curves from
/// `Motion`.
///
/// A scroll view asks for a curve whenever a motion begins or its numbers change, and evaluates the
/// curve from then on. All positions are content offsets in pt, velocities in pt/ms, times in ms.
public protocol ScrollPhysics: Sendable {
  /// The profile's name, as scenarios write it.
  var name: String { get }
  /// The numbers and choices.
  var constants: PhysicsConstants { get set }

  /// Whether content can be pulled and fly beyond its edges at all, where the view lets it.
  var leavesRange: Bool { get }

  /// An estimator for one axis of a finger's movement.
  func makeVelocityTracker() -> any VelocityTracker

  /// What a finger or a pointer shows at the raw position `raw`.
  func resisted(_ raw: Double, _ edges: ScrollEdges, by pointer: ScrollPointer) -> Double
  /// The raw position that is shown at `shown`: the inverse of `resisted(_:_:by:)` as far as it has
  /// one.
  func raw(_ shown: Double, _ edges: ScrollEdges, by pointer: ScrollPointer) -> Double

  /// Where a release leads when nobody interferes, neither rounded nor clamped.
  func proposedTarget(from value: Double, velocity: Double, rate: Double) -> Double

  /// The motion after a release whose target nobody changed, `velocity` being the law's own.
  func fling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve

  /// The same stepped once a frame, or nil where the platform has no such form or the constants do
  /// not ask for it.
  func tickedFling(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> TickedFling?

  /// The motion to a target that was changed.
  func snap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve

  /// The same where a pager has sent the content to a neighbour.
  func pagerSnap(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve

  /// Which multiple of the bounds a release goes to. `interrupted` is the page that a caught page
  /// turn was on its way to.
  func page(
    from value: Double, velocity: Double, interrupted: Double?, _ edges: ScrollEdges
  ) -> Double

  /// The motion of a page turn.
  func pageTurn(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve

  /// The motion of an animated change by the program.
  func animation(
    from value: Double, to target: Double, velocity: Double, _ edges: ScrollEdges
  ) -> any MotionCurve

  /// The motion of wheel notches.
  func wheelGlide(from value: Double, to target: Double, velocity: Double) -> any MotionCurve

  /// The motion after the fingers have left a trackpad whose system sends no deltas on.
  func momentum(
    from value: Double, velocity: Double, _ edges: ScrollEdges, rate: Double
  ) -> any MotionCurve

  /// Where that motion leads when nothing stops it, neither rounded nor clamped.
  func momentumTarget(from value: Double, velocity: Double) -> Double
}

/// The bounds of one axis: what is inside, how long the view is, and whether the content may leave.
public struct ScrollEdges: Equatable, Sendable {
  /// The offsets that are inside, in pt.
  public var range: ClosedRange<Double>
  /// The bounds length, in pt.
  public var length: Double
  /// Whether content may be pulled or fly beyond the range.
  public var bounces: Bool

  /// An axis with the offsets `range` inside and a view of `length` pt, at least 0.
  public init(range: ClosedRange<Double>, length: Double, bounces: Bool) {
    self.range = range
    self.length = length
    self.bounces = bounces
  }

  /// The offset inside that is nearest to `value`.
  func clamped(_ value: Double) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}

/// What holds the content.
public enum ScrollPointer: Sendable {
  /// A finger, or a mouse button that stands for one.
  case direct
  /// A trackpad.
  case indirect
}
