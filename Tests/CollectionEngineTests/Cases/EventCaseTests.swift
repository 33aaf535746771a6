import CollectionEngine
import Foundation
import Geometry
import Testing

@Suite struct EventCaseTests {
  @Test("C114: the plain setter lets a glide go on, the call without animation stops it")
  func settersAndGlides() {
    for direction in Direction.allCases {
      let adjusted = Track(direction)
      adjusted.release(at: 0, velocity: 2)
      adjusted.view.advance(to: 0.2)
      adjusted.position = 1000
      #expect(adjusted.position == 1000)
      #expect(abs(adjusted.velocity - 1.3401) < 0.0014)
      #expect(adjusted.watcher.ends.isEmpty)
      let told = adjusted.watcher
      adjusted.settle()
      #expect(abs(adjusted.position - 1664.4) < closeness(ofWay: 664.4))
      #expect(told.ends.map(\.interruption) == [nil])
      let said = adjusted.place(told.frames.dropLast().last!.target![adjusted.axis])
      #expect(abs(said - adjusted.position) < closeness(ofWay: 664.4), "the target moves along")

      let jumped = Track(direction)
      jumped.release(at: 0, velocity: 2)
      jumped.view.advance(to: 0.2)
      jumped.view.setContentOffset(jumped.offset(1000), animated: false)
      #expect(jumped.velocity == 0)
      #expect(jumped.view.isAtRest)
      #expect(jumped.watcher.ends.map(\.interruption) == [.setContentOffset])
      #expect(jumped.position == 1000)
    }
  }

  @Test("C115: an animated scroll sent elsewhere neither jerks nor ends twice")
  func retargetedAnimations() {
    let track = Track()
    track.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    track.view.advance(to: 0.1)
    let before = (position: track.position, velocity: track.velocity)
    #expect(before.velocity > 4)
    track.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(track.position == before.position)
    #expect(abs(track.velocity - before.velocity) < 1e-9 * before.velocity)
    track.settle()
    #expect(track.position == 200)
    #expect(track.watcher.ends.map(\.interruption) == [.setContentOffset, nil])
    #expect(track.probe.text.components(separatedBy: "didEndScrollingAnimation").count == 2)
  }

  @Test("C116: every case ends with the calls it should, and is settled once")
  func endsOfEveryKind() {
    for (name, expected, act) in endings {
      let track = Track(length: 375, content: 3750)
      track.probe.ignoresScrolling = true
      act(track)
      track.settle()
      let calls = track.probe.lines.map { String($0.prefix { $0 != " " }) }
      #expect(calls.filter { !$0.hasPrefix("will") } == expected, "\(name)")
      #expect(track.watcher.ends.count == 1, "\(name)")
      #expect(track.watcher.ends.first?.interruption == nil)
      #expect(track.watcher.ends.first?.contentOffset == track.view.contentOffset)
    }
  }

  private var endings: [(String, [String], (Track) -> Void)] {
    let moved = ["didEndDragging(true)", "didEndDecelerating"]
    return [
      ("a: at rest", ["didEndDragging(false)"], { $0.release(at: 130, velocity: 0) }),
      (
        "b: between pages", moved,
        { track in
          track.view.isPagingEnabled = true
          track.release(at: 130, velocity: 0)
        }
      ),
      ("c: a fling", moved, { $0.release(at: 130, velocity: 1) }),
      (
        "d: an animation to where it is", [],
        { $0.view.setContentOffset($0.view.contentOffset, animated: true) }
      ),
      (
        "e: a snap to where it is", ["didEndDragging(false)"],
        { track in
          track.probe.target = { _, _ in CGPoint(x: 0, y: 130) }
          track.release(at: 130, velocity: 0)
        }
      ),
      (
        "e: a snap to where it is, at speed", moved,
        { track in
          track.probe.target = { _, _ in CGPoint(x: 0, y: 130) }
          track.release(at: 130, velocity: 1)
        }
      ),
      ("f: a fling to the edge", moved, { $0.release(at: 3300, velocity: 3) }),
    ]
  }

  @Test("C118: a tap does not go back to an earlier page")
  func tapsKeepThePage() {
    for touch in ["tap", "catch"] {
      let track = Track(
        Direction(axis: .horizontal, isMirrored: false), length: 320, content: 80 * 40)
      track.view.isPagingEnabled = true
      track.release(at: 300, velocity: 1)
      track.settle()
      #expect(track.position == 320)
      track.view.bounds.size.width = 80
      if touch == "catch" {
        track.view.setContentOffset(CGPoint(x: 240, y: 0), animated: true)
        track.view.advance(to: track.view.currentTime + 0.1)
      }
      track.position = 480
      track.touchDown(at: track.view.currentTime)
      track.lift(at: track.view.currentTime + 0.1)
      track.settle()
      #expect(track.position == 480, "\(touch)")
    }
  }

  @Test("C40: setters put the content on device pixels")
  func settersRound() {
    for (value, scale, shown) in [
      (-187.5, 3.0, -188 + 2.0 / 3), (71.75, 3, 71 + 2.0 / 3), (3.8, 1, 4),
    ] {
      let view = ScrollView(size: CGSize(width: 100, height: 100))
      view.pixelGrid = PixelGrid(scale: scale)
      view.contentOffset.y = value
      #expect(abs(Double(view.contentOffset.y) - shown) < 1e-12)
      view.contentOffset.y = 0
      view.setContentOffset(CGPoint(x: 0, y: value), animated: false)
      #expect(abs(Double(view.contentOffset.y) - shown) < 1e-12)
    }
  }

  @Test("C110: directional lock is chosen anew only after rest")
  func directionalLock() {
    for isLocked in [true, false] {
      for isCaught in [true, false] {
        let view = ScrollView(size: CGSize(width: 300, height: 300))
        view.contentSize = CGSize(width: 5000, height: 5000)
        view.contentOffset = CGPoint(x: 2000, y: 2000)
        view.isDirectionalLockEnabled = isLocked
        drag(view, by: [CGPoint(x: 30, y: 20), CGPoint(x: 0, y: 40)], at: 0)
        let first = CGPoint(x: 1970, y: isLocked ? 2000 : 1940)
        #expect(view.contentOffset == first)
        view.handle(.touch(.ended, location: .zero), at: 0.06)
        while !isCaught, !view.isAtRest { view.advance(to: view.currentTime + 0.01) }
        let start = view.contentOffset
        drag(view, by: [CGPoint(x: 5, y: 30)], at: view.currentTime + 0.01)
        let moved = CGPoint(
          x: start.x - view.contentOffset.x, y: start.y - view.contentOffset.y)
        guard isLocked else { continue }
        if isCaught {
          // The glide of 10 ms until the catch aside, which goes on in x only.
          #expect(moved.y == 0)
        } else {
          #expect(moved == CGPoint(x: 0, y: 30))
        }
      }
    }
  }

  private func drag(_ view: ScrollView, by steps: [CGPoint], at time: Double) {
    var finger = CGPoint(x: 100, y: 100)
    view.handle(.touch(.began, location: finger), at: time)
    for (index, step) in steps.enumerated() {
      finger = CGPoint(x: finger.x + step.x, y: finger.y + step.y)
      view.handle(.touch(.moved, location: finger), at: time + Double(index + 1) * 0.02)
    }
  }
}
