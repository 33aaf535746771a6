internal import Foundation
internal import Geometry
internal import Motion

/// Precise wheel deltas that belong together.
struct WheelGesture {
  /// The raw position, in pt: what the deltas add up to without the resistance beyond an edge.
  var raw: CGPoint
  /// When the last delta came, in s.
  var lastTime: Double
  /// Whether the system says when the gesture ends.
  var hasPhases: Bool

  /// When silence ends the gesture, in s; nil where the system says it.
  func end(_ constants: PhysicsConstants) -> Double? {
    hasPhases ? nil : lastTime + constants.wheelSilence
  }
}

extension ScrollView {
  /// Notches glide; precise deltas move the content at once, and with resistance beyond an edge.
  func turnWheel(_ wheel: WheelInput) {
    guard isScrollEnabled, !isTracking else { return }
    let notch = physics.constants.wheelNotchDistance
    switch wheel.delta {
    case .notches(let notches):
      if isPagingEnabled {
        turnPages(notches, wheel.device)
      } else {
        glide(by: CGPoint(x: notches.x * notch, y: -notches.y * notch))
      }
    case .precise(let notches):
      move(by: CGPoint(x: notches.x * notch, y: -notches.y * notch), wheel.phase)
    case .points(let points): move(by: points, wheel.phase)
    }
  }

  /// The gesture of precise deltas ends like a finger that has come to rest: what is outside bounces back.
  func endWheelGesture() {
    guard case .wheeled = state else { return }
    launch(Release(pointer: .indirect, interruptedPages: AxisPair { _ in nil }))
  }

  private func glide(by delta: CGPoint) {
    precondition(delta.isFinite, "A wheel turns by finite amounts, not \(delta).")
    let start = wheelStart()
    steer(.wheel) { axis in
      guard delta[axis] != 0, canScroll(axis) else { return nil }
      let base = metrics.clamped(start[axis] ?? offset[axis], axis)
      return landed(metrics.clamped(base + delta[axis], axis), nil, axis)
    }
  }

  private func turnPages(_ notches: CGPoint, _ device: WheelInput.Device) {
    let start = wheelStart()
    steer(.page) { axis in
      let amount = Double(axis == .horizontal ? notches.x : -notches.y)
      guard amount != 0, canScroll(axis) else { return nil }
      let steps = wheelSteps.add(amount, axis, from: device)
      guard steps != 0 else { return nil }
      let edges = edges(axis)
      let page = physics.page(
        from: start[axis] ?? offset[axis], velocity: 0, interrupted: nil, edges)
      return metrics.clamped(page + Double(steps) * edges.length, axis)
    }
  }

  /// Where an earlier notch's glide is on its way to: the next notch adds to that.
  private func wheelStart() -> AxisPair<Double?> {
    guard case .moving(let motion) = state, motion.cause == .wheel else {
      return AxisPair { _ in nil }
    }
    return AxisPair { motion.axes[$0].kind == .fling ? nil : motion.axes[$0].target }
  }

  /// Sends the axes for which `target` has an answer there, at the speed they have; the others go on as they are.
  private func steer(_ kind: AxisMotion.Kind, target: (Axis) -> Double?) {
    let targets = AxisPair { target($0) }
    var running: ScrollMotion?
    if case .moving(let motion) = state { running = motion }
    let axes = AxisPair { axis in
      let current = running?.axes[axis] ?? .standing(offset[axis])
      guard let goal = targets[axis], goal != current.target || !current.isStanding else {
        return current
      }
      if goal == current.target, current.kind == kind { return current }
      let seed = AxisMotion(course: current.course, kind: kind, target: goal)
      return redirected(
        seed, to: goal, from: offset[axis], current.velocity(at: currentTime), axis)
    }
    let goesAnywhere = Axis.allCases.contains { targets[$0] != nil && targets[$0] != running?.axes[$0].target && (running != nil || !axes[$0].isStanding) }
    guard goesAnywhere else { return }
    let goal = CGPoint { axes[$0].target ?? running?.target[$0] ?? offset[$0] }
    if var running, running.cause == .wheel {
      running.axes = axes
      running.target = goal
      state = .moving(running)
      return
    }
    let velocity = currentVelocity
    if !isAtRest { interrupt(by: .wheel) }
    _ = begin(.wheel, axes, velocity: velocity, target: goal)
  }

  private func move(by delta: CGPoint, _ phase: WheelInput.Phase?) {
    precondition(delta.isFinite, "A wheel turns by finite amounts, not \(delta).")
    guard canScroll(.horizontal) || canScroll(.vertical) else { return }
    let isOutside = metrics.clamped(offset) != offset
    if phase == .momentum, isOutside { return }
    if case .wheeled = state {
    } else {
      guard delta != .zero else { return }
      if !isAtRest { interrupt(by: .wheel) }
      state = .wheeled(
        WheelGesture(raw: raw(offset, by: .indirect), lastTime: currentTime, hasPhases: false))
      tellWillBeginDragging()
    }
    guard case .wheeled(var gesture) = state else { return }
    for axis in Axis.allCases where canScroll(axis) {
      gesture.raw[axis] += delta[axis]
      if !bounces { gesture.raw[axis] = metrics.clamped(gesture.raw[axis], axis) }
    }
    gesture.lastTime = currentTime
    gesture.hasPhases = phase == .began || phase == .changed
    state = .wheeled(gesture)
    let shown = resisted(gesture.raw, by: .indirect)
    changeOffset(to: CGPoint { canScroll($0) ? shown[$0] : offset[$0] })
    if phase == .ended { endWheelGesture() }
  }
}
