/// The mass, stiffness and damping of a spring, in Core Animation's units: its second is a second.
///
///     m·x″ + c·x′ + k·(x - to) = 0
///
/// Everything else in this module counts milliseconds; these three keep seconds so that numbers
/// from Core Animation and SwiftUI can be used as they are.
public struct SpringParameters: Equatable, Sendable {
  /// The mass m, in kg; above 0.
  public let mass: Double
  /// The stiffness k, in kg/s²; above 0.
  public let stiffness: Double
  /// The damping c, in kg/s; 0 or more. At 0 the spring never rests.
  public let damping: Double

  /// A spring with the defaults of `CASpringAnimation`: mass 1, stiffness 100, damping 10.
  ///
  /// - Precondition: `mass` and `stiffness` are above 0, `damping` is not below 0, all are finite.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10) {
    precondition(
      mass > 0 && mass.isFinite, "The mass of a spring must be above 0, found \(mass).")
    precondition(
      stiffness > 0 && stiffness.isFinite,
      "The stiffness of a spring must be above 0, found \(stiffness).")
    precondition(
      damping >= 0 && damping.isFinite,
      "The damping of a spring must not be below 0, found \(damping).")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring of mass 1 by SwiftUI's perceptual duration and bounce.
  ///
  ///     k = (2π/duration)²
  ///     c = 4π·(1 - bounce)/duration        bounce >= 0
  ///     c = 4π/(duration·(1 + bounce))      bounce < 0
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds, the period without damping; above 0.
  ///   - bounce: above -1 up to 1. 0 is critically damped, 1 never rests, negative is over-damped.
  public init(duration: Double, bounce: Double) {
    precondition(
      duration > 0 && duration.isFinite,
      "The duration of a spring must be above 0 s, found \(duration).")
    precondition(
      bounce > -1 && bounce <= 1,
      "The bounce of a spring must be above -1 and at most 1, found \(bounce).")
    let frequency = 2 * Double.pi / duration
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce))
  }

  /// How fast the spring would oscillate without damping, `ω0 = √(k/m)`, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to the critical damping, `ζ = c/(2·√(k·m))`: below 1 the spring
  /// oscillates.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}
