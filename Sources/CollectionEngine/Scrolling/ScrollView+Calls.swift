internal import Foundation
internal import Geometry

extension ScrollView {
  /// Moves the content; the delegate is told at the next `flushDidScroll`.
  func changeOffset(to new: CGPoint) {
    guard new != offset else { return }
    boundsWillChange(to: CGRect(origin: new, size: size))
    offset = new
    owesDidScroll = true
  }

  /// Tells the delegate of a changed offset, if it has not been told yet.
  func flushDidScroll() {
    guard owesDidScroll else { return }
    owesDidScroll = false
    delegate?.scrollViewDidScroll(self)
  }

  /// Makes a delegate call, after the `didScroll` that is owed. The observer sees it first, for the
  /// call may lead to others.
  func tell(_ call: ScrollCall, _ make: (any ScrollViewDelegate) -> Void) {
    flushDidScroll()
    deliverOwedCall()
    observer?.scrollView(self, didMake: call, at: currentTime)
    if let delegate { make(delegate) }
  }

  func tellWillBeginDragging() {
    gestureBeganOffset = offset
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  func tellEndDragging(willDecelerate: Bool) {
    tell(.didEndDragging(willDecelerate: willDecelerate)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
  }

  func tellEndDecelerating() {
    owesEndDecelerating = false
    tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  func tellScrollToTop() {
    tell(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
  }

  /// Tells that a motion of `cause` is over. One to the top that did not get there is an animation
  /// like any other.
  func tellEnd(of cause: ScrollMotionStart.Cause, hasArrived: Bool) {
    switch cause {
    case .release: tellEndDecelerating()
    case .scrollToTop where hasArrived: tellScrollToTop()
    case .animation, .wheel, .scrollToTop:
      tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
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
}
