internal import CollectionEngine
internal import Foundation
internal import Motion

/// A platform whose laws and constants are known, as a fit holds motions against it.
struct KnownProfile: Sendable {
  /// How the profile is called in reports.
  let name: String
  /// Its laws.
  let physics: any ScrollPhysics
  /// The deceleration rate per ms.
  let rate: Double

  /// Every profile, with the rates and integrations it has.
  static let all: [KnownProfile] = {
    var stepped = PhysicsConstants()
    stepped.integration = .perTick
    let steppedPhysics = PhysicsProfile.uikit.makePhysics(stepped)
    let named = PhysicsProfile.allCases.map { profile in
      KnownProfile(name: profile.rawValue, physics: profile.makePhysics(), rate: 0.998)
    }
    return [
      named[0],
      KnownProfile(name: "uikit, stepped once a frame", physics: steppedPhysics, rate: 0.998),
      KnownProfile(name: "uikit, fast", physics: PhysicsProfile.uikit.makePhysics(), rate: 0.99),
    ] + named.dropFirst()
  }()

  /// How far each profile is from a motion, the closest first.
  static func residuals(
    _ fit: LawFit, restingAt rest: Double?
  ) -> [ProfileResidual] {
    ranked(all.compactMap { $0.residual(fit.samples, fit, restingAt: rest) })
  }

  /// The closest first; of those that are as close, for they differ by less than a twentieth, the one named first.
  static func ranked(_ residuals: [ProfileResidual]) -> [ProfileResidual] {
    let sorted = residuals.enumerated().sorted {
      ($0.element.rootMeanSquare, $0.offset) < ($1.element.rootMeanSquare, $1.offset)
    }
    guard let best = sorted.first else { return [] }
    let limit = best.element.rootMeanSquare * 1.05 + 1e-6
    let close = sorted.prefix { $0.element.rootMeanSquare <= limit }.sorted {
      $0.offset < $1.offset
    }
    return (close + sorted.dropFirst(close.count)).map(\.element)
  }

  private func residual(
    _ samples: MotionSamples, _ fit: LawFit, restingAt rest: Double?
  ) -> ProfileResidual? {
    let isStepped = physics.constants.integration == .perTick
    if isStepped && samples.longestInterval > Self.longestTick { return nil }
    let start = fit.value(at: 0)
    let slope = (fit.value(at: 1) - start)
    let velocity = fit.constants[.releaseVelocity]?.value ?? slope
    let edges = Self.edges(fit, restingAt: rest)
    let model = SeparableFit.Model(
      terms: { shape in
        let offsets = course(
          from: start + shape[1], velocity: Self.velocity(shape[0]), edges, samples.times,
          lead: isStepped ? 0 : exp(min(max(shape[2], -12), 5)))
        return offsets.map { ([], $0) }
      },
      // Steps begin with a frame, and not some time before it.
      starts: [velocity, slope].flatMap { start in
        isStepped
          ? [[Self.shape(start), 0]] : [0, log(8)].map { [Self.shape(start), 0, $0] }
      })
    guard let fit = SeparableFit(model, samples.offsets, spread: samples.rounding) else {
      return nil
    }
    let squares = fit.residuals.reduce(0) { $0 + $1 * $1 }
    return ProfileResidual(
      profile: name,
      rootMeanSquare: (squares / Double(max(1, fit.residuals.count))).squareRoot())
  }

  /// Frames farther apart, in ms, are not all frames that were shown. Ours: two of 60 a second.
  private static let longestTick = 34.0

  /// Where the profile has the content at `times`, when it was let go `lead` ms before the first.
  private func course(
    from start: Double, velocity: Double, _ edges: ScrollEdges, _ times: [Double], lead: Double
  ) -> [Double]? {
    if var ticked = physics.tickedFling(from: start, velocity: velocity, edges, rate: rate) {
      var offsets = [start]
      for (time, next) in zip(times, times.dropFirst()) {
        ticked.step(by: next - time)
        offsets.append(ticked.value)
      }
      return offsets
    }
    let curve = physics.fling(from: start, velocity: velocity, edges, rate: rate)
    return times.map { curve.value(at: $0 + lead) }
  }

  /// The range that the motion is in: beyond the edge it returned to, or without edges.
  private static func edges(_ fit: LawFit, restingAt rest: Double?) -> ScrollEdges {
    let far = 1e9
    let returns: [MotionLaw] = [.bounce, .criticalSpring, .spring]
    guard returns.contains(fit.family.law), let edge = rest else {
      return ScrollEdges(range: -far...far, length: 1000, bounces: true)
    }
    let middle = fit.samples.offsets[fit.samples.offsets.count / 2]
    return ScrollEdges(
      range: middle > edge ? -far...edge : edge...far, length: 1000, bounces: true)
  }

  // A velocity as a shape: steps of one size at rest and at speed.
  private static func shape(_ velocity: Double) -> Double { asinh(velocity * 10) }
  private static func velocity(_ shape: Double) -> Double { sinh(min(max(shape, -12), 12)) / 10 }
}
