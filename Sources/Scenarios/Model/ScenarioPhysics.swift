public import CollectionEngine

/// The laws of motion of a scenario: a named profile, and what the scenario changes in it.
public struct ScenarioPhysics: Equatable, Sendable {
  /// The profile that `constants` started from.
  public var profile: PhysicsProfile
  /// The constants that the run uses.
  public var constants: PhysicsConstants

  /// The constants of `profile`, unchanged.
  public init(profile: PhysicsProfile = .uikit) {
    self.profile = profile
    self.constants = profile.constants
  }

  /// The laws with these constants.
  func makePhysics() -> any ScrollPhysics { profile.makePhysics(constants) }
}
