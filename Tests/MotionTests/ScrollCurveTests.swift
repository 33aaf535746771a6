import Foundation
import Motion
import Testing

/// UIKit's numbers, as the engine uses them by default.
enum UIKitLaw {
  static let restSpeed = 0.01

  static func bounce(rate: Double = 0.998) -> Bounce.Law {
    Bounce.Law(rate: rate, decay: 0.01005, restDistance: 0.5, restSpeed: restSpeed)
  }

  static func fling(rate: Double = 0.998, bounces: Bool = true) -> Fling.Law {
    Fling.Law(bounce: bounce(rate: rate), bounces: bounces)
  }
}

/// The vectors are printed with six digits behind the point.
private let printed = 1e-6
/// Times in the vectors are printed with three.
private let printedTime = 1e-3

@Suite struct DecelerationTests {
  @Test(arguments: PhysicsVectors.shared.deceleration)
  func followsTheVectors(vector: PhysicsVectors.Deceleration) {
    let velocity = vector.v0PtPerS / 1000
    let glide = Deceleration(
      initialValue: 0, initialVelocity: velocity, rate: vector.rate, restSpeed: UIKitLaw.restSpeed)
    for (time, value) in vector.offsetAtMs {
      let unstopped = Deceleration.distance(velocity: velocity, rate: vector.rate, time: time)
      #expect(abs(unstopped - value) < printed)
      if time < glide.duration { #expect(glide.value(at: time) == unstopped) }
    }
    #expect(abs(glide.duration - vector.durationMs) < printedTime)
    #expect(abs(glide.restValue - vector.distanceToRest) < printed)
  }

  @Test func equalsTheLoopAtWholeMilliseconds() {
    let glide = Deceleration(
      initialValue: 0, initialVelocity: 2, rate: 0.998, restSpeed: UIKitLaw.restSpeed)
    var (value, velocity) = (0.0, 2.0)
    for millisecond in 1...2000 {
      velocity *= 0.998
      value += velocity
      #expect(abs(glide.value(at: Double(millisecond)) - value) < 1e-9)
      #expect(abs(glide.launchVelocity(at: Double(millisecond)) - velocity) < 1e-12)
    }
  }

  @Test func aSlowerStartThanTheSpeedOfRestDoesNotMove() {
    for velocity in [0, 0.01, -0.01, 0.0099] {
      let glide = Deceleration(
        initialValue: 7, initialVelocity: velocity, rate: 0.998, restSpeed: UIKitLaw.restSpeed)
      #expect(glide.duration == 0)
      #expect(glide.restValue == 7)
    }
  }
}

@Suite struct RubberBandTests {
  @Test(arguments: PhysicsVectors.shared.rubberBand)
  func followsTheVectors(vector: PhysicsVectors.RubberBand) {
    let band = RubberBand(dimension: vector.dimension, coefficient: vector.coefficient)
    #expect(abs(band.resisted(vector.raw) - vector.resisted) < printed)
    // The inverse multiplies an error by up to its own slope, 17 here.
    #expect(abs(band.raw(band.resisted(vector.raw)) - vector.raw) < 1e-8)
  }

  @Test func neverReachesItsDimensionAndNeverGoesBack() {
    let band = RubberBand(dimension: 667, coefficient: 0.55)
    var before = 0.0
    for raw in stride(from: 1.0, to: 100_000, by: 97) {
      let shown = band.resisted(raw)
      #expect(shown > before && shown < 667 && shown < raw)
      before = shown
    }
  }

  @Test func answersANumberForEveryNumber() {
    let band = RubberBand(dimension: 667, coefficient: 0.55)
    for raw in [1e300, Double.greatestFiniteMagnitude, .infinity] {
      #expect(band.resisted(raw) == 667)
    }
    #expect(band.resisted(.leastNonzeroMagnitude) >= 0)
  }

