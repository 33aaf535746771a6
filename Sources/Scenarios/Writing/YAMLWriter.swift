/// Writes a value as YAML that a person can read: maps and lists that fit on their line stay there, longer lists of
/// numbers and points are filled line by line, and everything else has a line an entry.
struct YAMLWriter {
  /// How long a line may be before a list or a map is broken, in characters. Ours: two windows side by side.
  private static let width = 100

  private var text = ""

  /// The document whose only value is `value`, a map.
  static func text(of value: SchemaValue) -> String {
    var writer = YAMLWriter()
    writer.writeMap(value.members, indent: "", isFirstIndented: false)
    return writer.text
  }

  /// How long the line of an entry of a list at the top is, in bytes.
  static func length(ofEntry value: SchemaValue) -> Int { value.flow.utf8.count + 5 }

  /// The keys of a map, a line each, which begin behind `indent`.
  private mutating func writeMap(
    _ members: [SchemaValue.Member], indent: String, isFirstIndented: Bool
  ) {
    for (index, member) in members.enumerated() {
      let key = (index == 0 && isFirstIndented ? "" : indent) + member.key.yamlScalar + ":"
      text += key
      // An item's dash stands on the line already where the first key is indented.
      write(member.value, behind: indent.count + member.key.yamlScalar.count + 1, indent: indent)
    }
  }

  /// The value of a key that stands behind `indent`; the line has `column` characters already.
  private mutating func write(_ value: SchemaValue, behind column: Int, indent: String) {
    let line = value.flow
    switch value {
    case _ where column + 1 + line.count <= Self.width && !value.isListOfMaps:
      text += " " + line + "\n"
    case .array(let values) where values.allSatisfy(\.isFlat) && !values.isEmpty:
      text += " [\n"
      fill(values.map(\.flow), indent: indent + "  ")
      text += indent + "]\n"
    case .array(let values) where !values.isEmpty:
      text += "\n"
      for value in values { writeItem(value, indent: indent + "  ") }
    case .object(let members) where !members.isEmpty:
      text += "\n"
      writeMap(members, indent: indent + "  ", isFirstIndented: false)
    default: text += " " + line + "\n"
    }
  }

  /// One entry of a list that has a line an entry.
  private mutating func writeItem(_ value: SchemaValue, indent: String) {
    let line = value.flow
    text += indent + "- "
    if case .object(let members) = value, indent.count + 2 + line.count > Self.width {
      writeMap(members, indent: indent + "  ", isFirstIndented: true)
    } else {
      text += line + "\n"
    }
  }

  /// As many of `entries` on a line as fit.
  private mutating func fill(_ entries: [String], indent: String) {
    var length = 0
    for (index, entry) in entries.enumerated() {
      let word = entry + (index + 1 < entries.count ? "," : "")
      if length > 0, length + 1 + word.count <= Self.width {
        text += " " + word
        length += 1 + word.count
      } else {
        text += (length > 0 ? "\n" : "") + indent + word
        length = indent.count + word.count
      }
    }
    text += "\n"
  }
}

extension SchemaValue {
  /// The value on one line.
  fileprivate var flow: String {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.yamlScalar
    case .string(let value): value.yamlScalar
    case .array(let values): "[" + values.map(\.flow).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.yamlScalar): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  /// Whether it is a scalar or a list of scalars.
  fileprivate var isFlat: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isScalar)
    case .object: false
    default: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// Whether it is a list that is not empty and has maps only.
  fileprivate var isListOfMaps: Bool {
    guard case .array(let values) = self, !values.isEmpty else { return false }
    return values.allSatisfy { if case .object = $0 { true } else { false } }
  }
}
