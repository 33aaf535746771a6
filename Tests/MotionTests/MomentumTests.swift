import Foundation
import Motion
import TestSupport
import Testing

@Suite struct MomentumTests {
  @Test func itKeepsTheLawsOfCurvesAndNeverSpeedsUp() {
    var random = SeededGenerator(seed: 11)
    let seeded = (0..<300).map { _ in Double.random(in: -40...40, using: &random) }
    for velocity in seeded + [0, 0.03, 0.038, 0.0381, 1, -2.8, 7.74, 400] {
      let start = Double.random(in: -1000...1000, using: &random)
      let momentum = Momentum(initialValue: start, initialVelocity: velocity)
      checkCurveLaws(momentum, start: start)
      var before = abs(velocity)
      for part in 0..<400 {
        let speed = abs(momentum.velocity(at: momentum.duration * Double(part) / 400))
        #expect(speed <= before * (1 + 1e-12))
        before = speed
      }
      #expect((momentum.restValue - start) * velocity >= 0)
      let isQuick = abs(velocity) > 0.038
      #expect((momentum.duration > 0) == isQuick)
      if isQuick { #expect(abs(momentum.velocity(at: momentum.duration.nextDown)) < 0.0381) }
    }
  }

  /// What the recordings say at first sight: between 200 and 60 px it loses about 5 px a frame, and
  /// from 55 px on 0.9196 of the speed are left after each.
  @Test func itLosesAnAmountAndThenAPart() {
    let frame = 1000.0 / 60
    let momentum = Momentum(initialValue: 0, initialVelocity: 10)
    var speeds: [Double] = []
    for time in stride(from: 150, to: momentum.duration, by: frame) {
      speeds.append(momentum.velocity(at: time) * frame)
    }
    for (speed, next) in zip(speeds, speeds.dropFirst()) {
      if speed > 60 { #expect(abs(speed - next - 4.9) < 0.7) }
      if speed < 45 { #expect(abs(next / speed - 0.918) < 0.002) }
    }
  }

  @Test func theTimeToGoADistanceIsTheInverseOfItsValue() throws {
    for velocity in [-20.0, -0.5, 3, 12] {
      let momentum = Momentum(initialValue: 100, initialVelocity: velocity)
      for part in [0.1, 0.5, 0.99] {
        let distance = (momentum.restValue - 100) * part
        let time = try #require(momentum.time(toGo: distance))
        #expect(abs(momentum.value(at: time) - 100 - distance) < 1e-9)
      }
      #expect(momentum.time(toGo: (momentum.restValue - 100) * 1.01) == nil)
      #expect(momentum.time(toGo: -velocity) == nil)
      #expect(momentum.time(toGo: 0) == 0)
    }
  }

  @Test("inside and outside join without a step", arguments: [true, false])
  func momentumIsContinuousThroughEdges(bounces: Bool) {
    var random = SeededGenerator(seed: 12)
    let law = UIKitLaw.fling(bounces: bounces)
    for _ in 0..<300 {
      let range = 0.0...Double.random(in: 0...2000, using: &random)
      let out = bounces ? 200.0 : 0
      let value = Double.random(in: -out...range.upperBound + out, using: &random)
      let velocity = Double.random(in: -12...12, using: &random)
      let fling = MomentumFling(
        initialValue: value, initialVelocity: velocity, range: range, law: law)
      #expect(range.contains(fling.restValue))
      #expect(abs(fling.value(at: 0) - value) < 1e-9)
      for time in stride(from: 0, to: fling.duration, by: 1) {
        let moved = abs(fling.value(at: time + 1) - fling.value(at: time))
        let speed = max(abs(fling.velocity(at: time)), abs(fling.velocity(at: time + 1)))
        let rests = time + 1 >= fling.duration
        // Within a millisecond the speed changes by the pull of a bounce, 1 %.
        #expect(moved <= speed * 1.02 + (rests ? 0.5 : 0) + 1e-3)
        if !bounces { #expect(range.contains(fling.value(at: time))) }
      }
    }
  }

  @Test func insideTheRangeItIsMomentumAlone() {
    let fling = MomentumFling(
      initialValue: 50, initialVelocity: 4, range: 0...100_000, law: UIKitLaw.fling())
    let momentum = Momentum(initialValue: 50, initialVelocity: 4)
    #expect(fling.duration == momentum.duration)
    for time in stride(from: 0.0, to: 1500, by: 7) {
      #expect(fling.value(at: time) == momentum.value(at: time))
      #expect(fling.velocity(at: time) == momentum.velocity(at: time))
    }
  }
}
