/// One key of a map: what it is called, what it means and how its value gets into `Root`.
struct Field<Root: Equatable & Sendable>: Sendable {
  /// Whether a file has to have it.
  enum Presence { case required, optional }

  let name: String
  /// One sentence that says what it is, with unit and default.
  let documentation: String
  let presence: Presence
  /// What a message says may stand there.
  let phrase: String
  /// The JSON Schema of the value, without the default.
  let schema: SchemaValue
  /// The value that `Root` has without the key, as JSON.
  let defaultLiteral: @Sendable (Root) -> SchemaValue?
  /// The value that the first has, as it stands in a file; nil where the second has the same by default.
  let written: @Sendable (Root, Root?) -> SchemaValue?
  /// The keys at and inside it that may change while a scenario runs.
  let changeables: [Changeable<Root>]
  let read: @Sendable (Node, inout Root) throws(Problem) -> Void

  /// A key whose value is a property.
  ///
  /// - Parameters:
  ///   - isChangeable: whether the key as a whole may change while a scenario runs.
  ///   - isWritten: whether it is written; nil where that depends on whether it has its default.
  init<Value>(
    _ name: String, _ documentation: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ format: Format<Value>, _ presence: Presence = .optional, isChangeable: Bool = false,
    isWritten: @escaping @Sendable (Root) -> Bool? = { _ in nil }
  ) {
    self.name = name
    self.documentation = documentation
    self.presence = presence
    phrase = format.phrase
    schema = format.schema
    defaultLiteral = { presence == .required ? nil : format.literal($0[keyPath: keyPath]) }
    written = { (root, base) in
      let isDefault = presence == .optional && base?[keyPath: keyPath] == root[keyPath: keyPath]
      return isWritten(root) ?? !isDefault ? format.write(root[keyPath: keyPath]) : nil
    }
    let whole = isChangeable ? [Changeable(documentation: documentation, format: format)] : []
    changeables = (whole + format.changeables).map { $0.under(name, keyPath) }
    read = { (node, root) throws(Problem) in root[keyPath: keyPath] = try format.read(node) }
  }

  /// A key whose value is taken out of `Root` by `value`, nil where `Root` has none, and written into it by `write`.
  init<Value>(
    _ name: String, _ documentation: String, _ format: Format<Value>,
    _ presence: Presence = .optional, value: @escaping @Sendable (Root) -> Value?,
    write: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.name = name
    self.documentation = documentation
    self.presence = presence
    phrase = format.phrase
    schema = format.schema
    defaultLiteral = { presence == .required ? nil : value($0).flatMap(format.literal) }
    written = { (root, base) in
      guard let now = value(root) else { return nil }
      let isDefault = presence == .optional && base.flatMap(value) == now
      return isDefault ? nil : format.write(now)
    }
    changeables = []
    read = { (node, root) throws(Problem) in write(&root, try format.read(node)) }
  }

  /// `field` of a value that lies at `keyPath` in `Root`.
  private init<Inner>(
    _ field: Field<Inner>, at keyPath: any WritableKeyPath<Root, Inner> & Sendable
  ) {
    name = field.name
    documentation = field.documentation
    presence = field.presence == .required ? .required : .optional
    phrase = field.phrase
    schema = field.schema
    defaultLiteral = { field.defaultLiteral($0[keyPath: keyPath]) }
    written = { field.written($0[keyPath: keyPath], $1?[keyPath: keyPath]) }
    changeables = field.changeables.map { $0.under("", keyPath) }
    read = { (node, root) throws(Problem) in try field.read(node, &root[keyPath: keyPath]) }
  }

  /// The same key of a map that holds `Root` at `keyPath`, beside other keys.
  func within<Outer>(
    _ keyPath: any WritableKeyPath<Outer, Root> & Sendable
  ) -> Field<Outer> {
    Field<Outer>(self, at: keyPath)
  }
}
