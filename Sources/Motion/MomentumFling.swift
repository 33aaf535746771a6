/// Momentum inside the range, a bounce outside it, and the crossings between the two at their exact instants: a
/// trackpad's `Fling`.
///
/// The path and its slope are continuous, except where `bounces` is false: there it stops dead at the edge. Source: see
/// `Momentum` and `Bounce`.
public struct MomentumFling: MotionCurve {
  public var duration: Double { fling.duration }
  /// Where it rests: an edge exactly, or wherever momentum ends, not rounded to any grid.
  public var restValue: Double { fling.restValue }
  private let fling: Fling

  /// Momentum from `initialValue` at `initialVelocity` (pt/ms) in `range`. Of `law` only what is outside counts.
  ///
  /// Complexity: O(1); at most four bisections.
  public init(
    initialValue: Double, initialVelocity: Double, range: ClosedRange<Double>, law: Fling.Law
  ) {
    // A bounce is told its own velocity, of which the slope is a fixed part, and answers with it.
    let factor = Deceleration.slopeFactor(rate: law.bounce.rate)
    fling = Fling(
      initialValue: initialValue,
      initialVelocity: range.contains(initialValue) ? initialVelocity : initialVelocity / factor,
      range: range, law: law
    ) { value, velocity in
      let startsHere = value == initialValue
      let momentum = Momentum(
        initialValue: value, initialVelocity: startsHere ? velocity : velocity * factor)
      let edge = velocity > 0 ? range.upperBound : range.lowerBound
      return (Scaled(momentum: momentum, factor: factor), momentum.time(toGo: edge - value))
    }
  }

  public func value(at time: Double) -> Double { fling.value(at: time) }

  public func velocity(at time: Double) -> Double { fling.velocity(at: time) }

  /// Momentum whose own velocity is stated as a bounce's is.
  private struct Scaled: MotionCurve {
    let momentum: Momentum
    let factor: Double
    var duration: Double { momentum.duration }
    func value(at time: Double) -> Double { momentum.value(at: time) }
    func velocity(at time: Double) -> Double { momentum.velocity(at: time) }
    func launchVelocity(at time: Double) -> Double { momentum.velocity(at: time) / factor }
  }
}
