internal import Foundation
internal import Geometry
internal import Motion

extension ScrollView {
  /// The free motion of one axis from `value` at `velocity` (the law's own) from now on: a finger's,
  /// or a trackpad's momentum, which is never stepped.
  func fling(
    from value: Double, _ velocity: Double, _ axis: Axis, isMomentum: Bool = false
  ) -> AxisMotion {
    let rate = decelerationRate.rawValue
    let edges = edges(axis)
    if isMomentum {
      let curve = physics.momentum(from: value, velocity: velocity, edges, rate: rate)
      guard curve.duration > 0 else { return .standing(landed(curve.restValue, axis)) }
      return AxisMotion(course: .curve(curve, start: currentTime), isMomentum: true)
    }
    if let ticked = physics.tickedFling(from: value, velocity: velocity, edges, rate: rate) {
      if let rest = ticked.restValue { return .standing(landed(rest, axis)) }
      return AxisMotion(course: .ticked(ticked, slope: velocity))
    }
    let curve = physics.fling(from: value, velocity: velocity, edges, rate: rate)
    guard curve.duration > 0 else { return .standing(landed(curve.restValue, axis)) }
    return AxisMotion(course: .curve(curve, start: currentTime))
  }

  /// The motion of one axis to `goal` from `value` at `velocity` (its slope) from now on.
  func course(
    to goal: AxisMotion.Goal, from value: Double, _ velocity: Double, _ axis: Axis
  ) -> AxisMotion {
    let target = goal.target
    let curve: any MotionCurve
    switch goal.kind {
    case .snap:
      curve = physics.snap(
        from: value, to: target, velocity: velocity, edges(axis), rate: decelerationRate.rawValue)
    case .pager:
      curve = physics.pagerSnap(
        from: value, to: target, velocity: velocity, edges(axis), rate: decelerationRate.rawValue)
    case .page:
      curve = physics.pageTurn(from: value, to: target, velocity: velocity, edges(axis))
    case .animation:
      curve = physics.animation(from: value, to: target, velocity: velocity, edges(axis))
    case .wheel: curve = physics.wheelGlide(from: value, to: target, velocity: velocity)
    case .steady:
      guard velocity != 0 else { return .standing(value) }
      curve = SteadyMotion(initialValue: value, target: target, speed: abs(velocity))
    }
    guard curve.duration > 0 else { return .standing(target) }
    return AxisMotion(
      course: .curve(curve, start: currentTime), goal: goal,
      limits: limits(from: value, to: target, axis))
  }

  /// What a motion from `value` to `target` may not leave: where content does not bounce, the
  /// range, widened by both ends, for a program may put and send content anywhere.
  func limits(from value: Double, to target: Double, _ axis: Axis) -> ClosedRange<Double>? {
    guard !leavesRange else { return nil }
    let range = metrics.range(axis)
    return min(range.lowerBound, value, target)...max(range.upperBound, value, target)
  }

  /// Where content that came to rest at `value` without a goal stands for good: exactly on an edge,
  /// or on the pixel grid and inside.
  func landed(_ value: Double, _ axis: Axis) -> Double {
    metrics.clamped(standing(value, axis), axis)
  }

  /// `value` as a place to stand, inside or not: an edge exactly, or on the pixel grid.
  func standing(_ value: Double, _ axis: Axis) -> Double {
    let range = metrics.range(axis)
    guard value != range.lowerBound, value != range.upperBound else { return value }
    return Double(pixelGrid.rounded(value))
  }

  /// Where a free glide from `value` at `velocity` (the law's own) is said to lead: the proposed
  /// target, as far as it can be reached, on the pixel grid.
  func proposedTarget(
    from value: Double, _ velocity: Double, _ axis: Axis, isMomentum: Bool = false
  ) -> Double {
    let target =
      isMomentum
      ? physics.momentumTarget(from: value, velocity: velocity)
      : physics.proposedTarget(
        from: value, velocity: velocity, rate: decelerationRate.rawValue)
    return landed(metrics.clamped(target, axis), axis)
  }

  /// Where one axis of a motion leads from here.
  func destination(of motion: AxisMotion, _ axis: Axis) -> Double {
    motion.destination
      ?? proposedTarget(
        from: offset[axis], motion.launchVelocity(at: currentTime), axis,
        isMomentum: motion.isMomentum)
  }
}
