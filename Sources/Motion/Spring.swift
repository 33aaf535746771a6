/// A value pulled to its rest value by a damped spring, as `CASpringAnimation` moves it.
///
///     m·x″ + c·x′ + k·(x - to) = 0        x(0) = from, x′(0) = initialVelocity
///
/// All three damping cases are exact solutions, and they agree where they meet: a spring whose
/// damping differs from the critical one by a rounding error moves as the critical one does. Where
/// the motion is small enough (`settlingDuration`) it stops and stands at `to`.
public struct Spring: MotionCurve, Equatable {
  /// Where the motion begins, in value units.
  public let from: Double
  /// The rest value, in value units.
  public let to: Double
  /// The velocity at the beginning, in value units per ms.
  public let initialVelocity: Double
  /// Mass, stiffness and damping, in units of seconds.
  public let parameters: SpringParameters
  /// How long the motion takes until it rests, in **seconds**, as Core Animation states it.
  ///
  /// From then on the spring is never farther from `to` than 1/1000 of the way it had to go, or,
  /// where it begins at `to`, of the way it would go in its shortest time constant. Infinite
  /// without damping; 0 where the spring begins at rest.
  ///
  ///     under-damped   ln(1000·(1 + |B|))/a,  B = (a - V)/w        V = start velocity/way, in 1/s
  ///     otherwise      the t with e^(-r1·t)·(1 + |r1 - V|·φ(t)) = 1/1000
  ///
  /// The first form is Core Animation's. It grows without bound as the damping nears the critical
  /// one; so where the second form, which holds there too, is shorter (damping ratios above 0.99),
  /// it counts. The symbols are those of `SpringOscillation`.
  public let settlingDuration: Double

  /// The law of the distance from `to`, in value units and seconds.
  private let oscillation: SpringOscillation

  /// A spring from `from` to `to`.
  ///
  /// Core Animation's `initialVelocity` is in parts of the way per second: multiply it by
  /// `(to - from)/1000` to get the one here.
  ///
  /// - Parameters:
  ///   - from: the start value, by default 0.
  ///   - to: the rest value, by default 1.
  ///   - initialVelocity: in value units per ms, by default 0; positive is towards larger values.
  ///   - parameters: mass, stiffness and damping, by default Core Animation's.
  public init(
    from: Double = 0, to: Double = 1, initialVelocity: Double = 0,
    parameters: SpringParameters = SpringParameters()
  ) {
    self.from = from
    self.to = to
    self.initialVelocity = initialVelocity
    self.parameters = parameters
    oscillation = SpringOscillation(
      displacement: from - to, velocity: initialVelocity * millisecondsPerSecond,
      parameters: parameters)
    settlingDuration = oscillation.settlingDuration
  }

  /// `settlingDuration` in ms; infinite without damping, 0 if the spring begins at rest.
  public var duration: Double { settlingDuration * millisecondsPerSecond }

  public func value(at time: Double) -> Double {
    time < duration ? unstoppedValue(at: time) : to
  }

  public func velocity(at time: Double) -> Double {
    time < duration ? unstoppedVelocity(at: time) : 0
  }

  /// The law's value at `time` ms: as `value(at:)`, but it goes on after `duration`.
  ///
  /// Complexity: O(1).
  public func unstoppedValue(at time: Double) -> Double {
    guard time > 0 else { return from }
    return to + oscillation.displacement(at: time / millisecondsPerSecond)
  }

  /// The law's velocity at `time` ms, in value units per ms: as `velocity(at:)`, but it goes on
  /// after `duration`.
  ///
  /// Complexity: O(1).
  public func unstoppedVelocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    return oscillation.velocity(at: time / millisecondsPerSecond) / millisecondsPerSecond
  }
}
