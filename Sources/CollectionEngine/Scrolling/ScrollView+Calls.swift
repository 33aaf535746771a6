internal import Foundation
internal import Geometry

extension ScrollView {
  /// Moves the content; the delegate is told at the next `flushDidScroll`.
  func changeOffset(to new: CGPoint) {
    guard new != offset else { return }
    offset = new
    owesDidScroll = true
  }

  /// Tells the delegate of a changed offset, if it has not been told yet.
  func flushDidScroll() {
    guard owesDidScroll else { return }
    owesDidScroll = false
    delegate?.scrollViewDidScroll(self)
  }

  /// Makes a delegate call, after the `didScroll` that is owed, and shows it to the observer.
  func tell(_ call: ScrollCall, _ make: (any ScrollViewDelegate) -> Void) {
    flushDidScroll()
    if let delegate { make(delegate) }
    observer?.scrollView(self, didMake: call, at: currentTime)
  }

  func tellEndDecelerating() {
    owesEndDecelerating = false
    tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  func tellEndAnimation() {
    tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Ends a motion that has come to rest, with its call.
  func finish(_ motion: ScrollMotion) -> ScrollMotionEnd {
    state = .resting
    let end = ScrollMotionEnd(time: currentTime, contentOffset: offset, interruption: nil)
    switch motion.cause {
    case .release: tellEndDecelerating()
    case .animation, .wheel: tellEndAnimation()
    case .scrollToTop: tell(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
    return end
  }

  /// Reports the end of a motion, a drag or a change that was none.
  func report(_ interruption: ScrollMotionEnd.Interruption?) {
    observer?.scrollView(
      self,
      didEndMotion: ScrollMotionEnd(
        time: currentTime, contentOffset: offset, interruption: interruption))
  }

  func stateDidChange() {
    switch state {
    case .resting:
      directionLock = .undecided
      fade.update(isShown: false, at: currentTime)
    case .touched(let pan): fade.update(isShown: pan.hasBegun, at: currentTime)
    case .wheeled, .moving: fade.update(isShown: true, at: currentTime)
    }
  }

  /// Sets `axes` in motion as a new motion. What is under way must have been interrupted before.
  func begin(
    _ cause: ScrollMotionStart.Cause, _ axes: AxisPair<AxisMotion>,
    velocity: CGPoint, proposedTarget: CGPoint? = nil, target: CGPoint
  ) -> ScrollMotion {
    motionCount += 1
    let motion = ScrollMotion(
      number: motionCount, cause: cause, axes: axes, proposedTarget: proposedTarget,
      target: target, lastTick: currentTime)
    state = .moving(motion)
    observer?.scrollView(
      self,
      didBeginMotion: ScrollMotionStart(
        cause: cause, time: currentTime, activity: activity, contentOffset: offset,
        velocity: velocity, proposedTarget: proposedTarget, target: target))
    return motion
  }
}
