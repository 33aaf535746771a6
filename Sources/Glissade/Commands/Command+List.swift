import CollectionEngine
import Scenarios
import Tracing

extension Command {
  /// Lists what there is.
  static let list = Command(
    "list",
    summary: "List the scenarios, references and physics constants there are",
    arguments: [
      CommandArgument(
        "WHAT", count: .optional, kind: .choice(Listing.allCases.map(\.rawValue)),
        help: "One of the lists; all but the schema unless given.")
    ],
    options: [.flag("json", help: "Print the lists as JSON.")],
    examples: [
      Example("glissade list scenarios", "The scenarios that come along, a line each."),
      Example("glissade list physics", "Every constant of the scroll laws, by name."),
      Example(
        "glissade list schema > scenario.schema.json",
        "The JSON Schema with which editors complete and check scenarios."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let asked = arguments.argument("WHAT").flatMap(Listing.init(rawValue:))
    if asked == .schema {
      try console.print(Scenario.jsonSchema())
      return .done
    }
    let listings = asked.map { [$0] } ?? Listing.allCases.filter { $0 != .schema }
    if arguments.flag("json") {
      var members: [String: TraceValue] = [:]
      for listing in listings { members[listing.rawValue] = listing.value }
      try console.print(TraceValue.object(members).json)
      return .done
    }
    for (index, listing) in listings.enumerated() {
      if listings.count > 1 {
        try console.print((index > 0 ? "\n" : "") + listing.rawValue)
      }
      try console.print(listing.table.text)
    }
    return .done
  }
}

/// One of the lists of `glissade list`.
enum Listing: String, CaseIterable {
  case scenarios, references, physics, schema

  /// One row an entry, its columns by name.
  private var entries: [[(column: String, text: String, isNumber: Bool)]] {
    switch self {
    case .scenarios: described(.scenario)
    case .references: described(.reference)
    case .physics: Self.constants
    case .schema: []
    }
  }

  var table: TextTable {
    var table = TextTable(header: entries.first.map { $0.map(\.column) } ?? [])
    for entry in entries {
      table.add(entry.map { $0.isNumber ? .number($0.text) : .text($0.text) })
    }
    return table
  }

  var value: TraceValue {
    .array(
      entries.map { entry in
        .object(
          Dictionary(
            uniqueKeysWithValues: entry.map { cell in
              (cell.column, cell.isNumber ? .number(Double(cell.text) ?? 0) : .string(cell.text))
            }))
      })
  }

  /// A reference is described by the scenario of its name, which replays it.
  private func described(
    _ kind: AssetKind
  ) -> [[(column: String, text: String, isNumber: Bool)]] {
    let assets = Assets.ofProcess()
    return assets.names(of: kind).map { name in
      [("name", name, false), ("what it is", assets.summary(ofScenario: name), false)]
    }
  }

  private static var constants: [[(column: String, text: String, isNumber: Bool)]] {
    let defaults = PhysicsConstants()
    let choices = PhysicsConstants.choices.map { choice in
      [
        ("name", choice.name, false), ("default", choice.read(defaults), false),
        ("unit", "", false), ("values", choice.values.joined(separator: " | "), false),
        ("what it is", choice.summary, false),
      ]
    }
    let numbers = PhysicsConstants.numbers.map { number in
      [
        ("name", number.name, false),
        ("default", short(defaults[keyPath: number.keyPath]), false),
        ("unit", number.unit, false),
        (
          "values", "\(short(number.range.lowerBound)) to \(short(number.range.upperBound))", false
        ),
        ("what it is", number.summary, false),
      ]
    }
    return choices + numbers
  }

  private static func short(_ number: Double) -> String { TraceValue.number(number).json }
}
