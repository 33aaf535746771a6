import CollectionEngine
import Foundation
import Geometry
import Testing

/// How far a position may be from one that the cases compute with the continuous form: 0.1 % of the
/// way, and half a point.
func closeness(ofWay way: Double) -> Double { abs(way) * 0.001 + 0.5 }

@Suite struct DecelerationCaseTests {
  @Test("C01: a release velocity is points per millisecond, its rest speed 0.01 pt/ms")
  func flicksOfAnOldDeviceLog() {
    let flicks: [(start: Double, velocity: Double, target: Double, seconds: Double)] = [
      (364.0, 4.61994, 2664.5, 3.068916),
      (2595.5, 1.398724, 3288.5, 2.485449),
      (3094.5, -2.389578, 1907.0, 2.752163),
      (143.0, 2.279252, 1275.5, 2.718653),
    ]
    for flick in flicks {
      let track = Track(constants: .with { $0.projection = .discrete })
      var proposed = 0.0
      track.probe.target = { _, target in
        proposed = Double(target.y)
        return target
      }
      track.release(at: flick.start, velocity: flick.velocity)
      #expect(proposed == flick.target)
      track.settle()
      #expect(abs(track.view.currentTime - flick.seconds) < 0.018)
      #expect(abs(track.position - flick.target) <= 0.5)
    }
  }

  @Test("C03: every sample of one recorded fling")
  func aRecordedFling() {
    let track = Track(scale: 3)
    track.release(at: 400, velocity: 0.4808336647)
    for (time, position) in recordedFling {
      // The log's first callback is one frame ahead of its release stamp.
      track.view.advance(to: (time + 15.8) / 1000)
      #expect(abs(track.position - position) <= 0.44 + closeness(ofWay: position - 400))
    }
    #expect(track.watcher.ends.isEmpty)
    track.view.advance(to: 1.9346)
    #expect(track.watcher.ends.count == 1)
  }

  @Test("C04: the speed falls by the same factor each frame, and is small at the end")
  func framesOfAFlingAreAGeometricSeries() {
    let track = Track()
    track.release(at: 0, velocity: 1)
    let shown = track.settle()
    let steps = zip(shown, [0] + shown).map { $0 - $1 }
    let inside = steps.dropLast()
    #expect(abs(steps[0] - 16.392) < closeness(ofWay: 16.392))
    for (before, after) in zip(inside, inside.dropFirst()) {
      #expect(abs(after / before - 0.96718) < 1e-5)
    }
    #expect(shown.count == 139)
    #expect(inside.last! < 0.18)
    #expect(abs(shown.last! - 494.5) < closeness(ofWay: 494.5))
  }

  @Test("C05: a restart in mid-fling changes nothing", arguments: Direction.allCases)
  func restartsLeaveThePathAlone(direction: Direction) {
    let whole = Track(direction)
    let restarted = Track(direction)
    whole.release(at: 0, velocity: 2)
    restarted.release(at: 0, velocity: 2)
    for tenth in 1...36 {
      let time = Double(tenth) / 10
      whole.view.advance(to: time)
      restarted.view.advance(to: time)
      #expect(abs(whole.position - restarted.position) < 1e-6)
      if tenth == 5 { #expect(abs(whole.position - 631.856) < closeness(ofWay: 631.856)) }
      // Content that grows at the far end restarts the motion in the new range.
      restarted.view.contentSize[restarted.axis] += direction.isMirrored ? 0 : 1
    }
    #expect(abs(whole.position - 994) < closeness(ofWay: 994))
    #expect(whole.position == restarted.position)
  }

  @Test("C06: a finger that stops before it lifts does not fling", arguments: Direction.allCases)
  func aRestBeforeTheLiftEndsTheMovement(direction: Direction) {
    for hold in [0.120, 0] {
      let track = Track(direction)
      track.touchDown(at: 0)
      for sample in 1...10 { track.drag(by: 30, at: Double(sample) / 100) }
      #expect(track.position == 300)
      track.lift(at: 0.1 + hold)
      track.settle()
      if hold > 0 {
        #expect(track.position == 300)
        #expect(!track.probe.text.contains("willBeginDecelerating"))
      } else {
        #expect(abs(track.position - 1793.5) < closeness(ofWay: 1493.5))
      }
    }
  }
}

/// Milliseconds since the release, offset in pt. Source: recorded, samoylenkodmitry/Cranpose #541.
private let recordedFling: [(Double, Double)] = [
  (0.29, 408.0), (100.213, 449.6667), (199.568, 484.0), (299.717, 512.3333), (400.298, 535.3333),
  (500.281, 554.3333), (600.284, 570.0), (700.302, 582.6667), (799.691, 593.0),
  (900.283, 601.6667), (1000.261, 608.6667), (1100.212, 614.3333), (1199.606, 619.0),
  (1299.828, 622.6667), (1400.246, 625.6667), (1500.25, 628.3333), (1599.643, 630.3333),
  (1700.271, 632.3333), (1850.238, 634.3333), (1916.913, 635.0),
]
