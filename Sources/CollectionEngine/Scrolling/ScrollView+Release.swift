internal import Foundation
internal import Geometry
internal import Motion

/// What a finger or a pointer leaves behind.
struct Release {
  let pointer: ScrollPointer
  let interruptedPages: AxisPair<Double?>
  /// Of the content offset, in pt/ms; what layout and delegate are handed.
  var velocity = CGPoint.zero
  /// Whether the axis glides; a bounce needs no permission.
  var glides = AxisPair(horizontal: false, vertical: false)
}

extension ScrollView {
  /// The release path: proposed target, the delegate's change, and the motion that follows from both.
  ///
  ///     release → proposed → delegate.willEndDragging(&target) → fling | snap | page turn → calls
  func launch(_ release: Release) {
    flushDidScroll()
    let before = motionCount
    let proposed = CGPoint { proposedTarget(release, $0) }
    let target = decidedTarget(release.velocity, proposed)
    guard motionCount == before else {
      return tellEndDragging(willDecelerate: false)
    }
    let axes = AxisPair { course(of: release, $0, proposed: proposed, target: target) }
    guard !(axes.horizontal.isStanding && axes.vertical.isStanding) else {
      return comeToRest(at: CGPoint { axes[$0].value(at: currentTime) })
    }
    let motion = begin(
      .release, axes, velocity: release.velocity, proposedTarget: proposed, target: target)
    owesEndDecelerating = false
    tellEndDragging(willDecelerate: true)
    guard case .moving(let now) = state, now.number == motion.number else { return }
    tell(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
  }

  /// A drag ends and nothing moves on: its calls, and one report that it has settled.
  private func comeToRest(at rest: CGPoint) {
    let hadCaught = owesEndDecelerating
    changeOffset(to: rest)
    state = .resting
    let end = ScrollMotionEnd(time: currentTime, contentOffset: offset, interruption: nil)
    tellEndDragging(willDecelerate: false)
    if hadCaught, owesEndDecelerating { tellEndDecelerating() }
    observer?.scrollView(self, didEndMotion: end)
  }

  private func tellEndDragging(willDecelerate: Bool) {
    tell(.didEndDragging(willDecelerate: willDecelerate)) {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
  }

  private func proposedTarget(_ release: Release, _ axis: Axis) -> Double {
    let value = offset[axis]
    let edges = edges(axis)
    if isPagingEnabled, canScroll(axis) {
      return physics.page(
        from: value, velocity: release.velocity[axis],
        interrupted: release.interruptedPages[axis], edges)
    }
    guard release.glides[axis] else { return metrics.clamped(value, axis) }
    let target = physics.proposedTarget(
      from: value, velocity: release.velocity[axis], rate: decelerationRate.rawValue)
    return landed(metrics.clamped(target, axis), nil, axis)
  }

  /// What the delegate makes of the proposed target. While paging, its change does not count. A target outside the
  /// range counts as the edge.
  private func decidedTarget(_ velocity: CGPoint, _ proposed: CGPoint) -> CGPoint {
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    precondition(
      target.isFinite, "scrollViewWillEndDragging left the target \(target), which is not finite.")
    if isPagingEnabled {
      target = proposed
    } else {
      target = CGPoint {
        target[$0] == proposed[$0] ? target[$0] : metrics.clamped(target[$0], $0)
      }
    }
    let call = ScrollCall.willEndDragging(velocity: velocity, proposed: proposed, target: target)
    observer?.scrollView(self, didMake: call, at: currentTime)
    return target
  }

  private func course(
    of release: Release, _ axis: Axis, proposed: CGPoint, target: CGPoint
  ) -> AxisMotion {
    let value = offset[axis]
    guard canScroll(axis) else { return .standing(value) }
    let velocity = release.velocity[axis]
    let goal = target[axis]
    if isPagingEnabled {
      let isSlow = abs(velocity) <= physics.constants.pagingVelocityThreshold
      return value == goal && isSlow
        ? .standing(goal) : pageTurn(to: goal, from: value, velocity, axis)
    }
    if target[axis] != proposed[axis] {
      return directed(
        .snap, to: goal,
        physics.snap(
          from: value, to: goal, velocity: velocity, edges(axis), rate: decelerationRate.rawValue))
    }
    let isInside = metrics.range(axis).contains(value)
    return fling(from: value, isInside && !release.glides[axis] ? 0 : velocity, axis)
  }

  /// The free motion of one axis from `value` at `velocity` (the law's own) from now on.
  func fling(from value: Double, _ velocity: Double, _ axis: Axis) -> AxisMotion {
    let rate = decelerationRate.rawValue
    let edges = edges(axis)
    if let ticked = physics.tickedFling(from: value, velocity: velocity, edges, rate: rate) {
      guard ticked.restValue == nil else { return .standing(landed(ticked.restValue!, nil, axis)) }
      return AxisMotion(course: .ticked(ticked, slope: velocity), kind: .fling, target: nil)
    }
    let curve = physics.fling(from: value, velocity: velocity, edges, rate: rate)
    guard curve.duration > 0 else { return .standing(landed(curve.restValue, nil, axis)) }
    return AxisMotion(
      course: .curve(curve, start: currentTime), kind: .fling, target: nil)
  }

  func pageTurn(to target: Double, from value: Double, _ velocity: Double, _ axis: Axis)
    -> AxisMotion
  {
    directed(
      .page, to: target,
      physics.pageTurn(from: value, to: target, velocity: velocity, edges(axis)))
  }

  /// The motion of one axis along `curve` to a target that was decided in advance, from now on.
  func directed(_ kind: AxisMotion.Kind, to target: Double, _ curve: any MotionCurve) -> AxisMotion
  {
    guard curve.duration > 0 else { return .standing(target) }
    return AxisMotion(
      course: .curve(curve, start: currentTime), kind: kind, target: target)
  }
}
