import Foundation
import Motion
import TestSupport
import Testing

@Suite("Springs")
struct SpringTests {
  /// Springs of every kind: damping ratios from 0.05 to 3, a tenth of them exactly critical; a
  /// tenth begins at the rest value, a tenth without velocity.
  static let many: [Spring] = {
    var generator = SeededGenerator(seed: 2)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    return (0..<400).map { index in
      let mass = random(0.2...5)
      let stiffness = random(10...1000)
      let ratio = index % 10 == 0 ? 1 : random(0.05...3)
      let to = random(-2000...2000)
      return Spring(
        from: index % 10 == 1 ? to : random(-2000...2000), to: to,
        initialVelocity: index % 10 == 2 ? 0 : random(-8...8),
        parameters: SpringParameters(
          mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot()))
    }
  }()

  /// Rounding, as a part of the largest distance and speed: the exponentials' arguments reach 100,
  /// so 100 units in the last place of a `Double`, and a margin of 10.
  static let rounding = 1e-13

  // MARK: Laws

  @Test("a spring keeps the laws of a curve")
  func curveLaws() {
    for spring in Self.many { checkCurveLaws(spring, start: spring.from) }
  }

  @Test("a spring never gains energy")
  func energy() {
    for spring in Self.many {
      let times = evenFractions.map { $0 * 2 * spring.duration }
      let energies = times.map { energy(of: spring, at: $0) }
      let start = energy(of: spring, at: 0)
      for (before, after) in zip([start] + energies, energies) {
        #expect(after <= before + start * Self.rounding, "\(spring)")
      }
    }
  }

  @Test("a spring started in the middle of another's motion follows it")
  func noMemory() {
    for spring in Self.many {
      let split = 0.3 * spring.duration
      let rest = Spring(
        from: spring.unstoppedValue(at: split), to: spring.to,
        initialVelocity: spring.unstoppedVelocity(at: split), parameters: spring.parameters)
      for fraction in evenFractions {
        let time = fraction * spring.duration
        let error = rest.unstoppedValue(at: time) - spring.unstoppedValue(at: split + time)
        #expect(abs(error) <= reach(of: spring) * Self.rounding, "\(spring)")
      }
    }
  }

