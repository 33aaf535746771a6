/// A motion that stops dead where it meets an edge: what Android and Flutter make of a fling into the end of a list.
///
/// The energy that is left goes into a glow or a stretch of the picture, not into the offset.
public struct EdgeStop: MotionCurve {
  /// The motion as it would go on without edges. It goes one way only.
  public let free: any MotionCurve
  /// The values that are inside.
  public let range: ClosedRange<Double>
  public let duration: Double

  /// `free`, which goes one way only, within `range`. A start outside counts as the edge, and does not move.
  ///
  /// Complexity: O(1); one bisection where it meets an edge.
  public init(_ free: any MotionCurve, within range: ClosedRange<Double>) {
    self.free = free
    self.range = range
    guard range.contains(free.value(at: 0)) else {
      duration = 0
      return
    }
    duration =
      range.contains(free.restValue)
      ? free.duration : firstTime(in: 0...free.duration) { !range.contains(free.value(at: $0)) }
  }

  public var restValue: Double { clamped(free.value(at: duration)) }

  public func value(at time: Double) -> Double {
    clamped(free.value(at: min(time, duration)))
  }

  public func velocity(at time: Double) -> Double {
    time < duration ? free.velocity(at: time) : 0
  }

  public func launchVelocity(at time: Double) -> Double {
    time < duration ? free.launchVelocity(at: time) : 0
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
