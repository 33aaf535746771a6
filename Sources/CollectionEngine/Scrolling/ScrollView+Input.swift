public import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// Acts on `input` at `time` (s), which must not lie before the last input or frame.
  ///
  /// A second finger, a wheel under a finger and a touch while `isScrollEnabled` is false do nothing.
  public func handle(_ input: ScrollInput, at time: TimeInterval) {
    synchronize(to: time)
    observer?.scrollView(self, didReceive: input, at: time)
    switch input {
    case .touch(.began, let location): touchBegan(at: location)
    case .touch(.moved, let location): touchMoved(to: location)
    case .touch(.ended, _): touchEnded(isCancelled: false)
    case .touch(.cancelled, _): touchEnded(isCancelled: true)
    case .wheel(let wheel): turnWheel(wheel)
    case .release(let contentOffset, let velocity): release(at: contentOffset, velocity: velocity)
    }
  }

  /// A finger comes down. What moves stops there, on the pixel grid, and is held by the finger.
  private func touchBegan(at location: CGPoint) {
    precondition(location.isFinite, "A touch has a finite location, not \(location).")
    guard isScrollEnabled, !isTracking else { return }
    let pages = AxisPair { interruptedPage($0) }
    let catches = !isAtRest
    if catches {
      interruptForTouch()
      changeOffset(to: caught(offset))
    }
    state = .touched(
      PanGesture(
        at: location, time: currentTime, anchor: raw(offset, by: .direct), catches: catches,
        interruptedPages: pages, physics: physics))
    if catches { tellWillBeginDragging() }
  }

  private func touchMoved(to location: CGPoint) {
    precondition(location.isFinite, "A touch has a finite location, not \(location).")
    guard case .touched(var pan) = state else { return }
    guard canScroll(.horizontal) || canScroll(.vertical) else { return }
    let begins = pan.move(to: location, time: currentTime, constants: physics.constants)
    state = .touched(pan)
    guard pan.hasBegun else { return }
    decideDirection(pan.movement)
    if begins { tellWillBeginDragging() }
    guard case .touched(let now) = state else { return }
    let shown = resisted(
      CGPoint { now.anchor[$0] - now.translation[$0] }, by: .direct)
    changeOffset(to: CGPoint { isFree($0) ? shown[$0] : offset[$0] })
  }

  /// The finger lifts. A lift has no movement of its own: its location is not looked at.
  private func touchEnded(isCancelled: Bool) {
    guard case .touched(let pan) = state else { return }
    guard pan.hasBegun else {
      state = .resting
      return
    }
    let constants = physics.constants
    var release = Release(pointer: .direct, interruptedPages: pan.interruptedPages)
    for axis in Axis.allCases where isFree(axis) && !isCancelled {
      let finger = pan.release(axis, at: currentTime)
      let isInside = metrics.range(axis).contains(offset[axis])
      release.velocity[axis] = -(isInside ? finger.velocity : finger.bounceVelocity)
      release.glides[axis] = finger.decidingSpeed * 1000 >= constants.minimumFlingVelocity
    }
    launch(release)
  }

  /// A finger that has just left, without having been seen.
  private func release(at contentOffset: CGPoint?, velocity: CGPoint) {
    precondition(
      velocity.isFinite && contentOffset?.isFinite != false,
      "A release has a finite velocity and offset, not \(velocity) and \(contentOffset ?? .zero).")
    if isTracking { touchEnded(isCancelled: true) }
    let pages = AxisPair { interruptedPage($0) }
    if !isAtRest { interrupt(by: .release) }
    tellWillBeginDragging()
    if let contentOffset { changeOffset(to: contentOffset) }
    var release = Release(pointer: .direct, interruptedPages: pages)
    for axis in Axis.allCases where canScroll(axis) {
      release.velocity[axis] = velocity[axis]
      release.glides[axis] = true
    }
    launch(release)
  }

  func tellWillBeginDragging() {
    tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// Whether a person's movement reaches `axis`: it can scroll and directional lock does not keep it still.
  func isFree(_ axis: Axis) -> Bool {
    if case .still(axis) = directionLock { return false }
    return canScroll(axis)
  }

  /// The offset at which a finger holds content that was moving: on the pixel grid where the axis can scroll.
  private func caught(_ offset: CGPoint) -> CGPoint {
    CGPoint { canScroll($0) ? pixelGrid.rounded(offset[$0]) : offset[$0] }
  }

  private func interruptedPage(_ axis: Axis) -> Double? {
    guard case .moving(let motion) = state, motion.axes[axis].kind == .page else { return nil }
    return motion.axes[axis].target
  }

  /// Keeps the axis still that a drag moves less along; a drag along the diagonal is not locked.
  private func decideDirection(_ movement: CGPoint) {
    guard isDirectionalLockEnabled, case .undecided = directionLock else { return }
    let x = abs(movement.x)
    let y = abs(movement.y)
    guard x > 0 || y > 0 else { return }
    directionLock = x == y ? .free : .still(x > y ? .vertical : .horizontal)
  }

  /// Ends what a finger interrupts. A caught glide is told to have ended when the finger lifts; an animation now.
  private func interruptForTouch() {
    switch state {
    case .moving(let motion):
      let lock = directionLock
      interrupt(by: .touch)
      directionLock = lock
      if motion.cause == .release {
        owesEndDecelerating = true
      } else {
        tellEndAnimation()
      }
    case .wheeled: interrupt(by: .touch)
    case .resting, .touched: break
    }
  }

  /// Ends what is under way where it is, and reports that it did not come to rest by itself. No calls are made.
  func interrupt(by interruption: ScrollMotionEnd.Interruption) {
    state = .resting
    owesEndDecelerating = false
    report(interruption)
  }
}
