internal import Foundation
internal import Rendering

/// The last seconds of a preview, frame by frame, to look at once more.
struct PreviewHistory {
  /// What a frame showed.
  struct Frame {
    let time: Double
    let scene: Scene
    let marks: [StageMark]
  }

  /// How many seconds are kept. Ours: enough for a throw and its rest.
  static let span = 10.0
  /// How many frames are kept at most. Ours: ten seconds at 120 Hz.
  static let mostFrames = 1200

  private(set) var frames: [Frame] = []
  /// The frame that is looked at; nil while the newest is.
  private(set) var position: Int?

  /// Adds the newest frame; those that are too old leave.
  mutating func append(_ frame: Frame) {
    frames.append(frame)
    position = nil
    // An eighth at a time, so that a frame costs the same on average however many there are.
    guard frames.count > Self.mostFrames + Self.mostFrames / 8 else { return }
    frames.removeFirst(frames.count - Self.mostFrames)
  }

  /// The frame that is looked at; nil where there is none yet, or the newest is.
  var shown: Frame? { position.map { frames[$0] } }

  /// How many frames behind the newest one is looked at.
  var distance: Int { position.map { frames.count - 1 - $0 } ?? 0 }

  /// Looks `steps` frames on, or back where negative; beyond the newest one the preview itself is looked at.
  mutating func move(by steps: Int) {
    guard !frames.isEmpty else { return }
    let newest = frames.count - 1
    let oldest = frames.firstIndex { $0.time >= frames[newest].time - Self.span } ?? 0
    let goal = max(oldest, (position ?? newest) + steps)
    position = goal >= newest ? nil : goal
  }

  /// Looks at the newest frame.
  mutating func leave() { position = nil }
}
