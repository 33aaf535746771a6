import Scenarios
import Tracing

extension Command {
  /// Lists what there is.
  static let list = Command(
    "list",
    summary: "List the layouts, scenarios, references, snap rules and physics there are",
    arguments: [
      CommandArgument(
        "WHAT", count: .optional, kind: .choice(ListName.allCases.map(\.rawValue)),
        help: "One of the lists; all but the schema unless given.")
    ],
    options: [.flag("json", help: "Print the lists as JSON.")],
    examples: [
      Example("glissade list layouts", "Every layout with its options."),
      Example("glissade list scenarios", "The scenarios that come along, a line each."),
      Example("glissade list rules", "The snap rules that have a name, and whose they are."),
      Example("glissade list physics", "The profiles, and every constant of their laws by name."),
      Example(
        "glissade list schema > scenario.schema.json",
        "The JSON Schema with which editors complete and check scenarios."),
    ]
  ) { (arguments, console) throws(CommandError) in
    let layouts = arguments.program.layouts
    let asked = arguments.argument("WHAT").flatMap(ListName.init(rawValue:))
    if asked == .schema {
      try console.print(Scenario.jsonSchema(layouts: layouts))
      return .done
    }
    let names = asked.map { [$0] } ?? ListName.allCases.filter { $0 != .schema }
    if arguments.flag("json") {
      var members: [String: TraceValue] = [:]
      for name in names { members[name.rawValue] = name.value(layouts) }
      try console.print(TraceValue.object(members).json)
      return .done
    }
    for (index, name) in names.enumerated() {
      if names.count > 1 {
        try console.print((index > 0 ? "\n" : "") + name.rawValue)
      }
      try console.print(name.text(layouts, isAlone: names.count == 1))
    }
    return .done
  }
}
