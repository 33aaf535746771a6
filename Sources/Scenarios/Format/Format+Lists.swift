extension Format {
  /// A list with one number for each of `names`, as `[x, y]`.
  static func numbers(
    _ names: [String], _ bounds: [Bounds], make: @escaping @Sendable ([Double]) -> Value,
    literal: @escaping @Sendable (Value) -> [Double]
  ) -> Format {
    let phrase = "[\(names.joined(separator: ", "))]"
    let number = bounds.map(Format<Double>.number)
    return Format(
      shape: .sequence, expectation: [phrase],
      schema: .object([
        "type": .string("array"), "prefixItems": .array(bounds.map(\.schema)),
        "minItems": .integer(Int128(names.count)), "items": .bool(false),
      ]),
      literal: { .array(literal($0).map(SchemaValue.number)) },
      read: { (node) throws(Problem) in
        let elements = node.elements
        guard elements.count == names.count else { throw Problem(expected: phrase, found: node) }
        var values: [Double] = []
        for (index, element) in elements.enumerated() {
          values.append(try number[index].read(element, under: .index(index)))
        }
        return make(values)
      })
  }

  /// A list of values of one kind; `noun` is what a message calls them.
  static func list<Element>(
    of element: Format<Element>, count: ClosedRange<Int>, noun: String
  ) -> Format where Value == [Element] {
    let limits = "\(count.lowerBound.grouped) to \(count.upperBound.grouped)"
    let phrase = "a list of \(limits) \(noun)"
    return Format(
      shape: .sequence, expectation: [phrase],
      schema: .object([
        "type": .string("array"), "minItems": .integer(Int128(count.lowerBound)),
        "maxItems": .integer(Int128(count.upperBound)), "items": element.schema,
      ]),
      longLiteral: { .array($0.compactMap(element.write)) },
      read: { (node) throws(Problem) in
        guard case .sequence(let elements) = node.content, count.contains(elements.count) else {
          throw Problem(expected: phrase, found: node)
        }
        var values: [Element] = []
        values.reserveCapacity(elements.count)
        for (index, node) in elements.enumerated() {
          values.append(try element.read(node, under: .index(index)))
        }
        return values
      })
  }
}

extension Format {
  /// Reads the node that `step` leads to, so that a problem names the way.
  func read(_ node: Node, under step: Problem.Step) throws(Problem) -> Value {
    do { return try read(node) } catch { throw error.under(step) }
  }
}
