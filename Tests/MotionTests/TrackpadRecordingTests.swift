import Foundation
import Motion
import Testing

@Suite struct TrackpadRecordingTests {
  /// How far momentum is from each recording, as a part of its distance; measured, rounded up.
  static let largestErrors = [
    ("mac_swipe_up_fast", 0.003), ("mac_swipe_up", 0.003), ("mac_swipe_left_fast", 0.006),
    ("mac_swipe_left", 0.003), ("mac_swipe_down_fast", 0.005), ("mac_swipe_down", 0.006),
    ("mac_chrome_swipe_right", 0.014),
    // Windows decelerates by another law.
    ("win_ptp_fast_right", 0.089), ("win_ptp_right", 0.092),
  ]

  @Test("momentum follows each recording from a speed to its end", arguments: largestErrors)
  func followsTheRecording(name: String, largest: Double) {
    let recording = TrackpadRecording.all.first { $0.name == name }!
    let (_, error) = Self.fit(recording)
    #expect(error / recording.travel.last!.distance <= largest)
  }

  @Test("the speed of the last deltas is that of the momentum", arguments: macOS)
  func startsAtTheSpeedOfTheFingers(recording: TrackpadRecording) {
    let speed = abs(Self.track(recording.fingers).velocity)
    let ratio = speed / Self.fit(recording).speed
    #expect(ratio > 0.72 && ratio < 1.13)
  }

  @Test("deltas fade and become a tail, never a push", arguments: TrackpadRecording.all)
  func recognizesTails(recording: TrackpadRecording) {
    var tracker = Self.track(recording.fingers.filter { $0.amount != 0 })
    #expect(!tracker.isTail, "the fingers still move")
    var lastNoTail = 0.0
    for (index, delta) in recording.tail.enumerated() {
      tracker.add(delta.amount, at: delta.time)
      if index > 0 { #expect(!tracker.isPush, "at \(delta.time) ms") }
      if !tracker.isTail { lastNoTail = delta.time - recording.tail[0].time }
    }
    // The quicker the swipe, the longer until half its speed is gone.
    #expect(lastNoTail < 250)
    #expect(tracker.isFading && tracker.isTail)
  }

  @Test func restsWithinAFrameOfTheLastDelta() {
    for recording in Self.macOS where recording.name != "mac_chrome_swipe_right" {
      let momentum = Momentum(initialValue: 0, initialVelocity: Self.fit(recording).speed)
      #expect(abs(momentum.duration - recording.travel.last!.time) < 40)
    }
  }

  static let macOS = TrackpadRecording.all.filter { $0.name.hasPrefix("mac") }

  static func track(_ deltas: [TrackpadRecording.Delta]) -> DeltaTracker {
    var tracker = DeltaTracker()
    for delta in deltas { tracker.add(delta.amount, at: delta.time) }
    return tracker
  }

  /// The speed (pt/ms) whose momentum is nearest to the recording, and how far away (px) it is at
  /// most.
  static func fit(_ recording: TrackpadRecording) -> (speed: Double, error: Double) {
    let travel = recording.travel
    func error(_ speed: Double) -> Double {
      let momentum = Momentum(initialValue: 0, initialVelocity: speed)
      return travel.reduce(0) { max($0, abs(momentum.value(at: $1.time) - $1.distance)) }
    }
    // The largest of convex errors has one minimum: narrow the interval round it.
    var (low, high) = (0.1, 60.0)
    for _ in 0..<80 {
      let third = (high - low) / 3
      if error(low + third) < error(high - third) { high -= third } else { low += third }
    }
    return (low, error(low))
  }
}
