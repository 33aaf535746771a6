import CollectionEngine
import Foundation
import Scenarios

/// Watches the order in which a run tells things, and notes what breaks it:
/// - frames ascend in time, and nothing is told of a time before the last frame;
/// - a drag begins, is about to end, ends, and does not begin twice;
/// - a deceleration begins and ends; one that a drag has caught need not end before the next one;
/// - each motion ends once, before the next one begins.
final class OrderWatch: RunObserver {
  private(set) var violations: [String] = []
  private var lastFrame = -Double.infinity
  private var isDragging = false
  private var isDecelerating = false
  /// Whether a drag has begun since the deceleration did.
  private var isCaught = false
  /// The last that was told, for whoever looks for what went wrong.
  private(set) var latest: [String] = []
  private var hasOpenMotion = false

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    if frame.time <= lastFrame { violations.append("a frame at \(frame.time) after \(lastFrame)") }
    lastFrame = frame.time
  }

  func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    note("\(input)", at: time, isRight: true)
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    let isRight: Bool
    switch call {
    case .willBeginDragging:
      isRight = !isDragging
      (isDragging, isCaught) = (true, isDecelerating)
    case .willEndDragging: isRight = isDragging
    case .didEndDragging:
      isRight = isDragging
      isDragging = false
    case .willBeginDecelerating:
      isRight = !isDragging && (!isDecelerating || isCaught)
      (isDecelerating, isCaught) = (true, false)
    case .didEndDecelerating:
      isRight = isDecelerating
      isDecelerating = false
    case .didEndScrollingAnimation, .shouldScrollToTop, .didScrollToTop,
      .didChangeAdjustedContentInset:
      isRight = true
    }
    note("\(call)", at: time, isRight: isRight)
  }

  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    note("\(start)", at: start.time, isRight: !hasOpenMotion)
    hasOpenMotion = true
  }

  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    // An animated change to where the content is ends without having begun.
    note("\(end)", at: end.time, isRight: true)
    hasOpenMotion = false
  }

  private func note(_ what: String, at time: Double, isRight: Bool) {
    latest = latest.suffix(8) + ["\(what) at \(time)"]
    guard !isRight || time < lastFrame - ScrollView.sameInstant else { return }
    violations.append("out of order after the frame of \(lastFrame): \(latest)")
  }
}
