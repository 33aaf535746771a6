import Foundation
import Motion
import TestSupport
import Testing

/// What holds for every curve of scrolling, over many seeded starts in both directions.
@Suite struct ScrollCurveLawTests {
  /// A corner of a fling stands where it enters or leaves the range; the slope has none, its slope does.
  @Test func everyCurveKeepsTheLawsOfCurves() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let start = Start(&random)
      checkCurveLaws(start.deceleration, start: start.value)
      checkCurveLaws(start.spring, start: start.value)
      checkCurveLaws(start.animation, start: start.value)
      if let glide = start.glide { checkCurveLaws(glide, start: start.value) }
    }
  }

  @Test func decelerationNeverSpeedsUp() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let glide = Start(&random).deceleration
      var before = Double.infinity
      for part in 0..<200 {
        let speed = abs(glide.velocity(at: glide.duration * Double(part) / 200))
        #expect(speed <= before)
        before = speed
      }
    }
  }

  @Test func flingsAreContinuousAndRestInsideTheRange() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let start = Start(&random)
      let fling = start.fling
      #expect(start.range.contains(fling.restValue))
      #expect(abs(fling.value(at: 0) - start.value) < 1e-9)
      for time in stride(from: 0, to: fling.duration + 2, by: 1) {
        let moved = abs(fling.value(at: time + 1) - fling.value(at: time))
        let speed = [0, 0.5, 1].map { abs(fling.velocity(at: time + $0)) }.max()!
        let rests = time + 1 >= fling.duration
        // Within a millisecond the speed changes by the pull of a bounce, 1 %.
        #expect(moved <= speed * 1.01 + (rests ? 0.5 : 0) + 1e-3)
      }
    }
  }

  @Test func flingsHaveNoMemory() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let start = Start(&random)
      let whole = start.fling
      let restart = whole.duration * Double.random(in: 0..<1, using: &random)
      let again = Fling(
        initialValue: whole.value(at: restart), initialVelocity: whole.launchVelocity(at: restart),
        range: start.range, law: UIKitLaw.fling())
      // Where a motion rests within the rounding of the restart, both rest at the same place.
      #expect(abs(again.restValue - whole.restValue) < 1e-6)
      for part in 0..<50 {
        let time = restart + (whole.duration - restart) * Double(part) / 50
        #expect(abs(again.value(at: time - restart) - whole.value(at: time)) < 1e-6)
      }
    }
  }

  @Test func snapsHaveOneMaximumOfSpeedAndNeverSwingPastTheirTarget() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      let start = Start(&random)
      let curve: any MotionCurve = start.glide ?? start.spring
      let side = (start.target - start.value).sign == .minus ? -1.0 : 1
      var maxima = 0
      var before = (speed: abs(curve.velocity(at: 0)), isRising: false)
      for part in 1...2000 {
        let time = curve.duration * Double(part) / 2000
        #expect((start.target - curve.value(at: time)) * side >= -1e-9, "past the target")
        let speed = abs(curve.velocity(at: min(time, curve.duration.nextDown)))
        let isRising = speed > before.speed * (1 + 1e-9)
        if before.isRising, !isRising { maxima += 1 }
        before = (speed, isRising)
      }
      #expect(maxima <= 1)
      #expect(curve.restValue == start.target)
    }
  }

  /// A person calls prompt what is over in two seconds; a free fling at 10 pt/ms takes three and a half.
  @Test func snapsArePromptAndNeverThereWithinTwoFrames() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let start = Start(&random)
      let curve: any MotionCurve = start.glide ?? start.spring
      #expect(curve.duration < 3500)
      if abs(start.target - start.value) > 1 { #expect(curve.duration > 2 * 1000 / 60) }
    }
  }

  @Test func animationsAndWheelGlidesNeverPassTheirTargetFromTheNearSide() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let start = Start(&random)
      let side = (start.target - start.value).sign == .minus ? -1.0 : 1
      for part in 0...500 {
        let value = start.animation.value(at: start.animation.duration * Double(part) / 500)
        #expect((start.target - value) * side >= -1e-9)
      }
      let slope = start.animation.velocity(at: 0)
      #expect(abs(slope - start.velocity) <= 1e-9 * max(1, abs(start.velocity)))
    }
  }
}

/// A seeded start of a motion.
private struct Start {
  let value: Double
  let velocity: Double
  let target: Double
  let range: ClosedRange<Double>

  init(_ random: inout SeededGenerator) {
    let length = Double.random(in: 0...3000, using: &random)
    range = -100...(-100 + (Bool.random(using: &random) ? length : 0))
    value = Double.random(in: range.lowerBound - 300...range.upperBound + 300, using: &random)
    velocity = Double.random(in: -8...8, using: &random)
    target = Double.random(in: -500...3000, using: &random)
  }

  var deceleration: Deceleration {
    Deceleration(
      initialValue: value, initialVelocity: velocity, rate: 0.998, restSpeed: UIKitLaw.restSpeed)
  }

  var fling: Fling {
    Fling(initialValue: value, initialVelocity: velocity, range: range, law: UIKitLaw.fling())
  }

  var glide: SnapGlide? {
    SnapGlide(
      initialValue: value, target: target, velocity: velocity,
      law: SnapGlide.Law(rate: 0.998, restSpeed: UIKitLaw.restSpeed, minimumDuration: 100))
  }

  var spring: SnapSpring {
    SnapSpring(
      initialValue: value, target: target, velocity: velocity,
      law: SnapSpring.Law(duration: 370, over: 390, restDistance: 0.1))
  }

  var animation: EasedMotion {
    EasedMotion(
      initialValue: value, target: target, duration: 300, velocity: velocity, easing: .sineSquared)
  }
}
