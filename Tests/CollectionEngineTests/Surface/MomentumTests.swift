import CollectionEngine
import Foundation
import Geometry
import Motion
import Testing

/// What happens once the precise deltas of a trackpad have stopped.
@Suite struct MomentumTests {
  @Test("quick deltas go on as momentum", arguments: Direction.allCases)
  func flicksGoOn(direction: Direction) {
    let track = Track(direction)
    var trackpad = Trackpad(track)
    trackpad.send(Self.flick)
    let lifted = track.position
    #expect(lifted == 280)
    // 8 pt in 8 ms; nobody says that the fingers have left but 40 ms of silence.
    track.view.advance(to: trackpad.time + 0.039)
    #expect(track.position == lifted)
    let momentum = Momentum(initialValue: lifted, initialVelocity: 5)
    for elapsed in [0.0, 0.1, 0.5, 1] {
      track.view.advance(to: trackpad.time + 0.04 + elapsed)
      #expect(abs(track.position - momentum.value(at: elapsed * 1000)) < 1e-9)
      #expect(track.view.activity == .wheel)
    }
    track.settle()
    #expect(abs(track.position - momentum.restValue) <= 0.25)
    #expect(track.view.isAtRest)
    #expect(track.watcher.ends.map(\.interruption) == [nil])
  }

  @Test("slow, single and resting deltas have no momentum")
  func restsEndTheGesture() {
    let streams: [[Double]] = [
      // Below 0.25 pt/ms.
      [1, 1, 2, 1, 1, 1],
      // One event has no speed.
      [120],
      // The fingers come to rest before they leave.
      [40, 60, 60, 50, 35, 20, 10, 5, 2, 1],
      [30, 60, 60, 60, 60, 0, 0, 0, 0],
    ]
    for deltas in streams {
      let track = Track()
      var trackpad = Trackpad(track)
      trackpad.send(deltas)
      track.settle()
      #expect(track.position == deltas.reduce(0, +), "\(deltas)")
    }
  }

  @Test("a tail of the system's own is not doubled, nor when it breaks off")
  func tailsAreNotDoubled() {
    for broken in [0, 30, 60] {
      let track = Track()
      var trackpad = Trackpad(track)
      trackpad.send([20, 60, 96, 96, 95, 90], every: 0.008)
      // 0.94 a frame: a tail as macOS sends it.
      let tail = (0..<90 - broken).map { (181 * pow(0.94, Double($0))).rounded() }
      trackpad.send(tail, every: 1.0 / 60)
      track.settle()
      #expect(track.position == 457 + tail.reduce(0, +))
    }
  }

  @Test("the system's own tail moves the content, with phases", arguments: Direction.allCases)
  func phasedTailsAreTheSystems(direction: Direction) {
    let track = Track(direction)
    var trackpad = Trackpad(track)
    trackpad.send([20, 60], phase: .began)
    trackpad.send([60, 60], phase: .changed)
    trackpad.send([0], phase: .ended)
    #expect(track.position == 200)
    #expect(track.view.activity != .decelerating)
    trackpad.send([50, 40, 30, 20, 10], phase: .momentum)
    track.settle()
    #expect(track.position == 350)
  }

  @Test("where a target is decided the system's tail is swallowed", arguments: [true, false])
  func targetsSwallowTails(hasPhases: Bool) {
    let track = Track(length: 400, content: 40_000)
    track.view.releaseTargeting = Stops(every: 500)
    var trackpad = Trackpad(track)
    trackpad.send([20, 60, 60, 60], phase: hasPhases ? .changed : nil)
    if hasPhases { trackpad.send([0], phase: .ended) } else { trackpad.time += 0.04 }
    track.view.advance(to: trackpad.time)
    #expect(track.view.activity == .snapping)
    if hasPhases {
      trackpad.send([50, 40, 30, 20, 10, 8, 6, 4], phase: .momentum)
      #expect(track.view.activity == .snapping)
    }
    track.settle()
    let target = track.position
    #expect(target > 500 && target.truncatingRemainder(dividingBy: 500) == 0)
    if hasPhases {
      trackpad.time = max(trackpad.time, track.view.currentTime)
      #expect(track.watcher.ends.map(\.interruption) == [nil])
    }
  }

