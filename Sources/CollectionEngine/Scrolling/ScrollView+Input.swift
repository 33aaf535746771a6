public import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// Acts on `input` at `time` (s), which must not lie before the last input or frame; all its
  /// numbers are finite.
  ///
  /// A second finger, a wheel under a finger, everything that begins while `isScrollEnabled` is
  /// false, and all but the end of a touch while `isUserInteractionEnabled` is, do nothing.
  public func handle(_ input: ScrollInput, at time: TimeInterval) {
    screen.asMain { act(on: input, at: time) }
  }

  private func act(on input: ScrollInput, at time: TimeInterval) {
    synchronize(to: time)
    deliverOwedReports()
    observer?.scrollView(self, didReceive: input, at: time)
    guard isUserInteractionEnabled || input.endsTouch else { return }
    switch input {
    case .touch(.began, let location): beginTouch(at: location)
    case .touch(.moved, let location): moveTouch(to: location)
    case .touch(.ended, _): endTouch(isCancelled: false)
    case .touch(.cancelled, _): endTouch(isCancelled: true)
    case .wheel(let wheel): turnWheel(wheel)
    case .release(let contentOffset, let velocity): release(at: contentOffset, velocity: velocity)
    }
  }

  /// A finger comes down. What moves stops there, on the pixel grid, and is held by the finger.
  private func beginTouch(at location: CGPoint) {
    precondition(location.isFinite, "A touch has a finite location, not \(location).")
    guard isScrollEnabled, !isTracking else { return }
    let targets = interruptedTargets
    let catches = !isAtRest
    if catches { catchContent(.touch) }
    hold(at: location, catches: catches, interruptedTargets: targets)
    if catches { tellCaughtDragging() } else { touchDidBegin(at: location) }
  }

  /// What moves stops for a finger: on the pixel grid.
  private func catchContent(_ interruption: ScrollMotionEnd.Interruption) {
    if case .moving = state {
      changeOffset(to: CGPoint { canScroll($0) ? pixelGrid.rounded(offset[$0]) : offset[$0] })
    }
    giveWay(to: interruption, isHeldOn: true)
  }

  private func moveTouch(to location: CGPoint) {
    precondition(location.isFinite, "A touch has a finite location, not \(location).")
    guard case .touched(var pan) = state else { return }
    guard canScroll(.horizontal) || canScroll(.vertical) else { return }
    let begins = pan.move(to: location, time: currentTime, constants: physics.constants)
    state = .touched(pan)
    guard pan.hasBegun else { return }
    decideDirection(pan.movement)
    if begins {
      touchWasTakenOver()
      tellWillBeginDragging()
    } else {
      tellOwedBeginDragging()
    }
    guard case .touched(let now) = state else { return }
    let shown = resisted(now.held, by: .direct)
    changeOffset(to: CGPoint { isFree($0) ? shown[$0] : offset[$0] })
  }

  /// The finger lifts. A lift has no movement of its own: its location is not looked at.
  func endTouch(isCancelled: Bool) {
    guard case .touched(let pan) = state else { return }
    guard pan.hasBegun else {
      state = .resting
      if isCancelled { touchWasTakenOver() } else { touchDidTap() }
      return
    }
    let slowest = physics.constants.minimumFlingVelocity
    var release = Release(interruptedTargets: pan.interruptedTargets)
    for axis in Axis.allCases where isFree(axis) && !isCancelled {
      let finger = pan.release(axis, at: currentTime)
      let isInside = metrics.range(axis).contains(offset[axis])
      release.velocity[axis] = physics.limited(
        -(isInside ? finger.velocity : finger.bounceVelocity))
      release.glides[axis] = finger.decidingSpeed * 1000 >= slowest
    }
    launch(release)
  }

  /// A finger has just left, without having been seen: it came down and dragged the content here in
  /// no time.
  private func release(at contentOffset: CGPoint?, velocity: CGPoint) {
    precondition(
      velocity.isFinite && contentOffset?.isFinite != false,
      "A release has a finite velocity and offset, not \(velocity) and \(contentOffset ?? .zero).")
    guard isScrollEnabled else { return }
    let targets = interruptedTargets
    catchContent(.release)
    hold(at: .zero, catches: true, interruptedTargets: targets)
    tellWillBeginDragging()
    guard isHeld else { return }
    var release = Release(interruptedTargets: targets)
    for axis in Axis.allCases where canScroll(axis) {
      release.velocity[axis] = physics.limited(velocity[axis])
      release.glides[axis] = true
    }
    if let contentOffset {
      let held = leavesRange ? contentOffset : metrics.clamped(contentOffset)
      changeOffset(to: CGPoint { canScroll($0) ? held[$0] : offset[$0] })
    }
    launch(release)
  }

  private func hold(
    at location: CGPoint, catches: Bool, interruptedTargets: AxisPair<Double?>
  ) {
    state = .touched(
      PanGesture(
        at: location, time: currentTime, held: raw(offset, by: .direct), catches: catches,
        interruptedTargets: interruptedTargets, physics: physics))
  }

  /// Whether a person's movement reaches `axis`: it can scroll and directional lock does not keep
  /// it still.
  private func isFree(_ axis: Axis) -> Bool {
    if case .still(axis) = directionLock { return false }
    return canScroll(axis)
  }

  /// Where the page turn or snap under way is going to.
  var interruptedTargets: AxisPair<Double?> {
    guard case .moving(let motion) = state else { return AxisPair { _ in nil } }
    return AxisPair { axis in
      let goal = motion.axes[axis].goal
      switch goal?.kind {
      case .page, .pager, .snap: return goal?.target
      case .animation, .wheel, .steady, nil: return nil
      }
    }
  }

  /// Keeps the axis still that a drag moves less along; a drag along the diagonal is not locked.
  private func decideDirection(_ movement: CGPoint) {
    guard isDirectionalLockEnabled, case .undecided = directionLock else { return }
    let x = abs(movement.x)
    let y = abs(movement.y)
    guard x > 0 || y > 0 else { return }
    directionLock = x == y ? .free : .still(x > y ? .vertical : .horizontal)
  }
}

extension ScrollInput {
  /// Whether a finger goes.
  fileprivate var endsTouch: Bool {
    switch self {
    case .touch(.ended, _), .touch(.cancelled, _): true
    default: false
    }
  }
}
