internal import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// Puts the content at `contentOffset` and lets whatever is under way go on from there.
  func adjustContentOffset(to contentOffset: CGPoint) {
    precondition(
      contentOffset.isFinite, "A content offset has finite coordinates, not \(contentOffset).")
    let new = CGPoint { axis in
      let range = metrics.range(axis)
      let value = contentOffset[axis]
      return value == range.lowerBound || value == range.upperBound
        ? value : Double(pixelGrid.rounded(value))
    }
    guard new != offset else { return }
    let old = offset
    switch state {
    case .resting: break
    case .touched(var pan):
      let held = raw(new, by: .direct)
      pan.anchor = CGPoint { held[$0] + pan.translation[$0] }
      state = .touched(pan)
    case .wheeled(var gesture):
      gesture.raw = raw(new, by: .indirect)
      state = .wheeled(gesture)
    case .moving(var motion):
      for axis in Axis.allCases {
        motion.axes[axis] = shifted(
          motion.axes[axis], from: old[axis], to: new[axis], axis)
      }
      motion.target = CGPoint { motion.axes[$0].target ?? motion.target[$0] }
      state = .moving(motion)
    }
    changeOffset(to: new)
    flushDidScroll()
  }

  /// One axis of a motion whose content was put elsewhere: it keeps its speed and its target. A wheel's target is an
  /// amount, and shifts along.
  private func shifted(
    _ motion: AxisMotion, from old: Double, to new: Double, _ axis: Axis
  ) -> AxisMotion {
    guard old != new else { return motion }
    guard !motion.isStanding else {
      return fling(from: new, 0, axis)
    }
    let velocity = motion.velocity(at: currentTime)
    switch (motion.kind, motion.target) {
    case (.fling, _), (_, nil):
      return fling(from: new, motion.launchVelocity(at: currentTime), axis)
    case (.wheel, let target?):
      return redirected(
        motion, to: metrics.clamped(target + new - old, axis), from: new, velocity, axis)
    case (_, let target?):
      return redirected(motion, to: target, from: new, velocity, axis)
    }
  }

  /// One axis of a motion on its way to another target, from `value` at `velocity` now.
  func redirected(
    _ motion: AxisMotion, to target: Double, from value: Double, _ velocity: Double, _ axis: Axis
  ) -> AxisMotion {
    let edges = edges(axis)
    switch motion.kind {
    case .fling: return fling(from: value, velocity, axis)
    case .snap:
      return directed(
        .snap, to: target,
        physics.snap(
          from: value, to: target, velocity: velocity, edges, rate: decelerationRate.rawValue))
    case .page: return pageTurn(to: target, from: value, velocity, axis)
    case .animation:
      return directed(
        .animation, to: target,
        physics.animation(from: value, to: target, velocity: velocity))
    case .wheel:
      return directed(
        .wheel, to: target,
        physics.wheelGlide(from: value, to: target, velocity: velocity))
    }
  }

  /// Lets a motion go on in a range that has changed: at its speed, and to where it may rest now. A path that the
  /// change does not touch stays as it is.
  func relaunch(_ motion: ScrollMotion) {
    var motion = motion
    for axis in Axis.allCases {
      motion.axes[axis] = relaunched(motion.axes[axis], isFling: motion.cause == .release, axis)
    }
    motion.target = CGPoint { motion.axes[$0].target ?? metrics.clamped(motion.target[$0], $0) }
    state = .moving(motion)
  }

  private func relaunched(_ motion: AxisMotion, isFling: Bool, _ axis: Axis) -> AxisMotion {
    let value = offset[axis]
    let range = metrics.range(axis)
    if motion.isStanding {
      guard !range.contains(value) else { return motion }
      return isFling ? fling(from: value, 0, axis) : .standing(metrics.clamped(value, axis))
    }
    guard let target = motion.target else {
      return fling(from: value, motion.launchVelocity(at: currentTime), axis)
    }
    let allowed =
      motion.kind == .page
      ? physics.page(from: target, velocity: 0, interrupted: nil, edges(axis))
      : metrics.clamped(target, axis)
    guard allowed != target else { return motion }
    return redirected(
      motion, to: allowed, from: value, motion.velocity(at: currentTime), axis)
  }
}
