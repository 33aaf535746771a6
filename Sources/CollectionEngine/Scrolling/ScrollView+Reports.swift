internal import Foundation
internal import Geometry

/// What an observer is told only after a delegate call has returned, or before anything that
/// happens inside that call: a motion that the call begins must not be reported before the end of
/// the one it answers to.
struct OwedReports {
  /// A call whose result is not known before it returns, as it stands if the delegate leaves things
  /// as they are.
  var call: ScrollCall?
  /// The frame in which a motion ends.
  var frame: ScrollFrame?
  /// The end of a motion or a drag.
  var end: ScrollMotionEnd?
}

extension ScrollView {
  /// Reports the end of what was under way, which no call follows.
  func report(_ interruption: ScrollMotionEnd.Interruption?) {
    deliverOwedReports()
    observer?.scrollView(self, didEndMotion: end(interruption))
  }

  /// Makes `calls`, then reports the end of what was under way, as it is now, with the frame in
  /// which it ended.
  func report(
    _ interruption: ScrollMotionEnd.Interruption?, in frame: ScrollFrame? = nil,
    after calls: () -> Void
  ) {
    deliverOwedReports()
    owedReports.frame = frame
    owedReports.end = end(interruption)
    calls()
    deliverOwedReports()
  }

  /// Sets `axes` in motion as a new motion. What is under way must have been interrupted before.
  @discardableResult
  func begin(
    _ cause: ScrollMotionStart.Cause, _ axes: AxisPair<AxisMotion>, velocity: CGPoint,
    proposedTarget: CGPoint? = nil, target: CGPoint
  ) -> ScrollMotion {
    deliverOwedReports()
    let motion = ScrollMotion(
      cause: cause, axes: axes, proposedTarget: proposedTarget, target: target, time: currentTime)
    state = .moving(motion)
    observer?.scrollView(
      self,
      didBeginMotion: ScrollMotionStart(
        cause: cause, time: currentTime, activity: activity, contentOffset: offset,
        velocity: velocity, proposedTarget: proposedTarget, target: target))
    return motion
  }

  /// Tells the observer of the call that is owed.
  func deliverOwedCall() {
    guard let call = owedReports.call else { return }
    owedReports.call = nil
    observer?.scrollView(self, didMake: call, at: currentTime)
  }

  /// Tells the observer everything that is owed.
  func deliverOwedReports() {
    deliverOwedCall()
    if let frame = owedReports.frame {
      owedReports.frame = nil
      observer?.scrollView(self, didAdvanceTo: frame)
    }
    if let end = owedReports.end {
      owedReports.end = nil
      observer?.scrollView(self, didEndMotion: end)
    }
  }

  private func end(_ interruption: ScrollMotionEnd.Interruption?) -> ScrollMotionEnd {
    ScrollMotionEnd(time: currentTime, contentOffset: offset, interruption: interruption)
  }
}
