/// What a release does when nobody changes its target: free deceleration inside the range, a bounce outside it, and the
/// crossings between the two at their exact instants.
///
/// The path is continuous, and so is its slope, except where `bounces` is false: there it stops dead at the edge. It
/// has at most three parts (a flick inward from outside, a glide, a bounce) and no memory: started again from any
/// instant with `launchVelocity(at:)` it follows the same path. Source: see `Deceleration` and `Bounce`.
public struct Fling: MotionCurve {
  /// The numbers of the law.
  public struct Law: Equatable, Sendable {
    /// The numbers outside the range; their rate and speed of rest serve inside as well.
    public var bounce: Bounce.Law
    /// Whether the motion may leave the range at all.
    public var bounces: Bool

    public init(bounce: Bounce.Law, bounces: Bool) {
      self.bounce = bounce
      self.bounces = bounces
    }
  }

  public var duration: Double { sequence.duration }
  /// Where it rests: an edge exactly, or wherever the speed of rest was reached, not rounded to any grid.
  public var restValue: Double { sequence.restValue }
  private let sequence: CurveSequence

  /// A fling from `initialValue` at `initialVelocity` (the law's own, in pt/ms) in `range`.
  ///
  /// Complexity: O(1); one bisection where it bounces.
  public init(
    initialValue: Double, initialVelocity: Double, range: ClosedRange<Double>, law: Law
  ) {
    self.init(
      initialValue: initialValue, initialVelocity: initialVelocity, range: range, law: law
    ) { value, velocity in
      let glide = Deceleration(
        initialValue: value, initialVelocity: velocity, rate: law.bounce.rate,
        restSpeed: law.bounce.restSpeed)
      let edge = velocity > 0 ? range.upperBound : range.lowerBound
      let exit =
        velocity == 0
        ? nil : Deceleration.time(toGo: edge - value, velocity: velocity, rate: law.bounce.rate)
      return (glide, exit)
    }
  }

  /// The same with another law inside the range: `glide` answers the free motion from a value at a
  /// velocity, and when (ms) it goes through the edge ahead, nil where it never gets there.
  init(
    initialValue: Double, initialVelocity: Double, range: ClosedRange<Double>, law: Law,
    glide: (_ value: Double, _ velocity: Double) -> (curve: any MotionCurve, exit: Double?)
  ) {
    sequence = Self.sequence(initialValue, initialVelocity, in: range, law, glide)
  }

  public func value(at time: Double) -> Double { sequence.value(at: time) }

  public func velocity(at time: Double) -> Double { sequence.velocity(at: time) }

  public func launchVelocity(at time: Double) -> Double { sequence.launchVelocity(at: time) }

  private static func sequence(
    _ initialValue: Double, _ initialVelocity: Double, in range: ClosedRange<Double>, _ law: Law,
    _ glide: (_ value: Double, _ velocity: Double) -> (curve: any MotionCurve, exit: Double?)
  ) -> CurveSequence {
    var sequence = CurveSequence(
      standing: min(max(initialValue, range.lowerBound), range.upperBound))
    guard law.bounces || range.contains(initialValue) else { return sequence }
    var start = 0.0
    var value = initialValue
    var velocity = initialVelocity
    if !range.contains(value) {
      let bounce = Self.bounce(from: value, velocity, in: range, law.bounce)
      sequence.append(bounce, at: 0, restValue: bounce.edge)
      guard let crossing = bounce.crossing else { return sequence }
      (start, value, velocity) = (crossing.time, bounce.edge, crossing.velocity)
    }
    let (free, exit) = glide(value, velocity)
    sequence.append(
      free, at: start, restValue: min(max(free.restValue, range.lowerBound), range.upperBound))
    guard let exit, exit < free.duration else { return sequence }
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let bounce =
      law.bounces
      ? Bounce(
        initialValue: edge, initialVelocity: free.launchVelocity(at: exit), edge: edge,
        isMaximum: velocity > 0, law: law.bounce) : nil
    sequence.append(bounce ?? Standing(value: edge), at: start + exit, restValue: edge)
    return sequence
  }

  private static func bounce(
    from value: Double, _ velocity: Double, in range: ClosedRange<Double>, _ law: Bounce.Law
  ) -> Bounce {
    let isMaximum = value > range.upperBound
    return Bounce(
      initialValue: value, initialVelocity: velocity,
      edge: isMaximum ? range.upperBound : range.lowerBound, isMaximum: isMaximum, law: law)
  }
}
