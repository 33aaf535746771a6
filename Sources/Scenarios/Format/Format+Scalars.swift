extension Format where Value: BinaryFloatingPoint {
  /// A number within `bounds`.
  static func number(_ bounds: Bounds) -> Format {
    Format(
      shape: .scalar, expectation: [bounds.phrase], schema: bounds.schema,
      literal: { .number(Double($0)) },
      read: { (node) throws(Problem) in
        guard case .scalar(let scalar) = node.content, let number = scalar.double else {
          throw Problem(expected: bounds.phrase, found: node)
        }
        guard bounds.contains(number) else {
          throw Problem(expected: bounds.phrase(against: number), found: node)
        }
        return Value(number)
      })
  }
}

extension Format where Value: FixedWidthInteger {
  /// A whole number in `range`; `5.0` is one too.
  static func integer(_ range: ClosedRange<Value>) -> Format {
    let phrase = "a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)"
    return Format(
      shape: .scalar, expectation: [phrase],
      schema: .object([
        "type": .string("integer"), "minimum": .integer(Int128(range.lowerBound)),
        "maximum": .integer(Int128(range.upperBound)),
      ]),
      literal: { .integer(Int128($0)) },
      read: { (node) throws(Problem) in
        guard case .scalar(let scalar) = node.content,
          let value = scalar.integer.flatMap({ Value(exactly: $0) }), range.contains(value)
        else { throw Problem(expected: phrase, found: node) }
        return value
      })
  }
}

extension Format<Bool> {
  /// `true` or `false`.
  static var bool: Format {
    Format(
      shape: .scalar, expectation: ["true", "false"], schema: .object(["type": .string("boolean")]),
      literal: { .bool($0) },
      read: { (node) throws(Problem) in
        guard case .scalar(let scalar) = node.content, case .bool(let value) = scalar.value else {
          throw Problem(expected: "true or false", found: node)
        }
        return value
      })
  }
}

extension Format<String> {
  /// Text of 1 to `longest` characters; a text that could be a number or a word of YAML needs
  /// quotes.
  static func text(longest: Int) -> Format {
    let phrase = "text of 1 to \(longest.grouped) characters"
    return Format(
      shape: .scalar, expectation: [phrase],
      schema: .object([
        "type": .string("string"), "minLength": .integer(1), "maxLength": .integer(Int128(longest)),
      ]),
      literal: { .string($0) },
      read: { (node) throws(Problem) in
        guard case .scalar(let scalar) = node.content, scalar.value != .null else {
          throw Problem(expected: phrase, found: node)
        }
        guard scalar.value == .text else {
          throw Problem(expected: phrase + " in quotes", found: node)
        }
        guard (1...longest).contains(scalar.text.unicodeScalars.count) else {
          throw Problem(expected: phrase, found: node)
        }
        return scalar.text
      })
  }
}

extension Format {
  /// One of some names, each of which stands for a value.
  static func choice(_ choices: [(name: String, value: Value)]) -> Format {
    let names = choices.map(\.name)
    return Format(
      shape: .scalar, expectation: names, names: names,
      schema: .object(["enum": .array(names.map(SchemaValue.string))]),
      literal: { value in choices.first { $0.value == value }.map { .string($0.name) } },
      read: { (node) throws(Problem) in
        guard case .scalar(let scalar) = node.content,
          let choice = choices.first(where: { $0.name == scalar.text })
        else { throw Problem(expected: names.joinedAsAlternatives, found: node, names: names) }
        return choice.value
      })
  }
}

extension Format where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases, by its name.
  static var choice: Format { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}
