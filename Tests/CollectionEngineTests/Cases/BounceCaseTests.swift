import CollectionEngine
import Foundation
import Testing

@Suite struct BounceCaseTests {
  @Test("C41: the resistance past the edge is the recorded one", arguments: Direction.allCases)
  func resistancePastTheEdge(direction: Direction) {
    let shown = [
      8.0, 16, 24, 31.3333, 39, 46, 53.3333, 60.3333, 67, 73.6667, 80, 86.3333, 92.6667, 98.6667,
      104.6667, 110.6667, 116.3333, 122, 127.3333, 133, 138, 143.3333, 148.3333, 153.3333,
      158.3333, 163, 168, 172.6667, 177,
    ]
    let track = Track(direction, length: 681.6667, scale: 3)
    track.touchDown(at: 0)
    for (index, overscroll) in shown.enumerated() {
      track.drag(by: -15, at: Double(index + 1) / 60)
      // Resisted overscroll is rounded to the grid, towards larger offsets where halves are.
      #expect(abs(-track.position - overscroll) < 0.25)
    }
    let narrow = Track(direction, length: 375)
    for (travel, overscroll) in [(100.0, 47.97), (300, 114.58)] {
      narrow.touchDown(at: narrow.view.currentTime)
      narrow.drag(by: -travel, at: narrow.view.currentTime + 0.1)
      #expect(abs(-narrow.position - overscroll) <= 0.25)
      narrow.lift(at: narrow.view.currentTime + 0.2)
      narrow.settle()
    }
  }

  @Test("C43: a flick inward from outside is not swallowed", arguments: Direction.allCases)
  func inwardFlicksGoOnInside(direction: Direction) {
    for (constants, rest) in [(PhysicsConstants(), 1071.0), (.perTick, 1010)] {
      let track = Track(direction, content: 5800, constants: constants)
      track.release(at: -80, velocity: 3)
      let shown = track.settle()
      #expect(abs(track.position - rest) < 1)
      // At first the pull on 80 pt adds 0.8 pt/ms to the flick's 3: at most 64 pt a frame.
      for (before, after) in zip([-80] + shown, shown) {
        #expect((0...64).contains(after - before))
      }
    }
  }

  @Test("C43: an outward release outside turns once and never passes the edge")
  func outwardReleasesComeBackToTheEdge() {
    for direction in Direction.allCases {
      for constants in [PhysicsConstants(), .perTick] {
        let track = Track(direction, content: 5800, constants: constants)
        track.release(at: -80, velocity: -0.5)
        let shown = track.settle()
        let turn = shown.firstIndex(of: shown.min()!)!
        #expect(zip(shown, shown.dropFirst()).prefix(turn).allSatisfy { $0 > $1 })
        #expect(zip(shown, shown.dropFirst()).dropFirst(turn).allSatisfy { $0 < $1 })
        #expect(shown.allSatisfy { $0 <= 0 })
        #expect(track.position == 0)
      }
    }
  }

  @Test("C44: a fling that reaches the edge takes its speed into the bounce")
  func flingsBounceWithTheSpeedTheyArriveWith() {
    for direction in Direction.allCases {
      let track = Track(direction, content: 5800)
      track.release(at: 4900, velocity: 3)
      track.view.advance(to: 0.0345)
      #expect(abs(track.position - 5000) < closeness(ofWay: 100))
      #expect(abs(track.velocity - 2.7998) < 0.0045)
      let shown = track.settle(rate: 240)
      // 33.3 pt of peak a pt/ms at the edge, 90.7 ms after it.
      #expect(abs(shown.max()! - (5000 + 33.3 * 2.8)) < 0.5)
      #expect(track.position == 5000)
    }
  }

  @Test("C44: without bounces it stops dead at the edge")
  func withoutBouncesFlingsStopAtTheEdge() {
    for direction in Direction.allCases {
      for constants in [PhysicsConstants(), .perTick] {
        let track = Track(direction, content: 5800, constants: constants)
        track.view.bounces = false
        track.release(at: 4900, velocity: 3)
        #expect(track.settle().allSatisfy { $0 <= 5000 })
        #expect(track.position == 5000)
        #expect(track.watcher.ends.count == 1)
      }
    }
  }
}
