import Foundation

extension ScenarioKeys {
  /// The keys that may change while a scenario runs, by their dotted paths from the top of the file.
  private static let changeables: [Changeable<Scenario>] =
    viewport.changeables.map { $0.under("viewport", \Scenario.viewport) }
    + scrollView.changeables.map { $0.under("scrollView", \Scenario.scrollView) }
    + content.changeables.map { $0.under("content", \Scenario.content) }

  /// A map from dotted paths to the values that they get, in the order of the file.
  static let changes = Format<[ScenarioChange]>(
    shape: .mapping, expectation: ["a map from keys such as scrollView.bounces to values"],
    schema: .object([
      "type": .string("object"),
      "properties": .object(
        changeables.map { key in
          SchemaValue.Member(
            key: key.path, value: key.schema.adding("description", .string(key.documentation)))
        }),
      "minProperties": .integer(1), "additionalProperties": .bool(false),
    ]),
    read: { (node) throws(Problem) in
      guard case .mapping(let entries) = node.content, !entries.isEmpty else {
        throw Problem(expected: "a map from keys such as scrollView.bounces to values", found: node)
      }
      return try entries.map { (entry) throws(Problem) in try change(entry) }
    })

  private static func change(_ entry: Node.Entry) throws(Problem) -> ScenarioChange {
    do throws(Problem) {
      guard let key = changeables.first(where: { $0.path == entry.key }) else {
        throw Problem(
          "not a key that may change while a scenario runs; \(help(for: entry.key))",
          at: entry.place)
      }
      let change = try key.read(entry.value)
      return ScenarioChange(key.path, value: change.value, write: change.write)
    } catch { throw error.under(.key(entry.key)) }
  }

  /// Whether `path` is a part of another key that may change.
  private static func isEdge(_ path: String) -> Bool {
    changeables.contains { path.hasPrefix($0.path + ".") }
  }

  private static func help(for key: String) -> String {
    if ["viewport", "viewport.width", "viewport.height"].contains(key) {
      return "the event resize changes the size of the viewport"
    }
    let paths = changeables.map(\.path)
    return Spelling.nearest(to: key, among: paths).map { "did you mean \($0)?" }
      ?? "those are \(paths.filter { !isEdge($0) }.joinedAsList)"
  }
}
