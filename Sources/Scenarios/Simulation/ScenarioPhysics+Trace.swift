internal import CollectionEngine
internal import Tracing

extension ScenarioPhysics {
  /// Every constant by name, and the profile.
  var traceValues: [String: TraceValue] {
    var values: [String: TraceValue] = ["profile": .string(profile.rawValue)]
    for choice in PhysicsConstants.choices {
      values[choice.name] = .string(choice.read(constants))
    }
    for number in PhysicsConstants.numbers {
      values[number.name] = .number(constants[keyPath: number.keyPath])
    }
    return values
  }
}
