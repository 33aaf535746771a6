import CollectionEngine
import Foundation
import Motion
import TestSupport
import Testing

@Suite struct ClockCaseTests {
  @Test("C10: a stalled frame does not freeze the glide")
  func aGapInTheFramesIsNoPause() {
    let stalled = Track()
    let smooth = Track()
    for track in [stalled, smooth] { track.release(at: 0, velocity: 2) }
    for frame in 1...14 {
      let time = Double(frame) / 60
      smooth.view.advance(to: time)
      if frame <= 2 || frame == 14 { stalled.view.advance(to: time) }
    }
    #expect(stalled.position == smooth.position)
    #expect(stalled.velocity == smooth.velocity)
    #expect(abs(stalled.velocity - 1.2536) < 0.0013 + 1e-4)
    #expect(abs(stalled.position - 372.83) < closeness(ofWay: 372.83))
  }

  @Test("C11: what is shown depends on the frame's time and on nothing else")
  func framesAreSampledAtTheirTime() {
    let steady = Track()
    steady.touchDown(at: 0)
    var time = 0.0
    for frame in 1...100 {
      // A finger at 100 pt/s seen by 100 frames a second.
      steady.drag(by: 1, at: Double(frame) / 100)
      steady.view.advance(to: Double(frame) / 100)
    }
    let positions = steady.watcher.frames.dropFirst(10).map(\.contentOffset.y)
    for (before, after) in zip(positions, positions.dropFirst()) { #expect(after - before == 1) }

    var random = SeededGenerator(seed: 11)
    let fling = Track()
    fling.release(at: 0, velocity: 2)
    var velocities: [(time: Double, velocity: Double)] = []
    for _ in 0..<100 {
      time += (10 + Double.random(in: -2...2, using: &random)) / 1000
      fling.view.advance(to: time)
      velocities.append((time * 1000, fling.velocity))
    }
    for (before, after) in zip(velocities, velocities.dropFirst()) {
      let ratio = after.velocity / before.velocity
      #expect(abs(ratio - pow(0.998, after.time - before.time)) < 1e-12)
    }
  }

  @Test(
    "C12: the velocity estimate does not grow with the sample rate", arguments: [60.0, 120, 240])
  func theEstimateIsTheFingersVelocity(rate: Double) {
    let track = Track()
    var velocity = 0.0
    track.probe.target = { handed, target in
      velocity = Double(handed.y)
      return target
    }
    track.touchDown(at: 0)
    for sample in 1...Int(rate / 10) { track.drag(by: 1300 / rate, at: Double(sample) / rate) }
    track.lift(at: 0.1)
    #expect(abs(velocity - 1.3) < 0.013)
  }
}
