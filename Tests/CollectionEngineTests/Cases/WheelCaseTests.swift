import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct WheelCaseTests {
  @Test("C100: a left-over fraction does not swallow alternating notches")
  func remaindersAreDropped() {
    var steps = WheelSteps()
    #expect(steps.add(0.123, .vertical, from: .trackpad) == 0)
    #expect([1, -1, 1, -1].map { steps.add($0, .vertical, from: .wheel) } == [1, -1, 1, -1])
    var fromRest = WheelSteps()
    #expect([1, -1, -1].map { fromRest.add($0, .vertical, from: .wheel) } == [1, -1, -1])
    var fractions = WheelSteps()
    #expect([0.4, 0.4, 0.4].map { fractions.add($0, .horizontal, from: .trackpad) } == [0, 0, 1])
  }

  @Test("C100: every precise delta moves the content")
  func preciseDeltasAddUp() {
    let track = Track()
    track.position = 1000
    for (index, delta) in [0.125, -0.5, 0.25, 2, -0.0625].enumerated() {
      let before = track.position
      turn(track, .precise(CGPoint(x: 0, y: -delta)), at: Double(index) / 100)
      #expect(abs(track.position - before - delta * 40) <= 0.5)
    }
    // None of them is lost to rounding: 1.8125 notches of 40 pt.
    #expect(track.position == 1072.5)
  }

  @Test("C104: an event counts as often as it says")
  func amountsAboveAndBelowOne() {
    let notches = Track()
    turn(notches, .notches(CGPoint(x: 0, y: -3)), at: 0)
    notches.settle()
    #expect(notches.position == 120)
    let precise = Track()
    turn(precise, .precise(CGPoint(x: 0, y: -0.25)), at: 0)
    #expect(precise.position == 10)
  }

  @Test("C105: notches travel, and their targets add up")
  func notchesGlide() {
    for (turns, end) in [([-1.0], 40.0), ([-1, -1, -1], 120), ([-1, -1, -1, 1], 80)] {
      let track = Track(length: 690)
      var shown = [0.0]
      for frame in 0..<60 {
        let time = Double(frame) / 60
        if frame % 3 == 0, frame / 3 < turns.count {
          turn(track, .notches(CGPoint(x: 0, y: turns[frame / 3])), at: time)
        }
        let speed = abs(track.velocity)
        track.view.advance(to: time)
        // A notch of 40 pt in 200 ms is nowhere steeper than 3.5 times its mean; three add up.
        #expect(abs(track.position - shown.last!) <= max(speed, 2.1) * 1000 / 60)
        shown.append(track.position)
      }
      #expect(track.position == end)
      #expect(Set(shown).count > 5)
      if turns.allSatisfy({ $0 < 0 }) { #expect(zip(shown, shown.dropFirst()).allSatisfy(<=)) }
      #expect(track.watcher.ends.map(\.interruption) == [nil])
      #expect(track.watcher.starts.count == 1)
    }
  }

  @Test("C106: a notch turns one page, and starts at once")
  func aNotchTurnsOnePage() {
    let track = Track(length: 375, content: 3750)
    track.view.isPagingEnabled = true
    // 120 px are one notch of a wheel that counts in them.
    turn(track, .notches(CGPoint(x: 0, y: -1)), at: 1)
    track.view.advance(to: 1 + 1.0 / 60)
    #expect(track.position > 0 && track.view.activity == .paging)
    track.settle()
    #expect(track.position == 375)
    turn(track, .notches(CGPoint(x: 0, y: 1)), at: track.view.currentTime)
    track.settle()
    #expect(track.position == 0)
  }

  @Test("C107: the tail of a swipe turns no page of its own", arguments: Direction.allCases)
  func aSwipeTurnsOnePage(direction: Direction) {
    for (deltas, page) in [(Self.swipe, 1.0), (Array(Self.swipe[..<13]) + Self.second, 2)] {
      let track = Track(direction, length: 375, content: 3750)
      track.view.isPagingEnabled = true
      var trackpad = Trackpad(track)
      trackpad.send(deltas)
      track.settle()
      #expect(track.position == page * 375)
      #expect(track.watcher.frames.allSatisfy { track.place($0.contentOffset[track.axis]) < 751 })
    }
  }

  @Test("C107: a page turn does not wait for the end of the tail")
  func aPageTurnStartsDuringTheTail() {
    let track = Track(length: 375, content: 3750)
    track.view.isPagingEnabled = true
    var trackpad = Trackpad(track)
    trackpad.send([20, 60, 70, 50, 35, 25])
    #expect(track.view.activity == .paging)
    #expect(track.position < 375)
    trackpad.send([19, 14, 10, 8, 6, 4, 3, 2, 1])
    #expect(track.watcher.ends.isEmpty, "the tail does not cancel the turn")
    track.settle()
    #expect(track.position == 375)
  }

  @Test("C107: scrolled freely the offset moves by the sum, and one snap follows")
  func aFreeSwipeMovesByTheSum() {
    for snaps in [false, true] {
      let track = Track(length: 375, content: 3750)
      if snaps { track.probe.target = { _, _ in CGPoint(x: 0, y: 700) } }
      var trackpad = Trackpad(track)
      trackpad.send(Self.swipe)
      #expect(track.position == 651)
      track.settle()
      #expect(track.position == (snaps ? 700 : 651))
      #expect(track.watcher.ends.count == 1)
    }
  }

  /// In pt, one every 16 ms; the sum is 651.
  static let swipe: [Double] = [
    40, 80, 120, 100, 80, 60, 45, 34, 25, 19, 14, 10, 8, 6, 4, 3, 2, 1,
  ]
  static let second: [Double] = [60, 90, 70, 50, 30, 15, 8, 4, 2, 1]

  @Test func notchesWhilePagingTurnPagesByWholeSteps() {
    let track = Track(length: 320, content: 3200)
    track.view.isPagingEnabled = true
    for time in [0.0, 0.05] { turn(track, .notches(CGPoint(x: 0, y: -1)), at: time) }
    #expect(track.view.activity == .paging)
    track.settle()
    #expect(track.position == 640)
    turn(track, .notches(CGPoint(x: 0, y: 1)), at: track.view.currentTime)
    track.settle()
    #expect(track.position == 320)
  }

  @Test func aNotchAtTheEdgeDoesNothing() {
    let track = Track()
    turn(track, .notches(CGPoint(x: 0, y: 1)), at: 0)
    turn(track, .notches(CGPoint(x: 5, y: 0)), at: 0.1)
    #expect(track.view.isAtRest)
    #expect(track.watcher.lines.isEmpty)
  }

  @Test func aTrackpadPullsPastTheEdgeWithItsOwnResistance() {
    let track = Track(length: 874)
    turn(track, .points(CGPoint(x: 0, y: -100)), phase: .began, at: 0)
    // f(100) with d = 874, c = 0.715.
    #expect(abs(track.position + 66.1) < 0.25)
    turn(track, .points(.zero), phase: .ended, at: 0.1)
    #expect(track.view.activity == .bouncing)
    turn(track, .points(CGPoint(x: 0, y: -50)), phase: .momentum, at: 0.15)
    #expect(track.view.activity == .bouncing, "momentum does not hold content outside")
    track.settle()
    #expect(track.position == 0)
  }

  private func turn(
    _ track: Track, _ delta: WheelInput.Delta, phase: WheelInput.Phase? = nil, at time: Double
  ) {
    track.view.handle(.wheel(WheelInput(delta, phase: phase)), at: time)
  }
}
