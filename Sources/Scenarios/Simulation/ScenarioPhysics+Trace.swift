internal import CollectionEngine
internal import Tracing

extension ScenarioPhysics {
  /// Every constant that the profile asks by name, and the profile.
  var traceValues: [String: TraceValue] {
    var values: [String: TraceValue] = ["profile": .string(profile.rawValue)]
    for choice in profile.choices {
      values[choice.name] = .string(choice.read(constants))
    }
    for number in profile.numbers {
      values[number.name] = .number(constants[keyPath: number.keyPath])
    }
    return values
  }
}
