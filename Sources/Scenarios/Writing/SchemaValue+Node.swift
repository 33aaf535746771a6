extension SchemaValue {
  /// The value as it would be read, all of it at `place`.
  func node(at place: Place) -> Node {
    let content: Node.Content =
      switch self {
      case .bool(let value): .scalar(Scalar(text: "\(value)", isPlain: true))
      case .integer(let value): .scalar(Scalar(text: "\(value)", isPlain: true))
      case .number(let value): .scalar(Scalar(text: value.yamlScalar, isPlain: true))
      case .string(let value): .scalar(Scalar(text: value, isPlain: false))
      case .array(let values): .sequence(values.map { $0.node(at: place) })
      case .object(let members):
        .mapping(
          members.map { .init(key: $0.key, place: place, value: $0.value.node(at: place)) })
      }
    return Node(content: content, place: place)
  }
}
