public import Foundation

extension ScenarioEvent {
  /// One step of a wheel or a trackpad.
  public struct Wheel: Equatable, Sendable {
    /// A distance in the unit of the device.
    public enum Delta: Equatable, Sendable {
      /// Whole notches, with SDL's signs (positive right and up), within +-10,000.
      case notches(CGPoint)
      /// Parts of notches, with SDL's signs, within +-10,000.
      case precise(CGPoint)
      /// Points that the content offset grows by, within +-1,000,000,000.
      case points(CGPoint)
    }

    /// The parts of a gesture.
    public enum Phase: String, CaseIterable, Sendable {
      case began, changed, ended, momentum
    }

    /// The kinds of device.
    public enum Device: String, CaseIterable, Sendable {
      case wheel, trackpad
    }

    /// How far it goes.
    public var delta: Delta
    /// Where in a gesture it stands; nil for a device that tells no phases. Default nil.
    public var phase: Phase?
    /// What it comes from. Default a wheel for notches, a trackpad otherwise.
    public var device: Device

    /// A step of the device that has such deltas, or of `device`.
    public init(_ delta: Delta, phase: Phase? = nil, device: Device? = nil) {
      self.delta = delta
      self.phase = phase
      self.device = device ?? delta.usualDevice
    }
  }
}

extension ScenarioEvent.Wheel.Delta {
  /// The device that has such deltas.
  var usualDevice: ScenarioEvent.Wheel.Device {
    switch self {
    case .notches: .wheel
    case .precise, .points: .trackpad
    }
  }
}
