/// A motion at one speed from one value to another.
public struct SteadyMotion: MotionCurve, Equatable {
  /// Where it begins.
  public let initialValue: Double
  /// Where it ends, exactly.
  public let target: Double
  /// How fast it goes, in value units per ms; above 0.
  public let speed: Double

  /// A motion from `initialValue` to `target` at `speed` units per ms, above 0.
  public init(initialValue: Double, target: Double, speed: Double) {
    precondition(speed > 0, "A steady motion has a speed above 0, not \(speed).")
    self.initialValue = initialValue
    self.target = target
    self.speed = speed
  }

  public var duration: Double { abs(target - initialValue) / speed }

  /// value = initial ± speed · time
  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    return initialValue + velocity(at: 0) * max(time, 0)
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return target > initialValue ? speed : -speed
  }
}