  @Test func leavesTheInsideAloneAndResistsBothEnds() {
    let band = RubberBand(dimension: 874, coefficient: 0.55)
    #expect(band.resisted(3, in: 0...10) == 3)
    #expect(band.resisted(110, in: 0...10) == 10 + band.resisted(100))
    #expect(band.resisted(-100, in: 0...10) == -band.resisted(100))
    #expect(RubberBand(dimension: 0, coefficient: 0.55).resisted(50, in: 0...10) == 10)
  }
}

@Suite struct BounceTests {
  @Test(arguments: PhysicsVectors.shared.bounce)
  func followsTheVectors(vector: PhysicsVectors.Bounce) {
    for isMaximum in [true, false] {
      let side = isMaximum ? 1.0 : -1
      let bounce = Bounce(
        initialValue: 1000 + side * vector.overscroll, initialVelocity: side * vector.v0PtPerMs,
        edge: 1000, isMaximum: isMaximum, law: UIKitLaw.bounce(rate: vector.rate))
      for (time, value) in vector.offsetAtMs {
        #expect(abs(bounce.value(at: time) - (1000 + side * value)) < printed)
      }
      #expect(bounce.restValue == 1000)
    }
  }

  @Test func crossesTheEdgeAtTheExactInstant() {
    let fling = Fling(
      initialValue: 4950, initialVelocity: 2, range: 0...5000, law: UIKitLaw.fling())
    #expect(abs(fling.value(at: 25.673679) - 5000) < 1e-5)
    #expect(abs(fling.launchVelocity(at: 25.673679) - 1.89979960) < 1e-7)
    let peak = (0...60_000).map { fling.value(at: Double($0) / 100) }.max()!
    #expect(abs(peak - 5063.266269) < 1e-5)
    #expect(abs(fling.velocity(at: 116.4119)) < 1e-6)
    #expect(fling.restValue == 5000)
  }

  @Test func peaksPerUnitOfCrossingSpeed() {
    let bounce = Bounce(
      initialValue: 0, initialVelocity: 1, edge: 0, isMaximum: true, law: UIKitLaw.bounce())
    #expect(abs(bounce.value(at: 90.738) - 33.3015) < 1e-4)
    #expect(abs(bounce.velocity(at: 90.738)) < 1e-6)
  }
}

@Suite struct TickedFlingTests {
  @Test func takesTheGoldenTicks() {
    var fling = TickedFling(value: 4950, velocity: 2, range: 0...5000, law: UIKitLaw.fling())
    let golden: [Int: (value: Double, velocity: Double?)] = [
      1: (4982.744422, 1.93437992), 2: (5013.361574, 1.73370894), 3: (5035.339352, 1.41948026),
      8: (5062.669087, 0.52227016), 20: (5020.130090, nil), 46: (5000.444818, nil),
    ]
    for tick in 1...46 {
      fling.step(by: 1000.0 / 60)
      if let expected = golden[tick] {
        #expect(abs(fling.value - expected.value) < printed)
        if let velocity = expected.velocity { #expect(abs(fling.velocity - velocity) < 1e-8) }
      }
      #expect((fling.restValue != nil) == (tick == 46))
    }
    #expect(fling.restValue == 5000)
    fling.step(by: 1000.0 / 60)
    #expect(abs(fling.value - 5000.444818) < printed, "a fling at rest does not move")
  }
}

@Suite struct SnapTests {
  /// q and T of the glide to a changed target, as published with the law.
  @Test(arguments: [(1.0, 300.0, 0.99671085, 1397.81), (2, 390, 0.99492334, 1041.01)])
  func glidesAsTheVectorsSay(velocity: Double, distance: Double, rate: Double, duration: Double) {
    for side in [1.0, -1] {
      let glide = SnapGlide(
        initialValue: 50, target: 50 + side * distance, velocity: side * velocity,
        law: SnapGlide.Law(rate: 0.998, restSpeed: UIKitLaw.restSpeed, minimumDuration: 100))!
      #expect(abs(glide.rate - rate) < 1e-8)
      #expect(abs(glide.duration - duration) < 0.01)
      #expect(glide.restValue == 50 + side * distance)
    }
  }

  @Test func isNoGlideWhereTheFreeLawCannotDoItWell() {
    let law = SnapGlide.Law(rate: 0.998, restSpeed: UIKitLaw.restSpeed, minimumDuration: 100)
    func glide(_ distance: Double, _ velocity: Double) -> SnapGlide? {
      SnapGlide(initialValue: 0, target: distance, velocity: velocity, law: law)
    }
    #expect(glide(0, 1) == nil, "nowhere to go")
    #expect(glide(100, -1) == nil, "away from the target")
    #expect(glide(100, 0) == nil, "no velocity")
    #expect(glide(10, 5) == nil, "there within a frame or two")
    #expect(glide(600, 1) == nil, "beyond the natural stop")
    #expect(glide(400, 1) != nil)
  }

