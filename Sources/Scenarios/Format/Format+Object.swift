extension Format {
  /// A map with `fields`, each of which is read into a copy of `start`; what it lacks keeps the value it has in
  /// `start`.
  ///
  /// Fields are read in the order of the table, whatever the order in the file. Of the fields named in `exactlyOne`,
  /// if any, a map has exactly one. `finish` is told the map, settles what depends on several keys and tests it.
  /// Written are the keys whose values differ from those of `base`, which are those of `start` unless given; the key
  /// `naming` says which base that is, and is written where it differs from `start`.
  static func object(
    _ start: Value, _ fields: [Field<Value>], exactlyOne: [String] = [],
    base: @escaping @Sendable (Value) -> Value? = { _ in nil }, naming: String? = nil,
    finish: @escaping @Sendable (inout Value, Node) throws(Problem) -> Void = { (_, _) in }
  ) -> Format {
    let keys = fields.map(\.name)
    let phrase = phrase(for: keys, isOneOfAll: exactlyOne == keys)
    return Format(
      shape: .mapping, expectation: [phrase],
      schema: schema(start, fields, exactlyOne: exactlyOne),
      longLiteral: { value in
        let base = base(value) ?? start
        return .object(
          fields.compactMap { field in
            let isKept = exactlyOne.contains(field.name)
            return field.written(value, isKept ? nil : field.name == naming ? start : base).map {
              .init(key: field.name, value: $0)
            }
          })
      },
      changeables: fields.flatMap(\.changeables),
      read: { (node) throws(Problem) in
        guard case .mapping(let entries) = node.content else {
          throw Problem(expected: phrase, found: node)
        }
        if let unknown = entries.first(where: { !keys.contains($0.key) }) {
          throw Problem(unknown: unknown, among: keys)
        }
        if !exactlyOne.isEmpty { try Format.checkExactlyOne(of: exactlyOne, in: node, entries) }
        var value = start
        for field in fields {
          do throws(Problem) {
            if let entry = entries.first(where: { $0.key == field.name }) {
              try field.read(entry.value, &value)
            } else if field.presence == .required {
              throw Problem("missing; expected \(field.phrase)", at: node.place)
            }
          } catch { throw error.under(.key(field.name)) }
        }
        try finish(&value, node)
        return value
      })
  }

  /// The map in words, with its keys while they are few enough to be read.
  private static func phrase(for keys: [String], isOneOfAll: Bool) -> String {
    switch keys.count {
    case 0: "{}"
    case _ where isOneOfAll: "a map of \(keys.joinedAsAlternatives)"
    case 1...12: "a map of \(keys.joinedAsList)"
    default: "a map"
    }
  }

  private static func checkExactlyOne(
    of names: [String], in node: Node, _ entries: [Node.Entry]
  ) throws(Problem) {
    let found = entries.filter { names.contains($0.key) }
    if found.count == 1 { return }
    let expected = "expected exactly one of \(names.joinedAsAlternatives)"
    guard found.count > 1 else { throw Problem("\(expected), found none", at: node.place) }
    throw Problem("\(expected), found \(found.map(\.key).joinedAsList)", at: found[1].place)
  }

  private static func schema(
    _ start: Value, _ fields: [Field<Value>], exactlyOne: [String]
  ) -> SchemaValue {
    let properties = fields.map { field in
      SchemaValue.Member(
        key: field.name,
        value: field.schema.adding("description", .string(field.documentation))
          .adding("default", field.defaultLiteral(start)))
    }
    let required = fields.filter { $0.presence == .required }.map { SchemaValue.string($0.name) }
    let one = exactlyOne.map { SchemaValue.object(["required": .array([.string($0)])]) }
    return SchemaValue.object([
      "type": .string("object"), "properties": .object(properties),
      "additionalProperties": .bool(false),
    ])
    .adding("required", required.isEmpty ? nil : .array(required))
    .adding("oneOf", one.isEmpty ? nil : .array(one))
  }
}

extension Problem {
  /// The map has a key that is none of `keys`.
  init(unknown entry: Node.Entry, among keys: [String]) {
    let help =
      if let name = Spelling.nearest(to: entry.key, among: keys) {
        "did you mean \(name)?"
      } else if keys.count > 1 {
        "the keys here are \(keys.joinedAsList)"
      } else {
        keys.first.map { "the only key here is \($0)" } ?? "there are none here"
      }
    self = Problem("unknown key; \(help)", at: entry.place).under(.key(entry.key))
  }
}
