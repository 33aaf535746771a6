import Foundation
import Geometry
import Motion
import Testing
import Tracing

@testable import SnapLab

@Suite("fit: the constants of curves that are known")
struct LawFitTests {
  @Test(
    "Free deceleration, either way, along either axis, rounded or not",
    arguments: [0.998, 0.99, 0.9992], [0.0, 1.0 / 3, 0.5, 1])
  func deceleration(rate: Double, rounding: Double) throws {
    // Every direction once, with a rounding of its own.
    let (column, sign) =
      switch rounding {
      case 0: ("offset_y", 1.0)
      case 0.5: ("offset_y", -1.0)
      case 1: ("offset_x", 1.0)
      default: ("offset_x", -1.0)
      }
    let glide = Deceleration(
      initialValue: 300, initialVelocity: sign * 2.5, rate: rate, restSpeed: 0.01)
    let table = OffsetTable(
      times: OffsetTable.frames(over: glide.duration + 500), rounding: rounding
    ) { glide.value(at: $0) }
    let fit = try TraceFit(table.trace(column))
    try #require(fit.motions.count == 1)
    let motion = fit.motions[0]
    #expect(motion.law == .deceleration && motion.isExplained)
    let found = try #require(motion[.decelerationRate])
    // A thousandth of the fall a millisecond for each point of rounding, and more digits without.
    #expect(
      abs(found.value - rate) < (1 - rate) * (rounding * 3e-3 + 1e-6), "\(found) \(rounding)")
    let velocity = try #require(motion[.releaseVelocity])
    #expect(abs(velocity.value - sign * 2.5) < 0.01 * max(rounding, 1e-3), "\(velocity)")
    let stop = try #require(motion[.stopSpeed])
    #expect(abs(stop.value - 0.01) < 4 * stop.standardError, "\(stop)")
    #expect(stop.doubt == nil && found.doubt == nil)
    #expect(motion.axis == (column == "offset_y" ? .vertical : .horizontal))
  }

  @Test("A bounce on either side of the range", arguments: [0.01005, 0.006, 0.02], [true, false])
  func bounce(pull: Double, isMaximum: Bool) throws {
    let law = Bounce.Law(rate: 0.998, decay: pull, restDistance: 0.05, restSpeed: 0.01)
    let bounce = Bounce(
      initialValue: isMaximum ? 1120 : -120, initialVelocity: isMaximum ? 2 : -2,
      edge: isMaximum ? 1000 : 0, isMaximum: isMaximum, law: law)
    let table = OffsetTable(times: OffsetTable.frames(over: bounce.duration + 400)) {
      bounce.value(at: $0)
    }
    let fit = try TraceFit(table.trace())
    let motion = try #require(fit.motions.first)
    #expect(fit.motions.count == 1 && motion.law == .bounce)
    #expect(abs((motion[.bounceConstant]?.value ?? 0) - pull) < 1e-6)
    #expect(abs((motion[.decelerationRate]?.value ?? 0) - 0.998) < 1e-6)
    #expect(abs((motion[.releaseVelocity]?.value ?? 0) - (isMaximum ? 2 : -2)) < 1e-4)
    #expect(motion.rest == (isMaximum ? 1000 : 0))
  }

  @Test(
    "A fling on Android and its Flutter twin are told apart, friction and all",
    arguments: [0.015, 0.03])
  func android(friction: Double) throws {
    let law = AndroidFriction(friction: friction)
    let spline = AndroidFling(from: 50, initialVelocity: 3, friction: law)
    let clamped = FlutterClampedFling(from: 50, initialVelocity: -3, friction: law)
    let curves: [(MotionLaw, any MotionCurve, Double)] = [
      (.androidFling, spline, 3), (.clampedFling, clamped, -3),
    ]
    for (expected, curve, velocity) in curves {
      // Let go 5 ms before the first frame.
      let times = OffsetTable.frames(over: curve.duration + 500)
      let fit = try TraceFit(OffsetTable(times: times) { curve.value(at: $0 + 5) }.trace())
      let motion = try #require(fit.motions.first)
      #expect(
        fit.motions.count == 1 && motion.law == expected, "\(motion.law) \(motion.rootMeanSquare)")
      #expect(abs((motion[.friction]?.value ?? 0) / friction - 1) < 0.005, "\(motion.constants)")
      let start = expected == .androidFling ? velocity : curve.velocity(at: 5)
      #expect(abs((motion[.releaseVelocity]?.value ?? 0) / start - 1) < 0.005)
    }
  }

  @Test("Springs below, at and above critical damping", arguments: [0.5, 1, 1.3])
  func springs(ratio: Double) throws {
    let parameters = SpringParameters(mass: 1, stiffness: 144, damping: 24 * ratio)
    let spring = Spring(from: 0, to: 390, initialVelocity: 0.5, parameters: parameters)
    let table = OffsetTable(times: OffsetTable.frames(over: 1500)) { spring.value(at: $0) }
    let motion = try #require(try TraceFit(table.trace()).motions.last)
    let expected: MotionLaw = ratio < 1 ? .spring : ratio == 1 ? .criticalSpring : .bounce
    #expect(motion.law == expected, "\(motion.law)")
    #expect(abs((motion[.springFrequency]?.value ?? 0) - 12) < 0.02, "\(motion.constants)")
    if ratio != 1 { #expect(abs((motion[.dampingRatio]?.value ?? 0) - ratio) < 0.005) }
  }

  @Test("A programmatic animation is no release")
  func animation() throws {
    let motion = EasedMotion(
      initialValue: 0, target: 700, duration: 300, velocity: 0, easing: .sineSquared)
    let table = OffsetTable(times: OffsetTable.frames(over: 600)) { motion.value(at: $0) }
    let fit = try TraceFit(table.trace())
    #expect(fit.motions.map(\.law) == [.eased])
    #expect(abs((fit.motions.first?[.duration]?.value ?? 0) - 0.3) < 1e-4)
    #expect(fit.profiles.isEmpty)
  }

  @Test("The standard errors are as large as what noise makes of the constants")
  func errors() throws {
    let glide = Deceleration(initialValue: 0, initialVelocity: 2, rate: 0.998, restSpeed: 0.01)
    let table = OffsetTable(times: OffsetTable.frames(over: 1200)) { glide.value(at: $0) }
    let strays = try (0..<16 as Range<UInt64>).map { seed in
      let motion = try #require(
        try TraceFit(table.shaken(by: 0.4, seed: seed).trace()).motions.last)
      let found = try #require(motion[.decelerationRate])
      return (found.value - 0.998) / found.standardError
    }
    let spread = (strays.reduce(0) { $0 + $1 * $1 } / 16).squareRoot()
    #expect((0.5...1.7).contains(spread), "\(spread)")
  }
}
