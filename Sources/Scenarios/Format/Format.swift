/// How one kind of value is written in a scenario. Reading, its messages, writing and the JSON Schema all come from it.
struct Format<Value: Equatable & Sendable>: Sendable {
  /// The kind of node it is written as.
  let shape: Node.Shape
  /// What a message says may stand there, as alternatives: `normal`, `fast`, `a number above 0`.
  let expectation: [String]
  /// The words among them.
  var names: [String] = []
  /// The JSON Schema of the value, an object.
  let schema: SchemaValue
  /// A value as JSON, where it is short enough to be shown as a default.
  var literal: @Sendable (Value) -> SchemaValue? = { _ in nil }
  /// A value as it stands in a file, however long; nil where it is not written so. Unless given, its literal.
  var longLiteral: (@Sendable (Value) -> SchemaValue?)?
  /// The keys inside it that may change while a scenario runs.
  var changeables: [Changeable<Value>] = []
  let read: @Sendable (Node) throws(Problem) -> Value
}

extension Format {
  /// The alternatives as one phrase: `normal, fast or a number above 0`.
  var phrase: String { expectation.joinedAsAlternatives }

  /// A value as it stands in a file; nil where it is not written so.
  func write(_ value: Value) -> SchemaValue? { (longLiteral ?? literal)(value) }

  /// The same value, made by `make` and taken apart by `literal`.
  func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other, literal: @escaping @Sendable (Other) -> Value?
  ) -> Format<Other> {
    Format<Other>(
      shape: shape, expectation: expectation, names: names, schema: schema,
      literal: { [other = self.literal] in literal($0).flatMap(other) },
      longLiteral: { [self] in literal($0).flatMap(write) },
      read: { [read] (node) throws(Problem) in make(try read(node)) })
  }

  /// The same for a property that may be nil: a file leaves it out then.
  var optional: Format<Value?> { map({ $0 }, literal: { $0 }) }

  /// The same, of which no default is shown: its maps have no key that may be left out.
  var withoutDefault: Format {
    var format = self
    format.literal = { _ in nil }
    format.longLiteral = write
    return format
  }

  /// The same with one more test of what was read. Changeable keys inside it are not tested.
  func checking(
    _ check: @escaping @Sendable (Value, Node) throws(Problem) -> Void
  ) -> Format {
    Format(
      shape: shape, expectation: expectation, names: names, schema: schema, literal: literal,
      longLiteral: longLiteral, changeables: changeables,
      read: { [read] (node) throws(Problem) in
        let value = try read(node)
        try check(value, node)
        return value
      })
  }

  /// The same, of which nothing but `value` may stand there; `phrase` is what a message expects.
  func only(_ value: Value, _ phrase: String) -> Format {
    Format(
      shape: shape, expectation: [phrase],
      schema: SchemaValue.object([]).adding("const", literal(value)),
      literal: literal,
      read: { [read] (node) throws(Problem) in
        guard (try? read(node)) == value else { throw Problem(expected: phrase, found: node) }
        return value
      })
  }

  /// Whichever of `formats` has the shape of the node. All scalars are expected together, so that a message lists them.
  static func oneOf(_ formats: [Format]) -> Format {
    let expectation = formats.flatMap(\.expectation)
    let names = formats.flatMap(\.names)
    return Format(
      shape: .scalar, expectation: expectation, names: names,
      schema: .object(["oneOf": .array(formats.map(\.schema))]),
      literal: { value in formats.lazy.compactMap { $0.literal(value) }.first },
      longLiteral: { value in formats.lazy.compactMap { $0.write(value) }.first },
      changeables: formats.flatMap(\.changeables),
      read: { (node) throws(Problem) in
        let fitting = formats.filter { $0.shape == node.shape }
        if let only = fitting.first, node.shape != .scalar { return try only.read(node) }
        for format in fitting {
          if let value = try? format.read(node) { return value }
        }
        throw Problem(expected: expectation.joinedAsAlternatives, found: node, names: names)
      })
  }
}

extension [String] {
  /// `a, b or c`.
  var joinedAsAlternatives: String { joined(lastSeparator: " or ") }

  /// `a, b and c`.
  var joinedAsList: String { joined(lastSeparator: " and ") }

  private func joined(lastSeparator: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + lastSeparator + last
  }
}
