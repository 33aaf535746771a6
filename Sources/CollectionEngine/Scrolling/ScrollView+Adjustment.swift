internal import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// Puts the content at `contentOffset` and lets whatever is under way go on from there.
  func adjustContentOffset(to contentOffset: CGPoint) {
    precondition(
      contentOffset.isFinite, "A content offset has finite coordinates, not \(contentOffset).")
    let new = CGPoint { standing(contentOffset[$0], $0) }
    guard new != offset else { return }
    let old = offset
    changeOffset(to: new)
    switch state {
    case .resting: break
    case .touched(var pan):
      pan.held = raw(new, by: .direct)
      state = .touched(pan)
    case .wheeled(var gesture):
      gesture.raw = raw(new, by: .indirect)
      state = .wheeled(gesture)
    case .moving(let motion):
      for axis in Axis.allCases where new[axis] != old[axis] {
        motion.axes[axis] = shifted(motion.axes[axis], by: new[axis] - old[axis], axis)
        motion.target[axis] = destination(of: motion.axes[axis], axis)
      }
    }
    flushDidScroll()
  }

  /// One axis of a motion whose content was put elsewhere: it keeps its speed and its target. A
  /// wheel's target is an amount, and shifts along.
  private func shifted(_ motion: AxisMotion, by distance: Double, _ axis: Axis) -> AxisMotion {
    let value = offset[axis]
    guard var goal = motion.goal else {
      return fling(
        from: value, motion.launchVelocity(at: currentTime), axis, isMomentum: motion.isMomentum)
    }
    if goal.kind == .wheel { goal.target = landed(goal.target + distance, axis) }
    return course(to: goal, from: value, motion.velocity(at: currentTime), axis)
  }

  /// Whether content that is outside its range has to be inside at once: it is at rest, or may not
  /// bounce and is not on the way that the program or a notch has sent it.
  var mayNotBeOutside: Bool { isAtRest || !leavesRange && !isScrollAnimating }

  /// Acts on a range that may have changed: content at rest, and content that may not bounce, moves
  /// inside at once; a finger that drags keeps what it holds otherwise; a motion goes on from where it
  /// is, at its speed, to where it may rest now.
  func rangeDidChange() {
    if !isDragging || !leavesRange, !isScrollAnimating, keepsOffsetInside {
      changeOffset(to: metrics.clamped(offset))
    }
    switch state {
    case .resting: break
    case .touched(var pan):
      for axis in Axis.allCases where !shows(pan.held[axis], .direct, axis) {
        pan.held[axis] = physics.raw(offset[axis], edges(axis), by: .direct)
      }
      state = .touched(pan)
    case .wheeled(var gesture):
      for axis in Axis.allCases where !shows(gesture.raw[axis], .indirect, axis) {
        gesture.raw[axis] = physics.raw(offset[axis], edges(axis), by: .indirect)
      }
      state = .wheeled(gesture)
    case .moving(let motion): relaunch(motion)
    }
    flushDidScroll()
  }

  /// Whether the raw position `raw` is shown where the content is. As long as it is, it is kept:
  /// taken anew from what is shown it would lose its fraction of a pixel, and a slow drag would
  /// stand still in content that grows.
  private func shows(_ raw: Double, _ pointer: ScrollPointer, _ axis: Axis) -> Bool {
    pixelGrid.rounded(physics.resisted(raw, edges(axis), by: pointer)) == offset[axis]
  }

  /// Lets a motion go on in a range or at a rate that has changed. A path that the change does not
  /// touch stays as it is.
  func relaunch(_ motion: ScrollMotion) {
    for axis in Axis.allCases {
      motion.axes[axis] = relaunched(motion.axes[axis], axis)
      motion.target[axis] = destination(of: motion.axes[axis], axis)
    }
    // Where content does not bounce, what is outside now is inside at once.
    changeOffset(to: motion.offset(at: currentTime))
  }

  private func relaunched(_ motion: AxisMotion, _ axis: Axis) -> AxisMotion {
    let value = offset[axis]
    if motion.isStanding {
      return metrics.range(axis).contains(value) ? motion : fling(from: value, 0, axis)
    }
    guard let goal = motion.goal else {
      if let stopping = motion.stopping(within: metrics.range(axis)) {
        // What is at the new edge, or has come to rest, does not set out again.
        return stopping.rest(at: currentTime).map { .standing(landed($0, axis)) } ?? stopping
      }
      guard !staysInside(motion, axis) else { return motion }
      return fling(
        from: value, motion.launchVelocity(at: currentTime), axis, isMomentum: motion.isMomentum)
    }
    let target =
      goal.kind == .page
      ? physics.page(from: goal.target, velocity: 0, interrupted: nil, edges(axis))
      : metrics.clamped(goal.target, axis)
    guard target != goal.target else {
      var unchanged = motion
      unchanged.limits = limits(from: value, to: target, axis)
      return unchanged
    }
    return course(
      to: AxisMotion.Goal(kind: goal.kind, target: target), from: value,
      motion.velocity(at: currentTime), axis)
  }

  /// Whether `motion` is momentum that neither has met an edge nor will. Its law has a memory:
  /// begun anew it would take another path.
  private func staysInside(_ motion: AxisMotion, _ axis: Axis) -> Bool {
    guard motion.isMomentum, case .curve(let curve, _) = motion.course else { return false }
    let free = physics.momentumTarget(from: curve.value(at: 0), velocity: curve.velocity(at: 0))
    let range = metrics.range(axis)
    return free == curve.restValue && range.contains(free)
      && range.contains(motion.value(at: currentTime))
  }
}
