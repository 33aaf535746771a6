/// The velocity of a finger on one axis: the slope of a parabola through its last positions.
///
///     x(t) = a + b·t + c·t², least squares        t = 0 at the newest sample; the velocity is b
///
/// Flutter's tracker and Android's LSQ2 with their defaults. Android's own details: the sample of
/// the lift repeats the time of the last move and is left out, and a lift that follows the last
/// move by more than the stop gap has no velocity (`velocity(liftedAt:)`).
public struct LeastSquaresVelocityTracker: Equatable, Sendable {
  /// How much older than the newest sample, in ms, a sample may be to count; 100 in Flutter and
  /// Android. Larger: smoother, and slower to follow.
  public let horizon: Double
  /// The pause between two samples, in ms, beyond which the finger had stopped and what was before
  /// does not count; 40 in Flutter and Android. Larger: short rests are forgiven.
  public let stopGap: Double
  /// How many of the newest samples count at most; 20 in Flutter and Android.
  public let maximumSamples: Int
  /// With fewer samples than this that count, the velocity is 0; 3 in Flutter, and the least that
  /// a parabola needs.
  public let minimumSamples: Int

  /// One reported position.
  private struct Sample: Equatable {
    let position: Double
    let time: Double
  }

  /// Oldest first; times rise by 1 µs or more.
  private var samples: [Sample] = []

  /// A tracker without samples.
  ///
  /// - Precondition: `minimumSamples` is in 3...`maximumSamples`, the times are 0 ms or more.
  public init(
    horizon: Double = 100, stopGap: Double = 40, maximumSamples: Int = 20, minimumSamples: Int = 3
  ) {
    precondition(
      horizon >= 0 && stopGap >= 0,
      "Horizon and stop gap must be 0 ms or more, found \(horizon) and \(stopGap).")
    precondition(
      3 <= minimumSamples && minimumSamples <= maximumSamples,
      "A parabola needs 3 samples or more, found \(minimumSamples) to \(maximumSamples).")
    self.horizon = horizon
    self.stopGap = stopGap
    self.maximumSamples = maximumSamples
    self.minimumSamples = minimumSamples
  }

  /// Takes note that the finger is at `position` at `time` ms, on any clock.
  ///
  /// A sample less than 1 µs after the newest one replaces it, so a lift that is added by mistake
  /// in the place of the last move changes nothing. A sample that is older than the newest, or not
  /// finite, is ignored.
  ///
  /// Complexity: O(`maximumSamples`).
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let newest = samples.last {
      guard time >= newest.time else { return }
      if time - newest.time < Self.clockError { samples.removeLast() }
    }
    samples.append(Sample(position: position, time: time))
    if samples.count > maximumSamples { samples.removeFirst() }
  }

  /// Forgets all samples.
  public mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity at the newest sample, in position units per ms; 0 with too few samples.
  ///
  /// Complexity: O(`maximumSamples`).
  public var velocity: Double {
    let counting = countingSamples
    return counting.count < minimumSamples ? 0 : slopeAtEnd(of: counting)
  }

  /// The velocity of a finger that leaves at `time` ms, in position units per ms: 0 if its newest
  /// sample is then older than the stop gap.
  ///
  /// Complexity: O(`maximumSamples`).
  public func velocity(liftedAt time: Double) -> Double {
    guard let newest = samples.last, !isStop(time - newest.time) else { return 0 }
    return velocity
  }
}

extension LeastSquaresVelocityTracker: VelocityTracker {
  public func release(at time: Double) -> ReleaseVelocity {
    let velocity = velocity(liftedAt: time)
    return ReleaseVelocity(
      velocity: velocity, bounceVelocity: velocity, decidingSpeed: abs(velocity))
  }
}

extension LeastSquaresVelocityTracker {
  /// The newest samples that are within the horizon and without a stop between them.
  private var countingSamples: ArraySlice<Sample> {
    guard let newest = samples.last else { return [] }
    var first = samples.endIndex - 1
    while first > 0 {
      let sample = samples[first - 1]
      if newest.time - sample.time > horizon || isStop(samples[first].time - sample.time) { break }
      first -= 1
    }
    return samples[first...]
  }

  private func isStop(_ pause: Double) -> Bool { pause > stopGap + Self.clockError }

  /// How far apart two times are at least that differ, in ms: 1 µs, more than the rounding of a
  /// clock that counts seconds in a `Double` and less than the clock of any device tells apart. So
  /// a pause of exactly the stop gap is no stop, however its ends were rounded.
  private static let clockError = 0.001

  /// The slope, at the last of `samples`, of the parabola that fits them best.
  ///
  /// With times τ counted from their mean the three terms below are orthogonal, so each coefficient
  /// stands for itself and no nearly equal sums are subtracted:
  ///
  ///     x = k0 + k1·τ + k2·P(τ)        P(τ) = τ² - α·τ - β
  ///     α = Στ³/Στ²,  β = Στ²/n,  k1 = Στ·x/Στ²,  k2 = ΣP·x/ΣP²
  ///     dx/dτ = k1 + k2·(2τ - α)
  private func slopeAtEnd(of samples: ArraySlice<Sample>) -> Double {
    let count = Double(samples.count)
    let origin = samples[samples.startIndex]
    let mean = samples.reduce(0) { $0 + ($1.time - origin.time) } / count
    let points = samples.map { sample in
      (t: sample.time - origin.time - mean, x: sample.position - origin.position)
    }
    let squares = points.reduce(0) { $0 + $1.t * $1.t }
    let alpha = points.reduce(0) { $0 + $1.t * $1.t * $1.t } / squares
    let beta = squares / count
    let linear = points.reduce(0) { $0 + $1.t * $1.x } / squares
    var curvature = (dot: 0.0, norm: 0.0)
    for point in points {
      let p = point.t * point.t - alpha * point.t - beta
      curvature.dot += p * point.x
      curvature.norm += p * p
    }
    let end = points[points.count - 1].t
    return linear + curvature.dot / curvature.norm * (2 * end - alpha)
  }
}
