internal import Foundation
internal import Motion

/// One animated change under way: when it began, how it runs, and how far the view has been moved
/// by it.
final class ChangeAnimation {
  /// When the change was made, in s.
  let start: TimeInterval
  /// When it is over, in s.
  let end: TimeInterval
  private let timing: ChangeTiming
  /// How far elements stand, at its beginning, from where the new content offset shows them, in pt.
  var shift = CGPoint.zero
  /// The part of the way that is left, as of the time that was last asked about.
  private(set) var remaining = 1.0
  /// Whether it was over by then.
  private(set) var hasEnded = false
  /// Called when it is over.
  var completions: [(Bool) -> Void] = []

  init(start: TimeInterval, timing: ChangeTiming) {
    self.start = start
    self.timing = timing
    end = start + timing.duration
  }

  /// One that stands still with this part of the way left; below 0 and above 1 it is beyond an end.
  init(standingAt remaining: Double) {
    start = 0
    end = 0
    timing = .curve(.linear, duration: 0)
    self.remaining = remaining
  }

  /// Works out what is left at `time` (s).
  func follow(_ time: TimeInterval) {
    hasEnded = time >= end - ScrollView.sameInstant
    remaining = hasEnded ? 0 : timing.remaining(after: max(time - start, 0))
  }
}
