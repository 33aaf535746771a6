internal import CSDL2
internal import CollectionEngine
internal import Foundation
internal import Geometry

/// `SDL_TOUCH_MOUSEID` and `SDL_MOUSE_TOUCHID`, macros that Swift does not see: the mouse that SDL
/// makes of a touch, and the touch that it makes of a mouse.
private let mouseOfTouch = UInt32.max
private let touchOfMouse = Int64(-1)

extension InputTranslator {
  mutating func press(_ event: SDL_MouseButtonEvent, in geometry: InputGeometry) -> [InputAction] {
    guard isLeftButton(event) else { return [] }
    return begin(.mouse, at: point(event.x, event.y, geometry), in: geometry)
  }

  mutating func lift(_ event: SDL_MouseButtonEvent, in geometry: InputGeometry) -> [InputAction] {
    guard isLeftButton(event) else { return [] }
    return end(.mouse, at: point(event.x, event.y, geometry))
  }

  mutating func move(_ event: SDL_MouseMotionEvent, in geometry: InputGeometry) -> [InputAction] {
    guard event.which != mouseOfTouch else { return [] }
    let location = point(event.x, event.y, geometry)
    guard drag == nil, geometry.pane != nil else { return move(.mouse, to: location) }
    return [.point(.moved, location: location)]
  }

  mutating func press(_ event: SDL_TouchFingerEvent, in geometry: InputGeometry) -> [InputAction] {
    guard let (finger, point) = finger(event, geometry) else { return [] }
    return begin(finger, at: point, in: geometry)
  }

  mutating func move(_ event: SDL_TouchFingerEvent, in geometry: InputGeometry) -> [InputAction] {
    guard let (finger, point) = finger(event, geometry) else { return [] }
    return move(finger, to: point)
  }

  mutating func lift(_ event: SDL_TouchFingerEvent, in geometry: InputGeometry) -> [InputAction] {
    guard let (finger, point) = finger(event, geometry) else { return [] }
    return end(finger, at: point)
  }

  /// The drag under way is taken away: it ends without a velocity.
  mutating func cancelDrag() -> [InputAction] {
    guard let drag else { return [] }
    self.drag = nil
    return [action(.cancelled, drag.location, drag.purpose)]
  }

  private mutating func begin(
    _ pointer: Pointer, at location: CGPoint, in geometry: InputGeometry
  ) -> [InputAction] {
    var actions: [InputAction] = []
    if let last = drag {
      // Only the same pointer cannot come down twice: the release in between was lost.
      guard last.pointer == pointer else { return [] }
      drag = nil
      let isTouch = last.purpose != .point
      actions.append(action(isTouch ? .ended : .cancelled, last.location, last.purpose))
    }
    let purpose: Purpose
    if geometry.pane?.contains(location) == true {
      purpose = .point
    } else {
      guard geometry.stageContains(location) else { return actions }
      purpose = isShiftDown ? .pull : .touch
    }
    drag = (pointer, location, purpose)
    return actions + [action(.began, location, purpose)]
  }

  private mutating func move(_ pointer: Pointer, to location: CGPoint) -> [InputAction] {
    guard let drag, drag.pointer == pointer else { return [] }
    self.drag?.location = location
    return [action(.moved, location, drag.purpose)]
  }

  private mutating func end(_ pointer: Pointer, at location: CGPoint) -> [InputAction] {
    guard let drag, drag.pointer == pointer else { return [] }
    self.drag = nil
    return [action(.ended, location, drag.purpose)]
  }

  private func action(
    _ phase: TouchPhase, _ location: CGPoint, _ purpose: Purpose
  ) -> InputAction {
    switch purpose {
    case .touch: .scroll(.touch(phase, location: location))
    case .pull: .pull(phase, location: location)
    case .point: .point(PointerPhase(phase), location: location)
    }
  }

  private func isLeftButton(_ event: SDL_MouseButtonEvent) -> Bool {
    event.which != mouseOfTouch && event.button == UInt8(SDL_BUTTON_LEFT)
  }

  private func point(_ x: Int32, _ y: Int32, _ geometry: InputGeometry) -> CGPoint {
    geometry.stagePoint(CGPoint(x: Double(x), y: Double(y)))
  }

  /// Who touches, and where on the stage; nil for a mouse and for no number.
  private func finger(
    _ event: SDL_TouchFingerEvent, _ geometry: InputGeometry
  ) -> (Pointer, CGPoint)? {
    let size = geometry.windowSize
    let point = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    guard event.touchId != touchOfMouse, point.isFinite else { return nil }
    return (.finger(touch: event.touchId, id: event.fingerId), geometry.stagePoint(point))
  }
}

extension PointerPhase {
  /// What `phase` of something that is down is for a pane.
  fileprivate init(_ phase: TouchPhase) {
    switch phase {
    case .began: self = .pressed
    case .moved: self = .moved
    case .ended: self = .lifted
    case .cancelled: self = .left
    }
  }
}