  @Test("scaling the way and the velocity scales the motion")
  func linear() {
    for spring in Self.many {
      let scale = -2.5
      let scaled = Spring(
        from: scale * (spring.from - spring.to), to: 0,
        initialVelocity: scale * spring.initialVelocity, parameters: spring.parameters)
      #expect(abs(scaled.duration - spring.duration) <= spring.duration * Self.rounding)
      for fraction in evenFractions {
        let time = fraction * spring.duration
        let error = scaled.unstoppedValue(at: time) / scale + spring.to
        #expect(
          abs(error - spring.unstoppedValue(at: time)) <= reach(of: spring) * Self.rounding,
          "\(spring)")
      }
    }
  }

  @Test("the value and the velocity do not jump where the damping becomes critical")
  func nearCriticalDamping() {
    let critical = Spring(initialVelocity: 0.01, parameters: .init(damping: 20))
    for difference in [-1e-3, -1e-6, -1e-9, -1e-12, 1e-12, 1e-9, 1e-6, 1e-3] {
      let near = Spring(initialVelocity: 0.01, parameters: .init(damping: 20 + difference))
      for time in stride(from: 0.0, through: 2000, by: 10) {
        // The value depends on the damping with a slope below 1 in these units.
        let tolerance = abs(difference) + Self.rounding
        #expect(
          abs(near.unstoppedValue(at: time) - critical.unstoppedValue(at: time)) <= tolerance)
        #expect(
          abs(near.unstoppedVelocity(at: time) - critical.unstoppedVelocity(at: time))
            <= tolerance)
      }
    }
  }

  // MARK: Settling

  @Test("after its settling duration a spring is within a thousandth of its way, for ever")
  func settled() {
    for spring in Self.many {
      for fraction in evenFractions {
        let time = spring.duration * (1 + 3 * fraction)
        let left = abs(spring.unstoppedValue(at: time) - spring.to)
        #expect(left <= way(of: spring) / 1000 + reach(of: spring) * Self.rounding, "\(spring)")
      }
    }
  }

  @Test("a spring that creeps back is a thousandth of its way off when it stops, not less")
  func creepsNoLongerThanNeeded() {
    for spring in Self.many where spring.parameters.dampingRatio >= 1 {
      // With a velocity away from or through the rest value the bound is not exact.
      guard spring.initialVelocity == 0 || spring.from == spring.to else { continue }
      let left = abs(spring.unstoppedValue(at: spring.duration) - spring.to)
      /// The duration has ten digits at least; so has what is left.
      #expect(abs(left * 1000 / way(of: spring) - 1) < 1e-9, "\(spring)")
    }
  }

  @Test("a spring that swings still reaches 1/√2 of that on its last swing")
  func swingsNoLongerThanNeeded() {
    for spring in Self.many where spring.parameters.dampingRatio < 0.9 {
      let sine = (1 - pow(spring.parameters.dampingRatio, 2)).squareRoot()
      let swing = 1000 * .pi / (spring.parameters.naturalFrequency * sine)
      let furthest = evenFractions.reduce(0) {
        max($0, abs(spring.unstoppedValue(at: spring.duration - $1 * swing) - spring.to))
      }
      // 1 + |B| bounds √(1 + B²), which is smaller by up to √2, and a peak lies below its envelope
      // by the sine; between the 200 places looked at hides less than 1 %.
      #expect(furthest >= 0.99 * way(of: spring) / 1000 / 2.squareRoot() * sine, "\(spring)")
    }
  }

  @Test("the settling duration does not jump where the damping becomes critical")
  func settlingNearCriticalDamping() {
    let dampings = stride(from: 19.0, through: 21, by: 1e-3)
    let durations = dampings.map {
      Spring(parameters: .init(damping: $0)).settlingDuration
    }
    /// Ten times the mean change between neighbours; the under-damped form alone jumps by 0.2 s.
    let tolerance = 1e-3
    for (before, after) in zip(durations, durations.dropFirst()) {
      #expect(abs(after - before) < tolerance)
    }
  }

  @Test("a spring at rest takes no time, one without damping never rests")
  func extremes() {
    #expect(Spring(from: 7, to: 7).duration == 0)
    let undamped = Spring(parameters: .init(damping: 0))
    #expect(undamped.duration == .infinity && undamped.restValue == 1)
    #expect(abs(undamped.value(at: 100 * .pi) - 2) < Self.rounding)
  }

  // MARK: Examples

  @Test("springs pass through the documented values")
  func values() {
    for vector in PhysicsVectors.shared.springs {
      let parameters = SpringParameters(
        mass: vector.mass, stiffness: vector.stiffness, damping: vector.damping)
      let spring = Spring(initialVelocity: vector.initialVelocity / 1000, parameters: parameters)
      for (seconds, value) in vector.valueAtS {
        /// The vectors have six decimals.
        #expect(abs(spring.unstoppedValue(at: seconds * 1000) - value) < 6e-7)
      }
    }
  }

  @Test("under-damped springs have Core Animation's settling durations")
  func settlingDurations() {
    for vector in PhysicsVectors.shared.settlingDuration {
      let spring = Spring(parameters: .init(damping: vector.damping))
      /// Two of the three are documented with four decimals.
      #expect(abs(spring.settlingDuration - vector.s) < 5e-5)
      #expect(spring.duration == spring.settlingDuration * 1000)
    }
    #expect(abs(Spring().settlingDuration - 1.4727003346780925) < 1e-14)
  }

  @Test("SwiftUI's duration and bounce give the documented stiffness and damping")
  func swiftUI() {
    for vector in PhysicsVectors.shared.swiftUISpring {
      let parameters = SpringParameters(duration: vector.duration, bounce: vector.bounce)
      #expect(abs(parameters.stiffness - vector.stiffness) < 1e-12)
      #expect(abs(parameters.damping - vector.damping) < 1e-13)
    }
  }

  @Test(
    "SwiftUI's bounce is the damping ratio's complement, or its inverse when negative",
    arguments: [(1.0, 0.0), (0.3, 0.7), (0.0, 1.0), (-0.5, 2.0)])
  func bounce(bounce: Double, ratio: Double) {
    let parameters = SpringParameters(duration: 0.4, bounce: bounce)
    #expect(abs(parameters.dampingRatio - ratio) < Self.rounding)
    #expect(abs(parameters.naturalFrequency - 2 * .pi / 0.4) < Self.rounding * 100)
  }

  @Test("impossible springs trap")
  func impossible() async {
    await #expect(processExitsWith: .failure) { _ = SpringParameters(damping: -1) }
    await #expect(processExitsWith: .failure) { _ = SpringParameters(duration: 0.5, bounce: -1) }
  }

  // MARK: Measures

  /// ½·m·v² + ½·k·y², in the units of seconds.
  private func energy(of spring: Spring, at time: Double) -> Double {
    let speed = spring.unstoppedVelocity(at: time) * 1000
    let distance = spring.unstoppedValue(at: time) - spring.to
    let parameters = spring.parameters
    return (parameters.mass * speed * speed + parameters.stiffness * distance * distance) / 2
  }

  /// The way a spring has to go; where it begins at its rest value, the way it goes in its shortest
  /// time constant.
  private func way(of spring: Spring) -> Double {
    guard spring.from == spring.to else { return abs(spring.to - spring.from) }
    let ratio = max(1, spring.parameters.dampingRatio)
    let fast = spring.parameters.naturalFrequency * (ratio + (ratio * ratio - 1).squareRoot())
    return abs(spring.initialVelocity) * 1000 / fast
  }

  /// A bound of all values of a spring and of its distance, for tolerances.
  private func reach(of spring: Spring) -> Double {
    abs(spring.to) + abs(spring.from)
      + abs(spring.initialVelocity) * 1000 / spring.parameters.naturalFrequency
  }
}
