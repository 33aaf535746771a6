internal import CSDL2
internal import CollectionEngine
internal import Foundation
internal import Geometry

extension InputTranslator {
  /// A wheel turns. `FLIPPED` events are taken as they come: SDL has already turned them round.
  mutating func turn(_ event: SDL_MouseWheelEvent, at time: Double) -> [InputAction] {
    guard event.which != UInt32.max, var notches = notches(event), notches != .zero else {
      return []
    }
    if isWhole(notches), !fractionalWheels.contains(event.which) {
      return [.scroll(.wheel(WheelInput(.notches(turned(notches)))))]
    }
    fractionalWheels.insert(event.which)
    notches = axisLock.locked(turned(notches), at: time)
    guard notches != .zero else { return [] }
    return [.scroll(.wheel(WheelInput(.precise(notches))))]
  }

  /// How far, with SDL's signs; nil where that is no number.
  private func notches(_ event: SDL_MouseWheelEvent) -> CGPoint? {
    let precise = CGPoint(x: Double(event.preciseX), y: Double(event.preciseY))
    guard precise.isFinite else { return nil }
    // Whoever fills in the whole numbers only, as SDL before 2.0.18 did, means them.
    return precise == .zero ? CGPoint(x: Double(event.x), y: Double(event.y)) : precise
  }

  private func isWhole(_ notches: CGPoint) -> Bool {
    notches.x == notches.x.rounded() && notches.y == notches.y.rounded()
  }

  /// With shift an upright wheel turns sideways: towards the person is on, to the right. What turns
  /// sideways already, as systems do it that know shift themselves, stays.
  private func turned(_ notches: CGPoint) -> CGPoint {
    guard isShiftDown, abs(notches.y) >= abs(notches.x) else { return notches }
    return CGPoint(x: -notches.y, y: 0)
  }
}
