internal import Foundation

/// A fling stepped once a frame, as UIKit steps it: replays recordings to 1e-6 pt, and depends on
/// the frame times.
///
///     E(z) = 1 + z + z*z/2 for z >= -0.5, else e^z
///     G(v, t): e = E(t * ln r), distance v * r * (1 - e) / (1 - r), new velocity v * e
///
/// A step inside the range moves by `G`. One that crosses the edge is split there in proportion to
/// the distance and goes on outside: `d, v' = G(v, left)`, `s = E(-k * left)`, `x = edge + s * (x -
/// edge + d)`, `v = s * v'`. A step that begins outside is wholly outside, even if it ends inside.
/// Source: 47 recorded frames within 1.4e-7 pt.
public struct TickedFling: Equatable, Sendable {
  /// Where it is, in pt.
  public private(set) var value: Double
  /// The law's own velocity, in pt/ms; 0 when it is at rest.
  public private(set) var velocity: Double
  /// Where it rests, set by the step that falls below the speed or distance of rest; that step's
  /// own `value` differs.
  public private(set) var restValue: Double?
  /// The values that are inside; may change between steps.
  public var range: ClosedRange<Double>

  private let law: Fling.Law

  /// A fling from `value` at `velocity` (the law's own, in pt/ms) in `range`.
  public init(value: Double, velocity: Double, range: ClosedRange<Double>, law: Fling.Law) {
    self.value = value
    self.velocity = velocity
    self.range = range
    self.law = law
    settle(from: value, isStart: true)
  }

  /// Moves it by `interval` ms; does nothing once it rests.
  ///
  /// Complexity: O(1).
  public mutating func step(by interval: Double) {
    guard restValue == nil else { return }
    let before = value
    var left = interval
    if range.contains(value) {
      let whole = glide(velocity, interval)
      let next = value + whole.distance
      guard !range.contains(next) else {
        (value, velocity) = (next, whole.velocity)
        return settle(from: before)
      }
      let edge = next > range.upperBound ? range.upperBound : range.lowerBound
      let inside = interval * (edge - value) / whole.distance
      guard law.bounces else {
        (value, velocity) = (edge, 0)
        return settle(from: before)
      }
      let part = glide(velocity, inside)
      (value, velocity) = (value + part.distance, part.velocity)
      left -= inside
      pull(to: edge, for: left)
    } else {
      pull(to: value > range.upperBound ? range.upperBound : range.lowerBound, for: left)
    }
    settle(from: before)
  }

  private mutating func pull(to edge: Double, for interval: Double) {
    let free = glide(velocity, interval)
    let remaining = Self.exponential(-law.bounce.decay * interval)
    value = edge + remaining * (value - edge + free.distance)
    velocity = remaining * free.velocity
  }

  private func glide(_ velocity: Double, _ time: Double) -> (distance: Double, velocity: Double) {
    let rate = law.bounce.rate
    let remaining = Self.exponential(time * log(rate))
    return (velocity * rate * (1 - remaining) / (1 - rate), velocity * remaining)
  }

  /// Finds out whether it rests. Outside that takes the way back and no live flick inward.
  private mutating func settle(from before: Double, isStart: Bool = false) {
    let isSlow = abs(velocity) < law.bounce.restSpeed
    guard !range.contains(value) else {
      if isSlow { rest(at: value) }
      return
    }
    let isAbove = value > range.upperBound
    let edge = isAbove ? range.upperBound : range.lowerBound
    let distance = abs(value - edge)
    let isReturning = isStart ? isSlow : distance < abs(before - edge)
    let isInwardFlick = !isSlow && (velocity > 0) != isAbove
    guard law.bounces else { return rest(at: edge) }
    if distance < law.bounce.restDistance, isReturning, !isInwardFlick { rest(at: edge) }
  }

  private mutating func rest(at target: Double) {
    velocity = 0
    restValue = target
  }

  private static func exponential(_ z: Double) -> Double {
    z >= -0.5 ? 1 + z + z * z / 2 : exp(z)
  }

  /// The z with `E(z) = value`, for a value above 0 and at most 1; nil for others.
  public static func exponent(of value: Double) -> Double? {
    guard value > 0, value <= 1 else { return nil }
    return value >= exponential(-0.5) ? (2 * value - 1).squareRoot() - 1 : log(value)
  }
}
