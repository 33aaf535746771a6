internal import Foundation
internal import Geometry

/// What a finger or a pointer leaves behind.
struct Release {
  /// What moves the content where nobody changes its target.
  enum FreeLaw {
    /// A finger's glide.
    case glide
    /// A trackpad's momentum.
    case momentum
    /// The system, which sends deltas on; inside its range the content itself stands.
    case system
  }

  /// Where the page turn or snap was on its way to that the finger had caught.
  let interruptedTargets: AxisPair<Double?>
  /// The pages from which at most one is turned; nil where it may be any number.
  var pages = AxisPair<Double?> { _ in nil }
  /// What moves the content where nobody changes its target.
  var freeLaw = FreeLaw.glide
  /// Of the content offset, in pt/ms; what layout and delegate are handed.
  var velocity = CGPoint.zero
  /// Whether the axis glides; a bounce needs no permission.
  var glides = AxisPair(horizontal: false, vertical: false)
}

extension ScrollView {
  /// The release path: proposed target, the changes by targeting or layout and by the delegate, and
  /// the motion that follows from them.
  ///
  ///     release → proposed → targeting | page | layout → delegate.willEndDragging(&target)
  ///       → fling | snap | page turn → calls
  ///
  /// The content is held until the delegate has answered. What it takes from the finger inside that
  /// call is gone.
  func launch(_ release: Release) {
    flushDidScroll()
    tellOwedBeginDragging()
    guard isHeld else { return }
    let proposed = CGPoint { proposedTarget(of: release, $0) }
    let asked = askedTarget(release, proposed: proposed)
    let target = decidedTarget(release.velocity, proposed, asked)
    guard isHeld else { return }
    let axes = AxisPair { course(of: release, $0, proposed: proposed, target: target) }
    guard !(axes.horizontal.isStanding && axes.vertical.isStanding) else {
      return comeToRest(at: CGPoint { axes[$0].value(at: currentTime) })
    }
    let motion = begin(
      .release, axes, velocity: release.velocity, proposedTarget: proposed, target: target)
    owesEndDecelerating = false
    tellEndDragging(willDecelerate: true)
    guard case .moving(let now) = state, now === motion else { return }
    tell(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
  }

  /// A drag ends and nothing moves on: its calls, and one report that it has settled.
  private func comeToRest(at rest: CGPoint) {
    changeOffset(to: rest)
    state = .resting
    report(
      nil,
      after: {
        tellEndDragging(willDecelerate: false)
        if owesEndDecelerating { tellEndOfCaughtGlide() }
      })
  }

  private func proposedTarget(of release: Release, _ axis: Axis) -> Double {
    let value = offset[axis]
    if turnsPages, canScroll(axis) {
      let page = physics.page(
        from: value, velocity: release.velocity[axis],
        interrupted: release.interruptedTargets[axis], edges(axis))
      guard let start = release.pages[axis] else { return page }
      // The view may have been resized since: the limit is a page of its present size.
      let nearest = min(max(page, start - size[axis]), start + size[axis])
      return nearest == page
        ? page : physics.page(from: nearest, velocity: 0, interrupted: nil, edges(axis))
    }
    guard release.glides[axis] else { return metrics.clamped(value, axis) }
    return proposedTarget(
      from: value, release.velocity[axis], axis, isMomentum: release.freeLaw != .glide)
  }

  /// What the delegate makes of the proposed target. While paging its change does not count, nor
  /// along an axis that cannot scroll. A target outside the range counts as the edge.
  private func decidedTarget(
    _ velocity: CGPoint, _ proposed: CGPoint, _ asked: CGPoint
  ) -> CGPoint {
    let asked = CGPoint {
      asked[$0] == proposed[$0] ? proposed[$0] : metrics.clamped(asked[$0], $0)
    }
    func call(_ target: CGPoint) -> ScrollCall {
      .willEndDragging(velocity: velocity, proposed: asked, target: target)
    }
    var target = asked
    owedReports.call = call(asked)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    precondition(
      target.isFinite, "scrollViewWillEndDragging left the target \(target), which is not finite.")
    let decided = CGPoint { axis in
      guard !turnsPages, canScroll(axis), target[axis] != proposed[axis] else {
        return proposed[axis]
      }
      return metrics.clamped(target[axis], axis)
    }
    if owedReports.call != nil { owedReports.call = call(decided) }
    deliverOwedCall()
    return decided
  }

  private func course(
    of release: Release, _ axis: Axis, proposed: CGPoint, target: CGPoint
  ) -> AxisMotion {
    let value = offset[axis]
    let velocity = release.velocity[axis]
    guard canScroll(axis) else { return fling(from: value, 0, axis) }
    if turnsPages {
      let isSlow = abs(velocity) <= physics.constants.pagingVelocityThreshold
      guard value != target[axis] || !isSlow else { return .standing(value) }
      return course(
        to: AxisMotion.Goal(kind: .page, target: target[axis]), from: value, velocity, axis)
    }
    let stays =
      metrics.range(axis).contains(value)
      && (!release.glides[axis] || release.freeLaw == .system)
    let free = fling(
      from: value, stays ? 0 : velocity, axis, isMomentum: release.freeLaw != .glide)
    // A targeting lands exactly where it says, also where that happens to be the proposed target,
    // which a free glide misses by up to 0.5 pt per pt/ms.
    let isFree =
      target[axis] == proposed[axis]
      && (releaseTargeting == nil || rests(free, at: target[axis], axis))
    guard !isFree else { return free }
    let isPager = releaseTargeting?.isPager == true
    return course(
      to: AxisMotion.Goal(kind: isPager ? .pager : .snap, target: target[axis]), from: value,
      velocity, axis)
  }
}
