internal import Foundation

/// The way back from beyond an edge: an exponential pull on top of free deceleration.
///
///     y(t) = e^(-k*t) * (y0 + v0 * r * (1 - r^t) / (1 - r))       its own v(t) = v0 * r^t * e^(-k*t)
///
/// `y` is the overscroll in pt (positive outward), `v0` its velocity in pt/ms, `r` the deceleration
/// rate and `k` the pull per ms. It ends exactly on the edge once `y` is below `restDistance` on
/// the way back; a flick inward that is still alive at the edge crosses it instead (`crossing`).
/// Peak: 33.3 pt per pt/ms of crossing speed, after 90.7 ms, at the normal rate and pull. Source:
/// two recordings of UIScrollView, and a third within 0.5 pt.
public struct Bounce: MotionCurve, Equatable {
  /// An inward flick's passage through the edge.
  public struct Crossing: Equatable, Sendable {
    /// When, in ms since the start.
    public let time: Double
    /// The law's own velocity there, in pt/ms, in the direction of the values.
    public let velocity: Double
  }

  /// The numbers of the law.
  public struct Law: Equatable, Sendable {
    /// The deceleration rate per ms, above 0 and below 1.
    public var rate: Double
    /// The pull, per ms, above 0.
    public var decay: Double
    /// The overscroll in pt at which the return ends, above 0.
    public var restDistance: Double
    /// The speed in pt/ms below which a flick is no longer alive, above 0.
    public var restSpeed: Double

    public init(rate: Double, decay: Double, restDistance: Double, restSpeed: Double) {
      self.rate = rate
      self.decay = decay
      self.restDistance = restDistance
      self.restSpeed = restSpeed
    }
  }

  /// The edge it returns to, in pt.
  public let edge: Double
  /// When and how fast an inward flick goes through the edge; nil where it ends there.
  public let crossing: Crossing?
  public let duration: Double

  private let law: Law
  private let initialValue: Double
  /// +1 where outside means larger values, -1 where it means smaller ones.
  private let outward: Double
  private let overscroll: Double
  private let velocityOutward: Double

  /// A return to `edge` from `initialValue`, at `initialVelocity` (the law's own, in pt/ms).
  ///
  /// - Parameter isMaximum: whether larger values are outside; it says which side of the edge is
  ///   which.
  public init(
    initialValue: Double, initialVelocity: Double, edge: Double, isMaximum: Bool, law: Law
  ) {
    self.initialValue = initialValue
    self.edge = edge
    self.law = law
    outward = isMaximum ? 1 : -1
    overscroll = max(0, (initialValue - edge) * outward)
    velocityOutward = initialVelocity * outward
    let passage = Self.passage(overscroll: overscroll, velocity: velocityOutward, law: law)
    crossing = passage.map { Crossing(time: $0.time, velocity: $0.velocity * (isMaximum ? 1 : -1)) }
    duration =
      passage?.time ?? Self.returnTime(overscroll: overscroll, velocity: velocityOutward, law: law)
  }

  public func value(at time: Double) -> Double {
    guard time > 0 else { return duration > 0 ? initialValue : edge }
    return time >= duration ? edge : edge + outward * overscroll(at: time)
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return outward * slope(at: time)
  }

  public func launchVelocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return outward * Self.ownVelocity(velocityOutward, at: max(time, 0), law: law)
  }

  private func overscroll(at time: Double) -> Double {
    exp(-law.decay * time)
      * (overscroll + Deceleration.distance(velocity: velocityOutward, rate: law.rate, time: time))
  }

  /// The derivative of the overscroll: the pull on what is left, and what is left of the speed.
  private func slope(at time: Double) -> Double {
    -law.decay * overscroll(at: time) + Self.ownVelocity(velocityOutward, at: time, law: law)
      * Deceleration.slopeFactor(rate: law.rate)
  }

  private static func ownVelocity(_ velocity: Double, at time: Double, law: Law) -> Double {
    velocity * exp(time * (log(law.rate) - law.decay))
  }

  /// When an inward flick reaches the edge, if it is alive there.
  private static func passage(
    overscroll: Double, velocity: Double, law: Law
  ) -> (time: Double, velocity: Double)? {
    guard velocity < 0 else { return nil }
    let arrival = Deceleration.time(toGo: -overscroll, velocity: velocity, rate: law.rate)
    guard let arrival else { return nil }
    let speed = ownVelocity(velocity, at: arrival, law: law)
    return -speed >= law.restSpeed ? (arrival, speed) : nil
  }

  /// When the overscroll falls below the distance of rest on the way back.
  ///
  /// It rises until `r^t = k * (y0 + v0*c) / (v0 * c * (k - ln r))` with `c = r / (1 - r)`, then
  /// only falls.
  private static func returnTime(overscroll: Double, velocity: Double, law: Law) -> Double {
    let reach = velocity * law.rate / (1 - law.rate)
    var peak = 0.0
    if velocity > 0 {
      let remaining = law.decay * (overscroll + reach) / (reach * (law.decay - log(law.rate)))
      peak = remaining < 1 ? log(remaining) / log(law.rate) : 0
    }
    func distance(_ time: Double) -> Double {
      exp(-law.decay * time)
        * (overscroll + Deceleration.distance(velocity: velocity, rate: law.rate, time: time))
    }
    let bound = max(overscroll + max(reach, 0), law.restDistance)
    let latest = max(peak, log(bound / law.restDistance) / law.decay)
    return firstTime(in: peak...latest) { distance($0) <= law.restDistance }
  }
}
