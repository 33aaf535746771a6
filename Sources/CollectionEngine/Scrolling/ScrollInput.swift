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
  case began, moved, ended
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
    case began, changed, ended, momentum
  }

  public enum Device: String, CaseIterable, Sendable {
    case wheel, trackpad
  }

  public var delta: Delta
  public var phase: Phase?
  public var device: Device

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
