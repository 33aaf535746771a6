extension PhysicsProfile {
  /// The choices that the laws of the profile ask, in the order of the documentation.
  public var choices: [PhysicsConstants.Choice] {
    PhysicsConstants.choices.filter { asks($0.name) }
  }

  /// The numbers that the laws of the profile ask, in the order of the documentation.
  public var numbers: [PhysicsConstants.Number] {
    PhysicsConstants.numbers.filter { asks($0.name) }
  }

  /// The names of the choices and numbers that the laws of the profile ask, in that order.
  public var constantNames: [String] { choices.map(\.name) + numbers.map(\.name) }

  /// Whether the laws of the profile ask the choice or number called `name`.
  public func asks(_ name: String) -> Bool { !unused.contains(name) }

  private var unused: Set<String> {
    switch self {
    case .uikit: ["friction", "maximumFlingVelocity"]
    case .android, .flutter:
      Self.onlyUIKit.union(["rubberBandCoefficient", "indirectRubberBandCoefficient"])
    case .flutterBouncing: Self.onlyUIKit.union(["friction"])
    }
  }

  /// What only UIKit's laws ask.
  private static let onlyUIKit: Set<String> = [
    "integration", "projection", "restSpeed", "bounceDecay", "bounceRestDistance",
    "snapDuration", "snapReferenceLength", "snapDurationExponent", "snapRestDistance",
    "minimumGlideDuration",
  ]
}
