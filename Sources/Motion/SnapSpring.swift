internal import Foundation

/// A spring that takes over any velocity and lands on its target without swinging past it.
///
/// With `y` the distance to the target, `y0` at the start, `s` the speed towards it and `w` the
/// frequency:
///
///     s <= w*y0:  y(t) = (y0 + (w*y0 - s) * t) * e^(-w*t)                       critically damped
///     s >  w*y0:  y(t) = y0/2 * (e^(-a*t) + e^(-w*t)),  a = 2*s/y0 - w          overdamped
///
/// The second form is the spring whose second root makes the speed fit: a critically damped one
/// would swing past. The two agree where they meet. A velocity away from the target is turned round
/// by the first form; that excursion is all the overshoot there is, and the speed has one maximum
/// after it. At rest, exactly on the target, once `|y| < restDistance` on the way there. Source:
/// ours (paging and changed targets are not published).
public struct SnapSpring: MotionCurve, Equatable {
  /// The numbers of the law.
  public struct Law: Equatable, Sendable {
    /// The frequency, in radians per ms, above 0.
    public var frequency: Double
    /// The distance from the target, in pt, at which it rests, above 0.
    public var restDistance: Double

    public init(frequency: Double, restDistance: Double) {
      self.frequency = frequency
      self.restDistance = restDistance
    }

    /// The law that takes `duration` ms from rest over `distance` pt.
    ///
    /// `w = z / duration`, where `(1 + z) * e^-z = restDistance / distance`.
    public init(duration: Double, over distance: Double, restDistance: Double) {
      let share = restDistance / max(distance, 2 * restDistance)
      let z = firstTime(in: 0...100) { (1 + $0) * exp(-$0) <= share }
      self.init(frequency: z / duration, restDistance: restDistance)
    }
  }

  /// Where it lands, in pt.
  public let target: Double
  public let duration: Double

  private let law: Law
  private let initialValue: Double
  /// +1 where the distance is measured towards larger values, -1 where towards smaller ones.
  private let side: Double
  private let distance: Double
  /// The second root, per ms; equal to the frequency where the spring is critically damped.
  private let fastRoot: Double
  /// What the critically damped form adds per ms; 0 in the other form.
  private let drift: Double

  /// A spring from `initialValue` at `velocity` pt/ms to `target`.
  public init(initialValue: Double, target: Double, velocity: Double, law: Law) {
    self.initialValue = initialValue
    self.target = target
    self.law = law
    let offset = initialValue - target
    side = offset > 0 || (offset == 0 && velocity > 0) ? 1 : -1
    distance = abs(offset)
    let approach = -velocity * side
    let isTooFast = approach > law.frequency * distance
    fastRoot = isTooFast ? 2 * approach / distance - law.frequency : law.frequency
    drift = isTooFast ? 0 : law.frequency * distance - approach
    duration = Self.returnTime(
      law: law, distance: distance, fastRoot: fastRoot, drift: drift, approach: approach)
  }

  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    guard time > 0 else { return initialValue }
    return target + side * Self.distance(time, law, distance, fastRoot, drift)
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let slow = exp(-law.frequency * time)
    let isCritical = fastRoot == law.frequency
    let slope =
      isCritical
      ? (drift - law.frequency * (distance + drift * time)) * slow
      : -distance / 2 * (fastRoot * exp(-fastRoot * time) + law.frequency * slow)
    return side * slope
  }

  private static func distance(
    _ time: Double, _ law: Law, _ distance: Double, _ fastRoot: Double, _ drift: Double
  ) -> Double {
    let slow = exp(-law.frequency * time)
    guard fastRoot != law.frequency else { return (distance + drift * time) * slow }
    return distance / 2 * (exp(-fastRoot * time) + slow)
  }

  /// When it is within the distance of rest for good. Going away it rises until `t = 1/w -
  /// y0/drift`, then only falls.
  private static func returnTime(
    law: Law, distance: Double, fastRoot: Double, drift: Double, approach: Double
  ) -> Double {
    guard distance > 0 || approach != 0 else { return 0 }
    let peak = approach < 0 ? max(0, 1 / law.frequency - distance / drift) : 0
    func remaining(_ time: Double) -> Double { Self.distance(time, law, distance, fastRoot, drift) }
    var latest = max(peak, 1 / law.frequency)
    while remaining(latest) > law.restDistance { latest *= 2 }
    return firstTime(in: peak...latest) { remaining($0) <= law.restDistance }
  }
}