  @Test("a touch and new deltas catch momentum")
  func momentumIsCaught() {
    for isTouch in [true, false] {
      let track = Track()
      var trackpad = Trackpad(track)
      trackpad.send(Self.flick)
      track.view.advance(to: trackpad.time + 0.2)
      let caught = track.position
      #expect(caught > 500)
      if isTouch { track.touchDown(at: track.view.currentTime) }
      trackpad.time = track.view.currentTime - 0.016
      if !isTouch { trackpad.send([2]) }
      #expect(abs(track.position - caught - (isTouch ? 0 : 2)) <= 0.5)
      let interruption = track.watcher.ends.first?.interruption
      #expect(interruption == (isTouch ? .touch : .wheel))
      track.view.advance(to: track.view.currentTime + 0.3)
      #expect(abs(track.position - caught - (isTouch ? 0 : 2)) <= 0.5)
    }
  }

  @Test(
    "momentum bounces at an edge, and stops there where content does not bounce",
    arguments: Direction.allCases)
  func momentumMeetsEdges(direction: Direction) {
    for bounces in [true, false] {
      let track = Track(direction, content: 1300)
      track.view.bounces = bounces
      var trackpad = Trackpad(track)
      trackpad.send(Self.flick)
      let shown = track.settle()
      #expect(track.position == 500)
      #expect((shown.max()! > 520) == bounces)
      let activities = track.watcher.frames.map(\.activity)
      #expect(activities.contains(.bouncing) == bounces)
      #expect(!activities.contains(.decelerating))
    }
  }

  @Test("a system's tail that meets an edge bounces once")
  func tailsBounceOnce() {
    for phase in [WheelInput.Phase.momentum, nil] {
      let track = Track(content: 1300)
      var trackpad = Trackpad(track)
      trackpad.send([20, 60, 96, 96, 95, 90], every: 0.008, phase: phase == nil ? nil : .changed)
      if phase != nil { trackpad.send([0], every: 0.008, phase: .ended) }
      let tail = (0..<80).map { (100 * pow(0.92, Double($0))).rounded(.up) }
      trackpad.send(tail, every: 1.0 / 60, phase: phase)
      track.settle()
      #expect(track.position == 500)
      var returns = 0
      let positions = track.watcher.frames.map { $0.contentOffset.y }
      for (position, next) in zip(positions, positions.dropFirst())
      where position > 500 && next <= 500 { returns += 1 }
      #expect(returns == 1)
    }
  }

  @Test func contentThatGrowsElsewhereLeavesMomentumItsPath() {
    var ends: [Double] = []
    for grows in [false, true] {
      let track = Track()
      var trackpad = Trackpad(track)
      trackpad.send(Self.flick)
      for frame in 1...4 { track.view.advance(to: trackpad.time + 0.04 + Double(frame) / 50) }
      if grows { track.view.contentSize.height += 1000 }
      track.view.advance(to: trackpad.time + 0.5)
      ends.append(track.position)
    }
    #expect(ends[0] == ends[1])
  }

  @Test("the path does not depend on the frame rate", arguments: [30.0, 90, 144, 240])
  func frameRatesAgree(rate: Double) {
    func run(_ rate: Double) -> [Double] {
      let track = Track()
      for (index, delta) in Self.flick.enumerated() {
        let points = CGPoint(x: 0, y: delta)
        track.view.handle(.wheel(WheelInput(.points(points))), at: Double(index) * 0.016)
      }
      var seen: [Double] = []
      for frame in 1...Int(rate) {
        track.view.advance(to: 0.08 + Double(frame) / rate)
        if (frame * 6) % Int(rate) == 0 { seen.append(track.position) }
      }
      return seen
    }
    for (one, other) in zip(run(60), run(rate)) { #expect(abs(one - other) < 1e-9) }
  }

  @Test func constantsSetTheSilence() {
    for (silence, longest, start) in [(0.02, 0.1, 0.02), (0.2, 0.1, 0.1)] {
      let track = Track(
        constants: .with {
          $0.momentumSilence = silence
          $0.wheelSilence = longest
        })
      var trackpad = Trackpad(track)
      trackpad.send(Self.flick)
      track.view.advance(to: trackpad.time + start - 0.001)
      #expect(track.watcher.starts.isEmpty)
      track.view.advance(to: trackpad.time + start)
      #expect(track.watcher.starts.count == 1)
    }
  }

  /// The last deltas are 80 pt in 16 ms.
  static let flick = [20.0, 40, 60, 80, 80]
}

/// Stops at multiples of a distance.
private final class Stops: ReleaseTargeting {
  let distance: Double

  init(every distance: Double) {
    self.distance = distance
  }

  func target(of release: ScrollRelease, in scrollView: ScrollView) -> CGPoint {
    CGPoint { (release.proposedTarget[$0] / distance).rounded() * distance }
  }
}
