import CollectionEngine

extension TextBuffer {
  /// Appends `line` as one JSON object.
  mutating func appendJSON(_ line: TraceLine) {
    switch line {
    case .frame(let frame): appendJSONFields(frame)
    case .element(let element): appendJSONFields(element)
    case .header(let header): appendJSONFields(header)
    case .input(let input): appendJSONFields(input)
    case .call(let call): appendJSONFields(call)
    case .settled(let end):
      append("{\"type\":\"settled\"")
      appendJSONPlace(frame: end.frame, time: end.time)
      append(",\"contentOffset\":")
      appendJSON(end.contentOffset)
    case .interrupted(let interruption):
      append("{\"type\":\"interrupted\"")
      appendJSONPlace(frame: interruption.frame, time: interruption.time)
      append(",\"by\":")
      appendJSON(interruption.by)
    case .mark(let mark):
      append("{\"type\":\"mark\"")
      appendJSONPlace(frame: mark.frame, time: mark.time)
      append(",\"label\":")
      appendJSON(mark.label)
    case .other(let value):
      guard case .object(let members) = value, case .string? = members["type"] else {
        fatalError(
          "A line of a trace is an object with a string under \"type\", not \(value).")
      }
      appendJSON(members, first: "type")
      return
    }
    append("}")
  }

  private mutating func appendJSONFields(_ header: TraceHeader) {
    append("{\"type\":\"header\",\"version\":")
    append(header.version)
    appendJSONMember(",\"scenario\":", header.scenario)
    appendJSONMember(",\"sha256\":", header.sha256)
    appendJSONMember(",\"source\":", header.source)
    append(",\"viewport\":")
    appendJSON(header.viewport)
    append(",\"scale\":")
    append(header.scale)
    if let rate = header.rate {
      append(",\"rate\":")
      append(rate)
    }
    appendJSONMember(",\"physics\":", header.physics)
  }

  private mutating func appendJSONFields(_ input: TraceInput) {
    append("{\"type\":\"input\",\"time\":")
    append(input.time)
    append(",\"kind\":")
    appendJSON(input.kind)
    appendJSONMember(",\"phase\":", input.phase)
    if let location = input.location {
      append(",\"location\":")
      appendJSON(location)
    }
    appendJSONMember(",\"arguments\":", input.arguments)
  }

  private mutating func appendJSONFields(_ call: TraceCall) {
    append("{\"type\":\"call\"")
    appendJSONPlace(frame: call.frame, time: call.time)
    append(",\"name\":")
    appendJSON(call.name)
    appendJSONMember(",\"arguments\":", call.arguments)
    if let result = call.result {
      append(",\"result\":")
      appendJSON(result)
    }
  }

  private mutating func appendJSONFields(_ frame: TraceFrame) {
    append("{\"type\":\"frame\"")
    appendJSONPlace(frame: frame.frame, time: frame.time)
    append(",\"contentOffset\":")
    appendJSON(frame.contentOffset)
    append(",\"velocity\":")
    appendJSON(frame.velocity)
    append(",\"activity\":\"")
    append(frame.activity.rawValue)
    append("\",\"contentSize\":")
    appendJSON(frame.contentSize)
    if let proposedTarget = frame.proposedTarget {
      append(",\"proposedTarget\":")
      appendJSON(proposedTarget)
    }
    if let target = frame.target {
      append(",\"target\":")
      appendJSON(target)
    }
  }

  private mutating func appendJSONPlace(frame: Int, time: Double) {
    append(",\"frame\":")
    append(frame)
    append(",\"time\":")
    append(time)
  }

  /// Appends a member where it has a value.
  private mutating func appendJSONMember(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    append(key)
    appendJSON(text)
  }

  /// Appends a member where its object has members.
  private mutating func appendJSONMember(_ key: StaticString, _ object: [String: TraceValue]) {
    guard !object.isEmpty else { return }
    append(key)
    appendJSON(object)
  }
}
