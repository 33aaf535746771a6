import CollectionEngine
import Foundation
import Geometry
import Layouts

extension ScenarioKeys {
  /// The layout that arranges sections where a scenario names none.
  static let usualLayout = "flow"

  var layoutField: Field<Scenario> {
    Field(
      "layout",
      "What arranges the sections: a layout's name, a map with its options, or where its code is.",
      \.layout, layout.optional)
  }

  /// A layout's name, or a map of its name under `type` and the options that differ from its defaults, or a map of the
  /// files with its code.
  var layout: Format<ScenarioLayout> {
    let branches = branches
    let names = layouts.names
    let type = Format<String>.choice(names.map { ($0, $0) })
    let expectation = names + ["a map of type and options or of file, class and setup"]
    let compiled = Self.compiledLayout(layoutFiles)
    return Format(
      shape: .mapping, expectation: expectation, names: names,
      schema: .object(["$ref": .string("#/$defs/\(Self.layoutDefinition)")]),
      longLiteral: Self.literal(of:),
      read: { (node) throws(Problem) in
        var name = Self.usualLayout
        switch node.content {
        case .scalar:
          guard let word = try? type.read(node) else {
            throw Problem(
              expected: expectation.joinedAsAlternatives, found: node, names: names)
          }
          name = word
        case .mapping where node.entry(Self.fileKey) != nil: return try compiled.read(node)
        case .mapping:
          if let entry = node.entry(LayoutDescription.typeKey) {
            name = try type.read(entry.value, under: .key(entry.key))
          }
        case .sequence:
          throw Problem(expected: expectation.joinedAsAlternatives, found: node)
        }
        guard let branch = branches.first(where: { $0.name == name }) else {
          throw Problem("missing; expected \(type.phrase)", at: node.place)
            .under(.key(LayoutDescription.typeKey))
        }
        return node.shape == .scalar ? branch.start : try branch.format.read(node)
      })
  }

  /// What the JSON Schema calls a layout: it says it once, for the layout that there is and for those that come.
  static let layoutDefinition = "layout"

  /// The JSON Schema of a layout: a branch for the names, and one for each layout's options.
  var layoutSchema: SchemaValue {
    let names = SchemaValue.object(["enum": .array(layouts.names.map(SchemaValue.string))])
    let compiled = Self.compiledLayout(layoutFiles).schema
    return .object(["oneOf": .array([names] + branches.map(\.format.schema) + [compiled])])
  }

  private var branches: [(name: String, start: ScenarioLayout, format: Format<ScenarioLayout>)] {
    layouts.descriptions.map { description in
      let start = ScenarioLayout(description)
      return (description.name, start, Self.format(of: start))
    }
  }

  /// A layout's name where it has its defaults, else its map, which always says its type.
  private static func literal(of layout: ScenarioLayout) -> SchemaValue? {
    if let file = layout.description.file { return layoutFile.write(file) }
    let start = ScenarioLayout(layout.description)
    let name = SchemaValue.string(layout.description.name)
    if layout == start { return name }
    let options = format(of: start).write(layout)?.members ?? []
    let type = SchemaValue.Member(key: LayoutDescription.typeKey, value: name)
    return .object([type] + options.filter { $0.key != type.key })
  }

  /// The map of one layout: its type, and a key for each option by the property's own name. `start` has the defaults.
  static func format(of start: ScenarioLayout) -> Format<ScenarioLayout> {
    let description = start.description
    let name = description.name
    return .object(
      start,
      [
        Field(
          LayoutDescription.typeKey, sentence(description.summary),
          Format<String>.choice([(name, name)]), name == usualLayout ? .optional : .required,
          value: { _ in name }, write: { (_, _) in })
      ]
        + description.options.map { option in
          Field(
            option.name, documentation(of: option), \.[option: option.name],
            format(of: option, from: start[option: option.name]), isChangeable: true)
        })
  }

  private static func documentation(of option: LayoutOption) -> String {
    let unit =
      switch option.kind {
      case .number(_, let unit) where !unit.isEmpty: ", in \(unit)"
      case .size, .insets: ", in pt"
      default: ""
      }
    return sentence(option.summary + unit)
  }

  /// How the values of an option are written; `start` is what it is by default.
  private static func format(
    of option: LayoutOption, from start: LayoutOption.Value
  ) -> Format<LayoutOption.Value> {
    switch option.kind {
    case .number(let range, let unit):
      return Format<Double>.number(bounds(range, unit: unit)).map(
        { .number($0) }, literal: { if case .number(let number) = $0 { number } else { nil } })
    case .integer(let range):
      return Format<Int>.integer(range).map(
        { .integer($0) }, literal: { if case .integer(let number) = $0 { number } else { nil } })
    case .bool:
      return Format<Bool>.bool.map(
        { .bool($0) }, literal: { if case .bool(let bool) = $0 { bool } else { nil } })
    case .choice(let words):
      return Format<String>.choice(words.map { ($0, $0) }).map(
        { .choice($0) }, literal: { if case .choice(let word) = $0 { word } else { nil } })
    case .size(let range):
      return size(bounds(range, unit: "pt")).map(
        { .size($0) }, literal: { if case .size(let size) = $0 { size } else { nil } })
    case .insets:
      let insets = insets(.coordinate, from: start.insets)
      var format = insets.map({ LayoutOption.Value.insets($0) }, literal: { $0.insets })
      format.changeables = insets.changeables.map { $0.under("", \.insets) }
      return format
    }
  }

  /// The numbers of `range`, as far as a scenario can hold any.
  private static func bounds(_ range: ClosedRange<Double>, unit: String) -> Bounds {
    Bounds(range.clamped(to: -Limits.length...Limits.length), unit: unit)
  }

  var setLayout: Format<TimedRequest<ScenarioLayout?>> {
    Format.object(
      TimedRequest(target: nil),
      [
        Field(
          "layout", "The layout: its name, or a map with its options.", \.target, layout.optional,
          .required)
      ] + Self.timingFields(\.timing),
      finish: { (_, node) throws(Problem) in try Self.checkTiming(in: node) })
  }
}

extension LayoutOption.Value {
  /// The insets that it is; zero where it is something else. Setting it makes insets of it.
  var insets: EdgeInsets {
    get { if case .insets(let insets) = self { insets } else { .zero } }
    set { self = .insets(newValue) }
  }
}
