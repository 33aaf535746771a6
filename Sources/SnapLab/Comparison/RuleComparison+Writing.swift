public import Tracing

extension RuleComparison {
  /// The maps as one table: that of a map with the rule's name in front.
  public var csv: String {
    zip(names, maps).reduce("rule," + maps[0].csvHeading) {
      $0 + $1.1.csvRows(behind: $1.0 + ",")
    }
  }

  /// The maps by rule, and how many releases they disagree about.
  public var traceValue: TraceValue {
    [
      "rules": .array(
        zip(names, maps).map { name, map in ["rule": .string(name), "map": map.traceValue] }),
      "disagreements": .number(Double(disagreements().count)),
    ]
  }
}

extension RuleComparison.Disagreement {
  /// The gesture and its landings as a value.
  public var traceValue: TraceValue {
    let gesture: TraceValue =
      switch flick {
      case .release(let offset, let velocity, _):
        ["offset": .number(offset), "velocity": .number(velocity)]
      case .drag(let distance, let duration):
        ["distance": .number(distance), "duration": .number(duration)]
      }
    return ["gesture": gesture, "landings": .array(landings.map { .object($0.members) })]
  }
}