  /// The critically damped return of case C31: (200 + 10 t) e^(-0.02 t).
  @Test func turnsAnOpposingVelocityRoundWithoutAJump() {
    let spring = SnapSpring(
      initialValue: 0, target: 200, velocity: -6,
      law: SnapSpring.Law(frequency: 0.02, restDistance: 0.1))
    #expect(abs(200 - spring.value(at: 30) - 274.4) < 0.05)
    #expect(abs(spring.velocity(at: 30)) < 1e-12)
    #expect(abs(200 - spring.value(at: 100) - 162.4) < 0.05)
    #expect(abs(200 - spring.value(at: 300) - 7.93) < 0.005)
  }

  @Test func takesTheDurationItsLawAsksFor() {
    for (duration, length) in [(370.0, 390.0), (520, 1024), (100, 20)] {
      let law = SnapSpring.Law(duration: duration, over: length, restDistance: 0.1)
      let spring = SnapSpring(initialValue: 0, target: length, velocity: 0, law: law)
      #expect(abs(spring.duration - duration) < 1e-6)
    }
  }
}

@Suite struct EasedMotionTests {
  @Test func animatesAsUIKitDoes() {
    let vector = PhysicsVectors.shared.setContentOffsetAnimated
    let duration = vector.durationS * 1000
    let motion = EasedMotion(
      initialValue: 0, target: 1, duration: duration, easing: .sineSquared)
    for (fraction, progress) in vector.progress {
      #expect(abs(motion.value(at: fraction * duration) - progress) < printed)
    }
  }

  @Test func continuesWithinTwoThousandthsOfTheSine() {
    let sine = EasedMotion(initialValue: 0, target: 1, duration: 300, easing: .sineSquared)
    let bezier = EasedMotion(
      initialValue: 0, target: 1, duration: 300, velocity: 1e-12, easing: .sineSquared)
    let worst = (0...300).map { abs(sine.value(at: Double($0)) - bezier.value(at: Double($0))) }
    #expect(worst.max()! < 0.002)
  }
}

@Suite struct PanVelocityTrackerTests {
  @Test(arguments: PhysicsVectors.shared.releaseVelocity)
  func mixesMovesAsTheVectorsSay(vector: PhysicsVectors.ReleaseVelocity) {
    var tracker = PanVelocityTracker(window: 100)
    var (position, time) = (0.0, 0.0)
    tracker.add(position: position, at: time)
    for move in vector.movesPtPerS {
      time += 10
      position += move / 100
      tracker.add(position: position, at: time)
    }
    let release = tracker.release(at: time)
    #expect(abs(tracker.latest * 1000 - vector.recognizerLast) < printed)
    #expect(abs(-release.velocity - vector.releasePtPerMs) < 1e-9)
    #expect((release.decidingSpeed >= 0.25 - 1e-12) == vector.decelerates)
  }

  @Test func aSingleMoveCountsAsBothVelocities() {
    var tracker = PanVelocityTracker(window: 100)
    tracker.add(position: 0, at: 0)
    tracker.add(position: 16, at: 8)
    #expect(tracker.release(at: 8).velocity == 2)
  }

  @Test func aFingerThatRestsLeavesNothingButABounce() {
    var tracker = PanVelocityTracker(window: 100)
    for step in 0...5 { tracker.add(position: Double(step) * 16, at: Double(step) * 8) }
    #expect(tracker.release(at: 40 + 33) == tracker.release(at: 40), "33 ms change nothing")
    let rested = tracker.release(at: 40 + 300)
    #expect(rested.velocity == 0 && rested.decidingSpeed == 0)
    #expect(abs(rested.bounceVelocity - 0.75 * 2) < 1e-12)
  }

  @Test func twoPositionsAtOneInstantCountOnceAndAreNotLost() {
    var tracker = PanVelocityTracker(window: 100)
    tracker.add(position: 0, at: 0)
    tracker.add(position: 10, at: 0)
    tracker.add(position: 20, at: 10)
    #expect(tracker.release(at: 10).velocity == 2)
  }
}
