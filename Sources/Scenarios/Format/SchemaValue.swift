/// A JSON value whose keys keep their order: what a JSON Schema is made of.
enum SchemaValue: Equatable, Sendable {
  case bool(Bool)
  case number(Double)
  case integer(Int128)
  case string(String)
  case array([SchemaValue])
  case object([Member])

  /// One key of an object with its value.
  struct Member: Equatable, Sendable {
    let key: String
    let value: SchemaValue
  }

  /// An object of `members`, in their order.
  static func object(_ members: KeyValuePairs<String, SchemaValue>) -> SchemaValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The object with `key` at its end, unless `value` is nil.
  func adding(_ key: String, _ value: SchemaValue?) -> SchemaValue {
    value.map { .object(members + [Member(key: key, value: $0)]) } ?? self
  }

  /// The keys of an object; none if it is something else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

extension SchemaValue {
  /// The value as indented JSON, the same on every run.
  var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .bool(let value): text += "\(value)"
    case .integer(let value): text += "\(value)"
    case .number(let value):
      // Every number of a schema is finite; "1.0" is written "1".
      let digits = "\(value)"
      text += digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    case .string(let value): text += Self.escaped(value)
    case .array(let values):
      Self.write(values.map { ("", $0) }, brackets: ("[", "]"), to: &text, indent: indent)
    case .object(let members):
      let pairs = members.map { (Self.escaped($0.key) + ": ", $0.value) }
      Self.write(pairs, brackets: ("{", "}"), to: &text, indent: indent)
    }
  }

  private static func write(
    _ values: [(label: String, value: SchemaValue)], brackets: (open: String, close: String),
    to text: inout String, indent: String
  ) {
    // Lists and maps of nothing but scalars stay on their line.
    let isFlat = values.allSatisfy { $0.value.isScalar } && values.count <= 4
    let inner = indent + "  "
    text += brackets.open
    for (index, entry) in values.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + inner }
      text += entry.label
      entry.value.write(to: &text, indent: inner)
    }
    if !isFlat { text += "\n" + indent }
    text += brackets.close
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .bool, .number, .integer, .string: true
    }
  }

  /// `text` as a JSON string. Source: RFC 8259, section 7.
  private static func escaped(_ text: String) -> String {
    var escaped = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped + "\""
  }
}
