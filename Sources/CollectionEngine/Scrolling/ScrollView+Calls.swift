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
    owesBeginDragging = false
    gestureBeganOffset = offset
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// A finger has stopped a motion: it drags from now on, and is told to when the policy says.
  func tellCaughtDragging() {
    guard policy.caughtDrag == .movement else { return tellWillBeginDragging() }
    owesBeginDragging = true
    gestureBeganOffset = offset
  }

  /// Tells that the finger drags, if that has been put off.
  func tellOwedBeginDragging() {
    guard owesBeginDragging else { return }
    owesBeginDragging = false
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  func tellEndDragging(willDecelerate: Bool) {
    tellOwedBeginDragging()
    tell(.didEndDragging(willDecelerate: willDecelerate)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
  }

  func tellEndDecelerating() {
    owesEndDecelerating = false
    tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The finger that has stopped a glide has let go.
  func tellEndOfCaughtGlide() {
    owesEndDecelerating = false
    guard policy.caughtGlide != .never else { return }
    tellEndDecelerating()
  }

  /// Tells that a person has put an end to a motion of `cause`.
  func tellInterrupted(_ cause: ScrollMotionStart.Cause) {
    guard cause == .release || policy.interruptedAnimation == .told else { return }
    tellEnd(of: cause, hasArrived: false)
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
    case .reordering: break
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
