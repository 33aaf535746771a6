import CollectionEngine

extension ScenarioKeys {
  static let physicsField = Field<Scenario>(
    "physics", "The laws of motion: a profile, or a profile with changes.", \.physics, physics,
    isChangeable: true)

  /// A profile's name, or a map of a profile and the constants that differ from it.
  static let physics = Format<ScenarioPhysics>.oneOf([
    Format<PhysicsProfile>.choice.map(
      { ScenarioPhysics(profile: $0) },
      literal: { $0 == ScenarioPhysics(profile: $0.profile) ? $0.profile : nil }),
    .object(
      ScenarioPhysics(),
      // The profile comes first: it sets all constants.
      [
        Field(
          "profile", "The named constants that the others here change.", .choice, value: \.profile,
          write: { $0 = ScenarioPhysics(profile: $1) })
      ] + PhysicsConstants.choices.map(field) + PhysicsConstants.numbers.map(field),
      base: { ScenarioPhysics(profile: $0.profile) }, naming: "profile",
      finish: { (physics, node) throws(Problem) in
        try checkNames(physics.profile, in: node)
        try checkWheel(physics.constants, in: node)
      }),
  ])

  private static func field(_ choice: PhysicsConstants.Choice) -> Field<ScenarioPhysics> {
    Field(
      choice.name, sentence(choice.summary), Format<String>.choice(choice.values.map { ($0, $0) }),
      value: { $0.profile.asks(choice.name) ? choice.read($0.constants) : nil },
      write: { choice.write(&$0.constants, $1) })
  }

  private static func field(_ number: PhysicsConstants.Number) -> Field<ScenarioPhysics> {
    let unit = number.unit.isEmpty ? "" : ", in \(number.unit)"
    return Field(
      number.name, sentence(number.summary + unit),
      Format<Double>.number(Bounds(number.range, unit: number.unit)),
      value: { $0.profile.asks(number.name) ? $0.constants[keyPath: number.keyPath] : nil },
      write: { $0.constants[keyPath: number.keyPath] = $1 })
  }

  /// `summary` with a capital and a full stop.
  static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + (summary.hasSuffix(".") ? "" : ".")
  }

  /// What the laws of a profile do not ask cannot be set.
  private static func checkNames(_ profile: PhysicsProfile, in node: Node) throws(Problem) {
    let names = ["profile"] + profile.constantNames
    guard case .mapping(let entries) = node.content,
      let entry = entries.first(where: { !names.contains($0.key) })
    else { return }
    throw Problem(
      "not a constant of \(profile.rawValue); those are \(profile.constantNames.joinedAsList)",
      at: entry.place
    ).under(.key(entry.key))
  }

  private static func checkWheel(_ constants: PhysicsConstants, in node: Node) throws(Problem) {
    let (least, most) = (constants.wheelMinimumDuration, constants.wheelMaximumDuration)
    guard least > most else { return }
    let (name, limit) =
      node.entry("wheelMaximumDuration") == nil
      ? ("wheelMinimumDuration", "<= \(most.grouped), the wheelMaximumDuration")
      : ("wheelMaximumDuration", ">= \(least.grouped), the wheelMinimumDuration")
    let found = node.entry(name)?.value ?? node
    throw Problem(expected: "seconds \(limit)", found: found).under(.key(name))
  }
}
