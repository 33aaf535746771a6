import CollectionEngine
import Foundation
import Testing

/// An observer that keeps what it is told, and checks that every motion and every drag ends exactly
/// once.
final class Watcher: ScrollViewObserver {
  private enum Open { case nothing, drag, motion }

  private(set) var frames: [ScrollFrame] = []
  private(set) var starts: [ScrollMotionStart] = []
  private(set) var ends: [ScrollMotionEnd] = []
  /// Everything but frames and inputs, in order, as text.
  private(set) var lines: [String] = []
  /// How many ends came without anything that was under way: a change that moved nothing.
  private(set) var endsOfNothing = 0
  private var open = Open.nothing

  /// Whether a motion or a drag has not ended yet.
  var hasOpenMotion: Bool { open != .nothing }

  func scrollView(_ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval) {}

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    if call == .willBeginDragging {
      #expect(open == .nothing, "a drag begins before \(open) has ended, at \(time)")
      open = .drag
    }
    lines.append("\(call)".prefix { $0 != "(" } + "")
  }

  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    let expected = start.cause == .release ? Open.drag : .nothing
    #expect(open == expected, "\(start.cause) begins while \(open) is under way, at \(start.time)")
    open = .motion
    starts.append(start)
    lines.append("begin \(start.cause)")
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    frames.append(frame)
  }

  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    if open == .nothing { endsOfNothing += 1 }
    open = .nothing
    ends.append(end)
    lines.append(end.interruption.map { "interrupted \($0)" } ?? "settled")
  }
}
