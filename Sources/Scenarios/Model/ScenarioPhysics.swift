public import CollectionEngine

/// The laws of motion of a scenario: a named profile, and what the scenario changes in it.
public struct ScenarioPhysics: Equatable, Sendable {
  /// A named set of constants.
  public enum Profile: String, CaseIterable, Sendable {
    /// The scroll view of UIKit.
    case uikit

    /// The constants of the profile.
    public var constants: PhysicsConstants {
      switch self {
      case .uikit: PhysicsConstants()
      }
    }
  }

  /// The profile that `constants` started from.
  public var profile: Profile
  /// The constants that the run uses.
  public var constants: PhysicsConstants

  /// The constants of `profile`, unchanged.
  public init(profile: Profile = .uikit) {
    self.profile = profile
    self.constants = profile.constants
  }

  /// The laws with these constants.
  func makePhysics() -> any ScrollPhysics {
    switch profile {
    case .uikit: UIKitPhysics(constants: constants)
    }
  }
}
