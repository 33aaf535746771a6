import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// What holds for streams of precise deltas of every kind, with phases and without.
@Suite struct WheelLawTests {
  struct Stage: CaseIterable, Sendable {
    let isPaging: Bool
    let bounces: Bool
    static let allCases = [true, false].flatMap { isPaging in
      [true, false].map { Stage(isPaging: isPaging, bounces: $0) }
    }
  }

  @Test("everything comes to rest once, inside, where content may stand", arguments: Stage.allCases)
  func streamsComeToRest(stage: Stage) {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let track = makeTrack(stage, &random)
      for _ in 0..<3 { sendStream(to: track, &random) }
      track.settle()
      #expect(track.view.isAtRest, "seed \(seed)")
      #expect(track.position >= 0 && track.position <= track.end, "seed \(seed)")
      let isOnPage = track.position.remainder(dividingBy: 300) == 0 || track.position == track.end
      if stage.isPaging { #expect(isOnPage, "\(track.position), seed \(seed)") }
      #expect(track.watcher.ends.count >= track.watcher.starts.count, "seed \(seed)")
      if !stage.bounces {
        let range = track.view.metrics.range(.vertical)
        #expect(track.watcher.frames.allSatisfy { range.contains($0.contentOffset.y) })
      }
    }
  }

  @Test("a motion that nobody disturbs inside the range never speeds up")
  func momentumOnlySlowsDown() {
    var compared = 0
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let track = makeTrack(Stage(isPaging: false, bounces: true), &random)
      sendStream(to: track, &random)
      var before = Double.infinity
      let lastInput = track.view.currentTime
      track.settle()
      for frame in track.watcher.frames.drop(while: { $0.time <= lastInput }) {
        let speed = abs(frame.velocity.y)
        guard frame.activity == .wheel, frame.target != nil else {
          before = .infinity
          continue
        }
        #expect(speed <= before + 1e-9, "seed \(seed)")
        before = speed
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  private func makeTrack(_ stage: Stage, _ random: inout SeededGenerator) -> Track {
    let track = Track(length: 300, content: Double.random(in: 400...6000, using: &random).rounded())
    track.view.bounces = stage.bounces
    track.view.isPagingEnabled = stage.isPaging
    track.position = (track.end / 300 / 2).rounded(.down) * 300
    return track
  }

  /// Fingers that push, hold or brake, then perhaps a tail.
  private func sendStream(to track: Track, _ random: inout SeededGenerator) {
    let start = track.view.currentTime
    let isPhased = Bool.random(using: &random)
    let interval = [0.008, 0.011, 0.0167].randomElement(using: &random)!
    var speed = Double.random(in: -8...8, using: &random)
    var time = start
    var sent = 0
    func send(_ delta: Double, _ phase: WheelInput.Phase?) {
      time += interval
      let input = WheelInput(.points(CGPoint(x: 0, y: delta)), phase: phase)
      track.view.handle(.wheel(input), at: time)
      if sent % 2 == 0 { track.view.advance(to: time) }
      sent += 1
    }
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      send((speed * interval * 1000).rounded(), isPhased ? (sent == 0 ? .began : .changed) : nil)
      speed *= Double.random(in: 0.7...1.25, using: &random)
    }
    if isPhased { send(0, .ended) }
    if Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        speed *= 0.93
        send((speed * interval * 1000).rounded(), isPhased ? .momentum : nil)
      }
    }
    // Sometimes the next stream comes in the middle of what follows.
    track.view.advance(to: time + Double.random(in: 0...0.4, using: &random))
  }
}
