/// A key inside `Root` that may change while a scenario runs.
struct Changeable<Root: Equatable & Sendable>: Sendable {
  /// What is written into `Root`, and how.
  struct Change: Sendable {
    let value: any Equatable & Sendable
    let write: @Sendable (inout Root) -> Void
  }

  /// The dotted path from `Root`, empty for `Root` itself.
  let path: String
  let documentation: String
  let schema: SchemaValue
  /// A value of it as it stands in a file; nil for a value of another type.
  let literal: @Sendable (any Equatable & Sendable) -> SchemaValue?
  let read: @Sendable (Node) throws(Problem) -> Change
}

extension Changeable {
  /// `Root` itself, written in `format`.
  init(documentation: String, format: Format<Root>) {
    path = ""
    self.documentation = documentation
    schema = format.schema
    literal = { ($0 as? Root).flatMap(format.write) }
    read = { (node) throws(Problem) in
      let value = try format.read(node)
      return Change(value: value, write: { $0 = value })
    }
  }

  /// The same key as seen from the map that holds `Root` under `name`, or from a value that is a `Root` if `name` is
  /// empty.
  func under<Outer>(
    _ name: String, _ keyPath: any WritableKeyPath<Outer, Root> & Sendable
  ) -> Changeable<Outer> {
    Changeable<Outer>(
      path: [name, path].filter { !$0.isEmpty }.joined(separator: "."),
      documentation: documentation, schema: schema, literal: literal,
      read: { [read] (node) throws(Problem) in
        let change = try read(node)
        return .init(value: change.value, write: { change.write(&$0[keyPath: keyPath]) })
      })
  }
}
