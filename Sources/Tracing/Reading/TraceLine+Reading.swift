import CollectionEngine

extension TraceLine {
  /// Makes a line from the members of its JSON object; a type this version does not know gives
  /// `.other`.
  init(_ members: [String: TraceValue], line: Int) throws(TraceError) {
    let type = try MemberReader(members, of: "line", line: line).text("type")
    let reader = MemberReader(members, of: "\(type) line", line: line)
    switch type {
    case "header": self = .header(try TraceHeader(reader))
    case "input": self = .input(try TraceInput(reader))
    case "call": self = .call(try TraceCall(reader))
    case "frame": self = .frame(try TraceFrame(reader))
    case "element": self = .element(try TraceElement(reader))
    case "settled":
      self = .settled(
        TraceEnd(
          frame: try reader.integer("frame"), time: try reader.number("time"),
          contentOffset: try reader.point("contentOffset")))
    case "interrupted":
      self = .interrupted(
        TraceInterruption(
          frame: try reader.integer("frame"), time: try reader.number("time"),
          by: try reader.text("by")))
    case "mark":
      self = .mark(
        TraceMark(
          frame: try reader.integer("frame"), time: try reader.number("time"),
          label: try reader.text("label")))
    default: self = .other(.object(members))
    }
  }
}

extension TraceHeader {
  /// The version of the format that this reader knows.
  private static let knownVersion = 1

  fileprivate init(_ reader: MemberReader) throws(TraceError) {
    let version = try reader.integer("version")
    guard version == Self.knownVersion else {
      throw reader.expected("\(Self.knownVersion)", in: "version", .number(Double(version)))
    }
    self.init(
      version: version, scenario: try reader.optionalText("scenario"),
      sha256: try reader.optionalText("sha256"), source: try reader.optionalText("source"),
      viewport: try reader.size("viewport"), scale: try reader.number("scale"),
      rate: try reader.optionalNumber("rate"), physics: try reader.object("physics"))
  }
}

extension TraceInput {
  fileprivate init(_ reader: MemberReader) throws(TraceError) {
    self.init(
      time: try reader.number("time"), kind: try reader.text("kind"),
      phase: try reader.optionalText("phase"), location: try reader.optionalPoint("location"),
      arguments: try reader.object("arguments"))
  }
}

extension TraceCall {
  fileprivate init(_ reader: MemberReader) throws(TraceError) {
    self.init(
      frame: try reader.integer("frame"), time: try reader.number("time"),
      name: try reader.text("name"), arguments: try reader.object("arguments"),
      result: reader.value("result"))
  }
}

extension TraceFrame {
  fileprivate init(_ reader: MemberReader) throws(TraceError) {
    self.init(
      frame: try reader.integer("frame"), time: try reader.number("time"),
      contentOffset: try reader.point("contentOffset"), velocity: try reader.point("velocity"),
      activity: try reader.activity("activity"), contentSize: try reader.size("contentSize"),
      proposedTarget: try reader.optionalPoint("proposedTarget"),
      target: try reader.optionalPoint("target"))
  }
}

extension MemberReader {
  fileprivate func activity(_ key: String) throws(TraceError) -> ScrollActivity {
    let text = try text(key)
    guard let activity = ScrollActivity(rawValue: text) else {
      throw expected(ScrollActivity.expectation, in: key, .string(text))
    }
    return activity
  }
}

extension ScrollActivity {
  /// What a reader expects where an activity stands.
  static let expectation =
    "an activity (" + allCases.map(\.rawValue).joined(separator: ", ") + ")"
}
