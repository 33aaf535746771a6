import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// What holds through everything that can happen to a motion at any time.
@Suite struct InterruptionLawTests {
  /// Exceptions: what the program puts somewhere is there; input moves the content by what it says;
  /// a stop goes inside and onto a page at once; content at rest, and content that may not bounce,
  /// moves inside at once when the range changes.
  @Test(arguments: RandomScript.Stage.allCases)
  func nothingMakesTheContentJump(stage: RandomScript.Stage) {
    for seed in 0..<15 {
      let run = ScriptRun(RandomScript(seed: UInt64(seed), stage: stage))
      let view = run.view
      var shown = view.contentOffset
      var velocity = CGPoint.zero
      var time = 0.0
      // Stepped motions move at frames only.
      let isStepped = stage.integration == .perTick
      var shownAt = 0.0
      func follow(_ what: String) {
        let elapsed = (view.currentTime - shownAt) * 1000
        let now = view.currentVelocity
        for axis in Axis.allCases {
          // The springs and glides here change their speed by less than 1 pt/ms each ms.
          let fastest = max(abs(velocity[axis]), abs(now[axis])) * 1.2 + 1
          let moved = abs(view.contentOffset[axis] - shown[axis])
          // An expectation for each ms would take longer than all the rest.
          if moved > fastest * elapsed + 0.5 {
            Issue.record("\(what) \(seed) at \(view.currentTime) \(axis): \(moved) pt")
          }
        }
        (shown, velocity) = (view.contentOffset, now)
        if !isStepped || what == "frame" { shownAt = view.currentTime }
      }
      while !(run.isOver && time > 1), time < 60 {
        time += 0.001
        run.advance(to: time) { action, perform in
          follow("before \(action)")
          let range = AxisPair { view.metrics.range($0) }
          let wasFree = view.isAtRest || !view.bounces || !view.physics.leavesRange
          perform()
          let isRangeKept = range == AxisPair { view.metrics.range($0) }
          if !mayJump(action), !wasFree || isRangeKept {
            for axis in Axis.allCases {
              let moved = abs(view.contentOffset[axis] - shown[axis])
              #expect(moved <= 0.5, "\(action) \(seed) at \(view.currentTime)")
            }
          }
          (shown, velocity) = (view.contentOffset, view.currentVelocity)
        }
        follow("frame")
      }
      #expect(run.isOver)
    }
  }

  private func mayJump(_ action: RandomScript.Action) -> Bool {
    switch action {
    case .input(.touch(.moved, _)), .program(.jump), .program(.adjust), .program(.stop): true
    case .input(.wheel(let wheel)):
      if case .points = wheel.delta { true } else { false }
    default: false
    }
  }

  @Test(arguments: RandomScript.Stage.allCases)
  func everyMotionEndsOnceInsideAndOnAPlaceToStand(stage: RandomScript.Stage) {
    for seed in 0..<60 {
      let run = ScriptRun(RandomScript(seed: UInt64(seed), stage: stage))
      var changes = 0
      var ends = 0
      func checkEnds() {
        for end in run.watcher.ends.dropFirst(ends) where end.interruption == nil {
          for axis in Axis.allCases {
            #expect(
              isPlaceToStand(end.contentOffset[axis], axis, run),
              "\(end.contentOffset[axis]) at \(end.time), seed \(seed)")
          }
        }
        ends = run.watcher.ends.count
      }
      var frame = 0
      while !(run.isOver && frame > 60), frame < 3600 {
        frame += 1
        run.advance(to: Double(frame) / 60) { action, perform in
          checkEnds()
          switch action {
          case .program(.animate), .program(.top): changes += 1
          default: break
          }
          perform()
        }
        checkEnds()
      }
      #expect(run.isOver, "seed \(seed)")
      #expect(!run.watcher.hasOpenMotion)
      #expect(run.watcher.endsOfNothing <= changes, "seed \(seed)")
    }
  }

  /// On the pixel grid, a page, or an edge, be it one that has moved away since.
  private func isPlaceToStand(_ value: Double, _ axis: Axis, _ run: ScriptRun) -> Bool {
    let range = run.view.metrics.range(axis)
    guard range.contains(value) else { return false }
    let pages = (value - range.lowerBound) / run.view.bounds.size[axis]
    let isOnPage = run.view.isPagingEnabled && abs(pages - pages.rounded()) < 1e-9
    let isOnGrid = Double(run.view.pixelGrid.rounded(value)) == value
    return isOnGrid || isOnPage || run.edges[axis].contains(value)
  }

  @Test(arguments: Direction.allCases)
  func programsAndNotchesTakeOverTheVelocity(direction: Direction) {
    var random = SeededGenerator(seed: 23)
    for constants in [PhysicsConstants(), .perTick] {
      for kind in 0..<200 {
        let track = Track(direction, content: 20_000, constants: constants)
        let velocity = Double.random(in: 0.5...5, using: &random)
        track.release(at: 8000, velocity: kind % 2 == 0 ? velocity : -velocity)
        for _ in 0..<Int.random(in: 1...40, using: &random) {
          track.view.advance(to: track.view.currentTime + 1.0 / 60)
        }
        let before = track.velocity
        guard before != 0 else { continue }
        switch kind % 3 {
        case 0:
          let target = Double.random(in: 0...19_000, using: &random)
          track.view.setContentOffset(track.offset(target), animated: true)
        case 1:
          let notches = Double(Int.random(in: 1...9, using: &random) * (kind % 4 < 2 ? 1 : -1))
          let delta = CGPoint.along(track.axis, notches)
          track.view.handle(.wheel(WheelInput(.notches(delta))), at: track.view.currentTime)
        default:
          // A notch over a notch.
          let delta = CGPoint.along(track.axis, 3)
          for _ in 0..<2 {
            track.view.handle(.wheel(WheelInput(.notches(delta))), at: track.view.currentTime)
          }
        }
        #expect(track.view.isScrollAnimating)
        #expect(abs(track.velocity - before) <= 1e-6 * max(1, abs(before)), "\(kind)")
      }
    }
  }
}
