/// What a release does when nobody changes its target: free deceleration inside the range, a bounce
/// outside it, and the crossings between the two at their exact instants.
///
/// The path is continuous, and so is its slope, except where `bounces` is false: there it stops
/// dead at the edge. It has at most three parts (a flick inward from outside, a glide, a bounce)
/// and no memory: started again from any instant with `launchVelocity(at:)` it follows the same
/// path. Source: see `Deceleration` and `Bounce`.
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

  private struct Part {
    let start: Double
    let curve: any MotionCurve
  }

  public let duration: Double
  /// Where it rests: an edge exactly, or wherever the speed of rest was reached, not rounded to any
  /// grid.
  public let restValue: Double
  private let parts: [Part]

  /// A fling from `initialValue` at `initialVelocity` (the law's own, in pt/ms) in `range`.
  ///
  /// Complexity: O(1); one bisection where it bounces.
  public init(
    initialValue: Double, initialVelocity: Double, range: ClosedRange<Double>, law: Law
  ) {
    guard law.bounces || range.contains(initialValue) else {
      self.init(standing: min(max(initialValue, range.lowerBound), range.upperBound))
      return
    }
    var parts: [Part] = []
    var start = 0.0
    var value = initialValue
    var velocity = initialVelocity
    if !range.contains(value) {
      let bounce = Self.bounce(from: value, velocity, in: range, law.bounce)
      parts.append(Part(start: 0, curve: bounce))
      guard let crossing = bounce.crossing else {
        self.init(parts, restValue: bounce.edge)
        return
      }
      (start, value, velocity) = (crossing.time, bounce.edge, crossing.velocity)
    }
    let glide = Deceleration(
      initialValue: value, initialVelocity: velocity, rate: law.bounce.rate,
      restSpeed: law.bounce.restSpeed)
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let exit =
      velocity == 0
      ? nil : Deceleration.time(toGo: edge - value, velocity: velocity, rate: law.bounce.rate)
    parts.append(Part(start: start, curve: glide))
    guard let exit, exit < glide.duration else {
      self.init(parts, restValue: min(max(glide.restValue, range.lowerBound), range.upperBound))
      return
    }
    let bounce =
      law.bounces
      ? Bounce(
        initialValue: edge, initialVelocity: glide.launchVelocity(at: exit), edge: edge,
        isMaximum: velocity > 0, law: law.bounce) : nil
    parts.append(Part(start: start + exit, curve: bounce ?? Standing(value: edge)))
    self.init(parts, restValue: edge)
  }

  public func value(at time: Double) -> Double {
    guard time < duration else { return restValue }
    let part = part(at: time)
    return part.curve.value(at: time - part.start)
  }

  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let part = part(at: time)
    return part.curve.velocity(at: time - part.start)
  }

  public func launchVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let part = part(at: time)
    return part.curve.launchVelocity(at: time - part.start)
  }

  private init(_ parts: [Part], restValue: Double) {
    self.parts = parts
    self.restValue = restValue
    duration = parts.last.map { $0.start + $0.curve.duration } ?? 0
  }

  private init(standing value: Double) {
    self.init([], restValue: value)
  }

  private func part(at time: Double) -> Part {
    var found = parts[0]
    for part in parts.dropFirst() where part.start <= time { found = part }
    return found
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

/// A curve that does not move.
struct Standing: MotionCurve {
  let value: Double
  var duration: Double { 0 }
  func value(at time: Double) -> Double { value }
  func velocity(at time: Double) -> Double { 0 }
}
