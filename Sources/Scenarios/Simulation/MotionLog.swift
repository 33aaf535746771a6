public import CollectionEngine
public import Foundation

/// One motion of a run: where it began, what was decided, where it ended.
public struct MotionSummary: Equatable, Sendable {
  /// How a motion ended.
  public enum Ending: Equatable, Sendable {
    case settled
    case interrupted(by: ScrollMotionEnd.Interruption)
    /// The run was over while it was still under way.
    case unfinished
  }

  /// How it moved at first; `dragging` or `wheel` where a finger or a pointer let go and nothing
  /// followed.
  public var activity: ScrollActivity
  /// When it began: at the lift of a finger, or at the program's or the wheel's word, in s.
  public var start: TimeInterval
  /// Where it began.
  public var contentOffset: CGPoint
  /// The velocity it began with, in pt/ms.
  public var velocity: CGPoint
  /// Where the release alone would have led; nil without a release.
  public var proposedTarget: CGPoint?
  /// Where it was sent at last.
  public var target: CGPoint
  /// Where it ended.
  public var rest: CGPoint
  /// How long it took, in s.
  public var duration: TimeInterval
  /// How many frames were shown while it was under way, the one that shows its end included.
  public var frames: Int
  public var ending: Ending
}

/// Puts together what an observer is told of each motion.
final class MotionLog {
  private(set) var motions: [MotionSummary] = []
  private var current: MotionSummary?

  /// A frame that was shown while a motion was under way, or showed its end.
  func note(_ frame: ScrollFrame) {
    current?.frames += 1
    if let target = frame.target { current?.target = target }
  }

  /// A release that may lead to no motion at all.
  func note(_ call: ScrollCall, of scrollView: ScrollView, at time: TimeInterval) {
    guard case .willEndDragging(let velocity, let proposed, let target) = call else { return }
    current = MotionSummary(
      activity: scrollView.activity, start: time, contentOffset: scrollView.contentOffset,
      velocity: velocity, proposedTarget: proposed, target: target,
      rest: scrollView.contentOffset, duration: 0, frames: 0, ending: .unfinished)
  }

  func note(_ start: ScrollMotionStart) {
    current = MotionSummary(
      activity: start.activity, start: start.time, contentOffset: start.contentOffset,
      velocity: start.velocity, proposedTarget: start.proposedTarget, target: start.target,
      rest: start.contentOffset, duration: 0, frames: 0, ending: .unfinished)
  }

  /// The end of the motion that is open. Without one it is the end of a change that moved nothing,
  /// or of a drag.
  func note(_ end: ScrollMotionEnd) {
    close(
      at: end.time, offset: end.contentOffset,
      end.interruption.map { .interrupted(by: $0) } ?? .settled)
  }

  /// The run is over, whatever is still under way.
  func close(at time: TimeInterval, offset: CGPoint, _ ending: MotionSummary.Ending) {
    guard var motion = current else { return }
    motion.rest = offset
    motion.duration = time - motion.start
    motion.ending = ending
    motions.append(motion)
    current = nil
  }
}
