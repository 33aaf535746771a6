internal import Foundation

/// A glide that lands on a changed target by the free law with another rate.
///
///     q = D / (D + |v| - rest)        x(t) = x0 + v * q * (1 - q^t) / (1 - q)        T = ln(rest / |v|) / ln q
///
/// `D` is the distance to the target in pt, `v` the release velocity in pt/ms towards it. It exists
/// only where that looks right: the target ahead, no slower than the view's own rate and not over
/// within a frame or two; elsewhere `SnapSpring` takes over. Source: ours; the law after a changed
/// target is not published.
public struct SnapGlide: MotionCurve, Equatable {
  /// The conditions and numbers of the law.
  public struct Law: Equatable, Sendable {
    /// The view's deceleration rate per ms: a glide never slows down less than that.
    public var rate: Double
    /// The speed in pt/ms at which the free law rests.
    public var restSpeed: Double
    /// The shortest glide, in ms.
    public var minimumDuration: Double

    public init(rate: Double, restSpeed: Double, minimumDuration: Double) {
      self.rate = rate
      self.restSpeed = restSpeed
      self.minimumDuration = minimumDuration
    }
  }

  /// Where it lands, in pt.
  public let target: Double
  /// The rate `q`, per ms.
  public var rate: Double { glide.rate }
  private let glide: Deceleration

  /// A glide from `initialValue` to `target`, or nil where the free law cannot do it well.
  public init?(initialValue: Double, target: Double, velocity: Double, law: Law) {
    let distance = abs(target - initialValue)
    let excess = abs(velocity) - law.restSpeed
    let isAhead = (target - initialValue) * velocity > 0
    guard isAhead, excess > 0 else { return nil }
    let rate = distance / (distance + excess)
    guard rate <= law.rate, rate > 0 else { return nil }
    let glide = Deceleration(
      initialValue: initialValue, initialVelocity: velocity, rate: rate, restSpeed: law.restSpeed)
    guard glide.duration >= law.minimumDuration else { return nil }
    self.target = target
    self.glide = glide
  }

  public var duration: Double { glide.duration }

  public func value(at time: Double) -> Double {
    time >= duration ? target : glide.value(at: time)
  }

  public func velocity(at time: Double) -> Double { glide.velocity(at: time) }

  public func launchVelocity(at time: Double) -> Double { glide.launchVelocity(at: time) }
}
