import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct PagingTests {
  /// Source: `pageChoice` of the physics vectors.
  @Test(arguments: [
    (195.0, 0.0, 390.0), (194.9, 0, 0), (100, 0.31, 390), (100, 0.30, 0), (300, -0.31, 0),
    (390, 2, 780),
  ])
  func pageChoiceFollowsTheVectors(position: Double, velocity: Double, page: Double) {
    let track = Track(length: 390, content: 4290)
    track.view.isPagingEnabled = true
    track.release(at: position, velocity: velocity)
    track.settle()
    #expect(track.position == page)
  }

  @Test(arguments: Direction.allCases, [375.0, 390, 430, 820])
  func aPageTurnTakesItsTimeAndOvershootsNothing(direction: Direction, width: Double) {
    for (start, velocity) in [(0.0, 0.31), (width * 0.6, 0), (width * 0.45, 0.8), (30, 2)] {
      let track = Track(direction, length: width, content: width * 10)
      track.view.isPagingEnabled = true
      track.release(at: start, velocity: velocity)
      #expect(track.view.activity == .paging)
      let shown = track.settle(rate: 1000)
      #expect(track.position == width)
      #expect(shown.allSatisfy { $0 < width + 1.5 })
      // 350 to 390 ms on phones and about 520 on tablets for a page from rest; less of a way and
      // more speed take less, a turn that hurries more than that would look like a jump.
      let time = track.view.currentTime
      let longest = width < 500 ? 0.39 : 0.53
      #expect(time > 0.2 && time < longest, "\(time) s from \(start) at \(velocity)")
    }
  }

  @Test(arguments: Direction.allCases)
  func aGestureInMidTurnGoesOneFurther(direction: Direction) {
    let track = Track(direction, length: 390, content: 4290)
    track.view.isPagingEnabled = true
    track.release(at: 0, velocity: 1)
    track.view.advance(to: 0.05)
    #expect((0..<390).contains(track.position))
    track.release(velocity: 1, time: 0.06)
    track.settle()
    #expect(track.position == 780)
  }

  @Test func theDelegateIsToldThePageAndCannotChangeIt() {
    let track = Track(length: 390, content: 4290)
    track.view.isPagingEnabled = true
    track.probe.target = { _, proposed in
      #expect(proposed == CGPoint(x: 0, y: 390))
      return CGPoint(x: 0, y: 100)
    }
    track.release(at: 100, velocity: 1)
    track.settle()
    #expect(track.position == 390)
  }

  @Test(arguments: Direction.allCases)
  func withoutBouncesNothingLeavesTheRange(direction: Direction) {
    // A page turn at the last page, and a target behind a quick release, would swing outside.
    for (isPaging, start, target) in [(true, 780.0, 780.0), (false, 775, 700)] {
      for bounces in [true, false] {
        let track = Track(direction, length: 390, content: 1170)
        track.view.bounces = bounces
        track.view.isPagingEnabled = isPaging
        track.probe.target = { _, _ in track.offset(target) }
        track.release(at: start, velocity: 3)
        let shown = track.settle(rate: 240)
        #expect(shown.contains { $0 > 780 } == bounces)
        #expect(track.position == target)
        for frame in track.watcher.frames where !bounces {
          let position = track.place(frame.contentOffset[track.axis])
          if position == 780, target < 780 { #expect(frame.velocity[track.axis] == 0) }
        }
      }
    }
  }

  @Test func aStopAlignsToThePage() {
    let track = Track(length: 390, content: 4290)
    track.view.isPagingEnabled = true
    track.release(at: 0, velocity: 1)
    track.view.advance(to: 0.15)
    #expect((195..<390).contains(track.position))
    track.view.stopScrollingAndZooming()
    #expect(track.position == 390)
    #expect(track.watcher.ends.map(\.interruption) == [.stop])
  }
}
