internal import Foundation
internal import Geometry

extension ScrollView {
  /// Notches glide; precise deltas move the content at once, and with resistance beyond an edge.
  func turnWheel(_ wheel: WheelInput) {
    guard isScrollEnabled, !isTracking else { return }
    precondition(wheel.delta.isFinite, "A wheel turns by finite amounts, not \(wheel.delta).")
    let notch = physics.constants.wheelNotchDistance
    switch wheel.delta {
    case .notches(let notches):
      wheelEcho = nil
      if turnsPages {
        turnPages(notches, wheel.device)
      } else {
        glide(by: CGPoint(x: notches.x * notch, y: -notches.y * notch))
      }
    case .precise(let notches):
      move(by: CGPoint(x: notches.x * notch, y: -notches.y * notch), wheel.phase)
    case .points(let points): move(by: points, wheel.phase)
    }
  }

  private func glide(by delta: CGPoint) {
    let start = wheelStart
    let targets = AxisPair<Double?> { axis in
      guard delta[axis] != 0, canScroll(axis) else { return nil }
      return landed(metrics.clamped(start[axis], axis) + delta[axis], axis)
    }
    steer(.wheel, to: targets)
  }

  private func turnPages(_ notches: CGPoint, _ device: WheelInput.Device) {
    let start = wheelStart
    let targets = AxisPair<Double?> { axis in
      let amount = Double(axis == .horizontal ? notches.x : -notches.y)
      guard amount != 0, canScroll(axis) else { return nil }
      let steps = wheelSteps.add(amount, axis, from: device)
      guard steps != 0 else { return nil }
      let edges = edges(axis)
      let page = physics.page(from: start[axis], velocity: 0, interrupted: nil, edges)
      return edges.page(Double(steps), from: page)
    }
    steer(.page, to: targets)
  }

  /// What a notch adds to: where an earlier one's glide is on its way to, or where the content is.
  private var wheelStart: CGPoint {
    guard case .moving(let motion) = state, motion.cause == .wheel else { return offset }
    return CGPoint { motion.axes[$0].destination ?? offset[$0] }
  }

  /// Sends the axes that have a target there, at the speed they have; the others go on as they are.
  /// Nothing happens where every target is where its axis stands or goes already.
  private func steer(_ kind: AxisMotion.Goal.Kind, to targets: AxisPair<Double?>) {
    var running: ScrollMotion?
    if case .moving(let motion) = state { running = motion }
    var axes = running?.axes ?? AxisPair { .standing(offset[$0]) }
    let isSteered = AxisPair { axis in
      targets[axis].map { $0 != axes[axis].destination } ?? false
    }
    guard isSteered.horizontal || isSteered.vertical else { return }
    for axis in Axis.allCases where isSteered[axis] {
      let goal = AxisMotion.Goal(kind: kind, target: targets[axis] ?? offset[axis])
      axes[axis] = course(
        to: goal, from: offset[axis], axes[axis].velocity(at: currentTime), axis)
    }
    let target = CGPoint { destination(of: axes[$0], $0) }
    if let running, running.cause == .wheel {
      running.axes = axes
      running.target = target
      return
    }
    let velocity = running?.velocity(at: currentTime) ?? .zero
    if running != nil { interrupt(by: .wheel) } else { giveWay(to: .wheel, isHeldOn: false) }
    begin(.wheel, axes, velocity: velocity, target: target)
    if let running { tellInterrupted(running.cause) }
  }
}
