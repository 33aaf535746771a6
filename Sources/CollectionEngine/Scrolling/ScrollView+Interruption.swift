internal import Foundation
internal import Geometry

extension ScrollView {
  /// Ends what is under way where it is, and reports that it did not come to rest by itself. No
  /// calls are made.
  func interrupt(by interruption: ScrollMotionEnd.Interruption) {
    state = .resting
    owesEndDecelerating = false
    report(interruption)
  }

  /// Ends the drag of a finger or a wheel that the content is taken from, with its calls; nothing
  /// where there is none.
  func endDrag(by interruption: ScrollMotionEnd.Interruption) {
    guard isHeld else { return }
    guard isDragging else {
      state = .resting
      return
    }
    let hadCaught = owesEndDecelerating
    interrupt(by: interruption)
    tellEndDragging(willDecelerate: false)
    if hadCaught { tellEndOfCaughtGlide() }
  }

  /// Ends what is under way because a person takes over, and tells its end. That of a glide is owed
  /// instead where `isHeldOn`: a finger that stops it holds it, and by the policy's default it has
  /// ended when the finger lifts.
  func giveWay(to interruption: ScrollMotionEnd.Interruption, isHeldOn: Bool) {
    switch state {
    case .resting: return
    case .touched, .wheeled: endDrag(by: interruption)
    case .moving(let motion):
      let lock = directionLock
      interrupt(by: interruption)
      directionLock = lock
      if motion.cause == .release, isHeldOn, policy.caughtGlide != .touchDown {
        owesEndDecelerating = true
      } else {
        tellInterrupted(motion.cause)
      }
    }
    // The delegate may have set something in motion in answer. The person wins; nobody waits for a
    // call of it yet.
    if !isAtRest { interrupt(by: interruption) }
  }

  /// Stops what is under way where it is; from outside the range at the edge, while paging at the
  /// nearest page.
  ///
  /// The calls that end it come, and one end is reported. Content at rest stays where it is.
  public func stopScrollingAndZooming() {
    let ended: ScrollMotionStart.Cause?
    switch state {
    case .resting: return
    case .touched, .wheeled:
      ended = nil
      guard isDragging else { return endDrag(by: .stop) }
    case .moving(let motion): ended = motion.cause
    }
    let hadCaught = owesEndDecelerating
    state = .resting
    changeOffset(to: CGPoint { stopped(at: offset[$0], $0) })
    report(
      .stop,
      after: {
        if let ended { return tellEnd(of: ended, hasArrived: false) }
        tellEndDragging(willDecelerate: false)
        if hadCaught { tellEndOfCaughtGlide() }
      })
  }

  /// Ends the drag under way as the system does when it takes the finger away: it lifts without a
  /// velocity.
  func cancelDrag() {
    switch state {
    case .resting, .moving: break
    case .touched: endTouch(isCancelled: true)
    case .wheeled: endWheelGesture()
    }
  }

  /// Whether a finger is down or a wheel leads.
  var isHeld: Bool {
    switch state {
    case .touched, .wheeled: return true
    case .resting, .moving: return false
    }
  }

  private func stopped(at value: Double, _ axis: Axis) -> Double {
    guard turnsPages, canScroll(axis) else { return landed(value, axis) }
    return physics.page(from: value, velocity: 0, interrupted: nil, edges(axis))
  }
}
