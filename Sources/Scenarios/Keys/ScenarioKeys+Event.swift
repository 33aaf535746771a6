extension ScenarioKeys {
  /// One entry of `events`.
  var event: Format<ScenarioEvent> {
    let actions = actions
    return Format.object(
      EventKeys(),
      [
        Field("at", "When it happens, in seconds.", \.event.at, .number(.time), .required)
      ] + actions + [
        Field(
          "lift",
          "With touches: when the finger lifts, in seconds after at; else at the last sample.",
          \.lift, Format<Double>.number(.time).optional),
        Field(
          "end",
          "With touches: whether the finger lifts then, is taken away, or stays down for touch to go on.",
          \.end, Format<ScenarioEvent.Touches.End>.choice.optional),
      ],
      exactlyOne: actions.map(\.name),
      finish: { (keys, node) throws(Problem) in
        try Self.finishLift(of: &keys, in: node)
        try Self.finishEnd(of: &keys, in: node)
      }
    ).map(\.event, literal: { EventKeys($0) }).withoutDefault
  }

  private static func finishLift(of keys: inout EventKeys, in node: Node) throws(Problem) {
    guard let lift = keys.lift, let entry = node.entry("lift") else { return }
    guard case .touches(var touches) = keys.event.kind else {
      throw Problem("only touches have a lift of their own", at: entry.place).under(.key("lift"))
    }
    guard lift >= touches.lift else {
      let expected = "seconds >= \(touches.lift.grouped), the time of the last sample"
      throw Problem(expected: expected, found: entry.value).under(.key("lift"))
    }
    touches.lift = lift
    keys.event.kind = .touches(touches)
  }

  private static func finishEnd(of keys: inout EventKeys, in node: Node) throws(Problem) {
    guard let end = keys.end, let entry = node.entry("end") else { return }
    guard case .touches(var touches) = keys.event.kind else {
      throw Problem("only touches have an end of their own", at: entry.place).under(.key("end"))
    }
    touches.end = end
    keys.event.kind = .touches(touches)
  }
}
