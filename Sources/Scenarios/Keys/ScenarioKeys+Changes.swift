import Foundation
import Geometry
import Layouts

extension ScenarioKeys {
  /// The keys that may change while a scenario runs, whatever its layout is, by their dotted paths from the top.
  private static let changeables: [Changeable<Scenario>] =
    viewport.changeables.map { $0.under("viewport", \Scenario.viewport) }
    + scrollView.changeables.map { $0.under("scrollView", \Scenario.scrollView) }
    + content.changeables.map { $0.under("content", \Scenario.content) }
    + frames.changeables.map { $0.under("frames", \Scenario.frames) } + snapField.changeables
    + physicsField.changeables

  /// What the path of every option of a layout begins with.
  static let layoutPrefix = "layout."

  /// A map from dotted paths to the values that they get, in the order of the file. Options of the layout are read
  /// later: only the whole scenario says which layout there is then.
  var changes: Format<[ScenarioChange]> {
    let phrase = "a map from keys such as scrollView.bounces to values"
    return Format(
      shape: .mapping, expectation: [phrase],
      schema: .object([
        "type": .string("object"),
        "properties": .object(
          Self.changeables.map { key in
            SchemaValue.Member(
              key: key.path, value: key.schema.adding("description", .string(key.documentation)))
          } + optionSchemas),
        "minProperties": .integer(1), "additionalProperties": .bool(false),
      ]),
      longLiteral: { changes in
        .object(
          changes.compactMap { change in
            Self.literal(of: change).map { .init(key: change.path, value: $0) }
          })
      },
      read: { (node) throws(Problem) in
        guard case .mapping(let entries) = node.content, !entries.isEmpty else {
          throw Problem(expected: phrase, found: node)
        }
        return try entries.map { (entry) throws(Problem) in
          entry.key.hasPrefix(Self.layoutPrefix) ? .pending(entry.key) : try Self.change(entry)
        }
      })
  }

  /// A key for each option that any layout has; what it may be where several layouts have one of that name.
  private var optionSchemas: [SchemaValue.Member] {
    var paths: [String] = []
    var schemas: [String: [SchemaValue]] = [:]
    for description in layouts.descriptions {
      for key in Self.format(of: ScenarioLayout(description)).changeables {
        let path = Self.layoutPrefix + key.path
        if schemas[path] == nil { paths.append(path) }
        if !(schemas[path]?.contains(key.schema) ?? false) {
          schemas[path, default: []].append(key.schema)
        }
      }
    }
    return paths.map { path in
      let kinds = schemas[path] ?? []
      let schema = kinds.count == 1 ? kinds[0] : .object(["anyOf": .array(kinds)])
      let text = "Option of the layout that there is then."
      return SchemaValue.Member(key: path, value: schema.adding("description", .string(text)))
    }
  }

  /// The value of `change` as it stands in a file. That of an option says itself how it is written.
  private static func literal(of change: ScenarioChange) -> SchemaValue? {
    guard change.path.hasPrefix(layoutPrefix) else {
      return changeables.first { $0.path == change.path }?.literal(change.value)
    }
    switch change.value {
    case let value as LayoutOption.Value: return value.literal
    case let length as CGFloat: return .number(length)
    default: return nil
    }
  }

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
    if key == "layout" { return layoutHelp }
    let paths = changeables.map(\.path)
    return Spelling.nearest(to: key, among: paths).map { "did you mean \($0)?" }
      ?? "those are \(paths.filter { !isEdge($0) }.joinedAsList), and the options of the layout"
  }

  static let layoutHelp = "the event setLayout changes the layout"
}

extension LayoutOption.Value {
  /// The value as it stands in a file, whatever the option has by default.
  fileprivate var literal: SchemaValue? {
    switch self {
    case .number(let number): return .number(number)
    case .integer(let number): return .integer(Int128(number))
    case .bool(let bool): return .bool(bool)
    case .choice(let word): return .string(word)
    case .size(let size): return .array([.number(size.width), .number(size.height)])
    case .insets(let insets):
      return .object([
        "top": .number(insets.top), "left": .number(insets.left),
        "bottom": .number(insets.bottom), "right": .number(insets.right),
      ])
    }
  }
}
