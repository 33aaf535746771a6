internal import Foundation
internal import Geometry

extension ScrollView {
  /// Precise deltas move the content at once, and with resistance beyond an edge.
  ///
  ///     deltas → silence | `.ended` → release → momentum | snap | page turn | bounce
  ///
  /// A page turn begins as soon as the deltas fade, and one gesture turns one page at most. What
  /// still comes in of a movement that has been released is swallowed: the tail that a system sends
  /// is never added to the engine's own motion.
  func move(by delta: CGPoint, _ phase: WheelInput.Phase?) {
    guard canScroll(.horizontal) || canScroll(.vertical), !swallows(delta, phase) else { return }
    if !isWheeled {
      guard delta != .zero else { return }
      beginWheelGesture()
    }
    guard case .wheeled(var gesture) = state else { return }
    gesture.source = WheelGesture.Source(phase)
    for axis in Axis.allCases where canScroll(axis) {
      gesture.raw[axis] = limited(gesture.raw[axis] + delta[axis], gesture.pages[axis], axis)
    }
    if phase != .ended || delta != .zero {
      gesture.deltas.add(delta, at: currentTime)
      gesture.lastTime = currentTime
    }
    state = .wheeled(gesture)
    let shown = resisted(gesture.raw, by: .indirect)
    changeOffset(to: CGPoint { canScroll($0) ? shown[$0] : offset[$0] })
    if phase == .ended || hasLetGo(gesture) { releaseWheel() }
  }

  /// The gesture of precise deltas ends like a finger that has come to rest: what is outside
  /// bounces back.
  func endWheelGesture() {
    guard case .wheeled(let gesture) = state else { return }
    launch(Release(interruptedTargets: gesture.interruptedTargets, pages: gesture.pages))
  }

  /// The gesture ends as it stands: the content goes on at the speed of the last deltas, unless
  /// they have come to rest or are a tail of the system's own.
  func releaseWheel() {
    guard case .wheeled(let gesture) = state else { return }
    let isOutside = metrics.clamped(offset) != offset
    let isPageDecided = turnsPages && gesture.deltas.isFading
    launch(release(of: gesture, isOutside: isOutside, isPageDecided: isPageDecided))
    let goesOn: Bool
    switch gesture.source {
    case .phased: goesOn = turnsPages || releaseTargeting != nil || !isAtRest
    case .tail: goesOn = isOutside
    case .unphased: goesOn = isPageDecided || gesture.deltas.isTail
    }
    guard goesOn else { return }
    wheelEcho = WheelEcho(
      deltas: gesture.deltas, lastTime: gesture.lastTime,
      holdsRest: gesture.source != .unphased || isPageDecided || isOutside)
  }

  private func release(
    of gesture: WheelGesture, isOutside: Bool, isPageDecided: Bool
  ) -> Release {
    let constants = physics.constants
    var release = Release(interruptedTargets: gesture.interruptedTargets, pages: gesture.pages)
    let isLive: Bool
    switch gesture.source {
    case .phased:
      release.freeLaw = .system
      isLive = currentTime - gesture.lastTime <= constants.velocityWindow
    case .tail:
      release.freeLaw = .momentum
      isLive = isOutside
    case .unphased:
      release.freeLaw = .momentum
      isLive = isPageDecided || gesture.glides(constants)
    }
    guard isLive else { return release }
    for axis in Axis.allCases where canScroll(axis) {
      // Content that has reached the next page does not leave it again.
      if let page = gesture.pages[axis], abs(gesture.raw[axis] - page) >= size[axis] { continue }
      release.velocity[axis] = gesture.deltas.velocity[axis]
      release.glides[axis] = abs(release.velocity[axis]) * 1000 >= constants.minimumFlingVelocity
    }
    return release
  }

  private var isWheeled: Bool {
    if case .wheeled = state { return true }
    return false
  }

  private func beginWheelGesture() {
    let interrupted = interruptedTargets
    let pages = AxisPair<Double?> { axis in
      guard turnsPages, canScroll(axis) else { return nil }
      return interrupted[axis]
        ?? physics.page(from: offset[axis], velocity: 0, interrupted: nil, edges(axis))
    }
    wheelEcho = nil
    giveWay(to: .wheel, isHeldOn: false)
    state = .wheeled(
      WheelGesture(
        raw: raw(offset, by: .indirect), lastTime: currentTime, source: .unphased, pages: pages,
        interruptedTargets: interrupted))
    tellWillBeginDragging()
  }

  /// Whether `delta` belongs to a movement that the content has already left.
  private func swallows(_ delta: CGPoint, _ phase: WheelInput.Phase?) -> Bool {
    guard phase == nil || phase == .momentum else {
      wheelEcho = nil
      return false
    }
    if phase == .momentum, metrics.clamped(offset) != offset { return true }
    guard var echo = wheelEcho, !isWheeled else { return false }
    let isOld = echo.swallows(delta, at: currentTime)
    wheelEcho = isOld || phase == .momentum ? echo : nil
    return wheelEcho != nil && (echo.holdsRest || !isAtRest)
  }

  /// Whether the deltas so far already decide what the content does, although more may come.
  private func hasLetGo(_ gesture: WheelGesture) -> Bool {
    let isOutside = metrics.clamped(offset) != offset
    switch gesture.source {
    case .phased: return false
    case .tail: return isOutside
    case .unphased:
      let isQuick = gesture.deltas.peakSpeed > physics.constants.pagingVelocityThreshold
      return turnsPages && gesture.deltas.isFading && isQuick
        || isOutside && gesture.deltas.isTail
    }
  }

  /// The raw position `raw` as far as content may be pulled: not past the next page, and nowhere
  /// outside where it does not bounce.
  private func limited(_ raw: Double, _ page: Double?, _ axis: Axis) -> Double {
    var raw = raw
    if let page { raw = min(max(raw, page - size[axis]), page + size[axis]) }
    return leavesRange ? raw : metrics.clamped(raw, axis)
  }
}

extension WheelGesture.Source {
  /// Who says when a gesture ends whose last delta had `phase`.
  init(_ phase: WheelInput.Phase?) {
    switch phase {
    case nil: self = .unphased
    case .momentum: self = .tail
    case .began, .changed, .ended: self = .phased
    }
  }
}
