import Testing

@testable import Glissade

extension Program: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Program {
  /// A program with a command for each thing the table can say.
  static let sample = Program(
    name: "sample", version: "9.8.7", summary: "Sample shows what a table of commands can say.",
    commands: [.measure, .pick, .help(of: [.measure, .pick], in: "sample")],
    examples: [Command.Example("sample measure fast a.csv", "Measure one file.")])
}

extension Command {
  /// Has every kind of option, and says what it was given.
  static let measure = Command(
    "measure", summary: "Measure what is in some files, and say how much there is",
    details: [
      "Files are read one after the other. What cannot be read is said at the end, when the rest is done."
    ],
    arguments: [
      CommandArgument("MODE", kind: .choice(["fast", "exact"]), help: "How to measure."),
      CommandArgument(
        "FILE", count: .oneOrMore, kind: .path(names: ["paging", "snap to"]),
        help: "What to measure."),
    ],
    options: [
      .value(
        "output", short: "o", "OUT", kind: .path(), isRepeatable: true,
        help: "Where the result goes."),
      .value(
        "tolerance", short: "t", "PT", kind: .number(0...Double.infinity),
        help: "Points. Default: 0.5."),
      .value("count", "N", kind: .integer(1...9), help: "How often."),
      .value(
        "align", "HOW", kind: .choice(["time", "frame", "release"]),
        help: "What it's aligned by [first: time]."),
      .value("set", "KEY=VALUE", isRepeatable: true, help: "Changes a key."),
      .flag("json", short: "j", help: "Print JSON."),
      .flag("quiet", short: "q", help: "Print nothing else."),
    ],
    examples: [
      Example("sample measure fast a.csv -o b.csv", "Measure a file and write what came out."),
      Example("sample measure exact a.csv b.csv", "Measure two files."),
    ]
  ) { (arguments, console) throws(CommandError) in
    try console.print("mode \(arguments.argument("MODE") ?? "none")")
    try console.print("files \(arguments.arguments("FILE"))")
    try console.print("output \(arguments.texts("output")) set \(arguments.texts("set"))")
    try console.print(
      "tolerance \(arguments.number("tolerance") ?? -1) count \(arguments.integer("count") ?? -1)")
    try console.print("align \(arguments.text("align") ?? "none")")
    try console.print("json \(arguments.flag("json")) quiet \(arguments.flag("quiet"))")
    return .done
  }

  /// Has arguments that may be left out, no options, and fails.
  static let pick = Command(
    "pick", summary: "Pick one of them",
    arguments: [CommandArgument("NAME", count: .optional, help: "Which.")],
    examples: [Example("sample pick one", "Pick the first.")]
  ) { (arguments, _) throws(CommandError) in
    if let name = arguments.argument("NAME") {
      throw .located("\(name):1:2: expected one, found \(name)")
    }
    return .failed
  }
}
