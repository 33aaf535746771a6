public import Foundation
internal import Geometry

/// Everything a person can do to a scroll view. Each acts at the time it is handed over with.
public enum ScrollInput: Equatable, Sendable {
  /// A finger, or the mouse button that stands for one.
  case touch(TouchPhase, location: CGPoint)
  /// A wheel or trackpad.
  case wheel(WheelInput)
  /// A finger has just left, at this offset (pt) and velocity (pt/ms); no threshold applies to it.
  case release(contentOffset: CGPoint?, velocity: CGPoint)
}

/// What a finger does at an instant.
public enum TouchPhase: String, CaseIterable, Sendable {
  /// It comes down.
  case began
  /// It is somewhere else.
  case moved
  /// It lifts.
  case ended
  /// The system takes the finger away: it lifts without a velocity.
  case cancelled
}

/// One event of a wheel or a trackpad.
public struct WheelInput: Equatable, Sendable {
  /// How far, and in which unit.
  public enum Delta: Equatable, Sendable {
    /// Whole notches with SDL's signs: y positive away from the person, x positive to the right.
    /// They glide.
    case notches(CGPoint)
    /// Fractions of a notch, same signs. They move the content at once.
    case precise(CGPoint)
    /// Points that are added to the offset at once.
    case points(CGPoint)

    var isFinite: Bool {
      switch self {
      case .notches(let amount), .precise(let amount), .points(let amount): amount.isFinite
      }
    }
  }

  /// Where in a gesture the event stands, if the system says so.
  public enum Phase: String, CaseIterable, Sendable {
    /// Fingers begin to move.
    case began
    /// They move on.
    case changed
    /// They have left.
    case ended
    /// The system lets the content run on. The engine's own motion does that beyond an edge, and
    /// where a page or a changed target is to be reached.
    case momentum
  }

  /// What the event came from; a remainder of one never adds to the other's.
  public enum Device: String, CaseIterable, Sendable {
    case wheel, trackpad
  }

  /// How far.
  public var delta: Delta
  /// Where in a gesture; nil where the system does not say.
  public var phase: Phase?
  /// What it came from.
  public var device: Device

  /// An event that turned by `delta`.
  ///
  /// - Parameter device: a wheel for notches and a trackpad for the rest, unless given.
  public init(_ delta: Delta, phase: Phase? = nil, device: Device? = nil) {
    self.delta = delta
    self.phase = phase
    if let device {
      self.device = device
    } else if case .notches = delta {
      self.device = .wheel
    } else {
      self.device = .trackpad
    }
  }
}
