import CollectionEngine
import Foundation

/// Deltas as a trackpad sends them, on a `Track`.
struct Trackpad {
  let track: Track
  /// In s.
  var time: Double

  init(_ track: Track) {
    self.track = track
    time = track.view.currentTime
  }

  /// Sends `deltas` (pt along the track), one every `interval` s, the first after one interval.
  mutating func send(
    _ deltas: [Double], every interval: Double = 0.016, phase: WheelInput.Phase? = nil
  ) {
    for delta in deltas {
      time += interval
      let change = track.offset(track.position + delta)
      let points = CGPoint(
        x: change.x - track.view.contentOffset.x, y: change.y - track.view.contentOffset.y)
      track.view.handle(.wheel(WheelInput(.points(points), phase: phase)), at: time)
      track.view.advance(to: time)
    }
  }
}
