import Layouts
import Scenarios

/// A scenario as a command line names it: read, changed by its options, and checked.
struct ScenarioFile {
  /// The most bytes a scenario may have: what `Scenario` itself accepts, and one more to be refused
  /// there.
  private static let sizeLimit = 17 << 20

  let scenario: Scenario
  /// Where it was read from; `-` for standard input.
  let path: String
  /// What the trace calls it: the file's name without folder and ending.
  let name: String
  /// What stands in the file and what was set over it: what the trace's hash is made of.
  let bytes: [UInt8]

  /// Reads the argument SCENARIO with the options `Command.overrideOptions`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let overrides = try Self.overrides(arguments)
    try self.init(
      arguments.argument("SCENARIO") ?? "", overrides: overrides,
      layouts: arguments.program.layouts, console)
  }

  /// Reads what a preview is to show: a scenario as above, or else the layout of that name with its defaults and items to
  /// scroll through.
  init(
    previewing input: String, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) {
    let layouts = arguments.program.layouts
    let assets = Assets.ofProcess()
    let overrides = try Self.overrides(arguments)
    guard (try? assets.resolve(input, kind: .scenario)) == nil, layouts[input] != nil else {
      self = try ScenarioFile(input, overrides: overrides, layouts: layouts, console)
      return
    }
    let text = "glissade: 1\ncontent: {sections: [{items: 60}]}\nlayout: {type: \(input)}\n"
    path = input
    name = input
    bytes = overrides.reduce(Array(text.utf8)) { $0 + Array("\n--set \($1)".utf8) }
    do {
      scenario = try Scenario(
        bytes: Array(text.utf8), name: input, overrides: overrides, layouts: layouts)
    } catch { throw .located(error.description) }
  }

  /// Reads `input`, a path or a name, which can name `layouts`.
  ///
  /// Errors: `.noInput`; `.badData` with the place of the mistake.
  init(
    _ input: String, overrides: [String] = [], layouts: LayoutCatalogue, _ console: Console
  ) throws(CommandError) {
    path = try Assets.ofProcess().resolve(input, kind: .scenario)
    let content = try FileSource(path, sizeLimit: Self.sizeLimit).read(console: console)
    do {
      scenario = try Scenario(
        bytes: content, name: path == "-" ? "standard input" : path, overrides: overrides,
        layouts: layouts)
    } catch {
      throw .located(error.description)
    }
    name = path == "-" ? "-" : Self.stem(of: path)
    bytes = overrides.reduce(content) { $0 + Array("\n--set \($1)".utf8) }
  }

  /// The same file with `session` in it: what has become of the scenario.
  func replaced(by session: Scenario) -> ScenarioFile {
    ScenarioFile(scenario: session, path: path, name: name, bytes: Array(session.yaml.utf8))
  }

  private init(scenario: Scenario, path: String, name: String, bytes: [UInt8]) {
    self.scenario = scenario
    self.path = path
    self.name = name
    self.bytes = bytes
  }

  /// `--set`, and its short forms after it.
  private static func overrides(_ arguments: ParsedArguments) throws(CommandError) -> [String] {
    var overrides = arguments.texts("set")
    for text in overrides where !text.contains("=") {
      throw CommandError(
        .usage, "--set: expected KEY=VALUE such as viewport.width=414, found '\(text)'")
    }
    if let rate = arguments.text("rate") { overrides.append("frames.rate=\(rate)") }
    if let size = arguments.text("size") {
      let sides = size.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, sides.allSatisfy({ (decimalNumber(String($0)) ?? 0) >= 1 }) else {
        throw CommandError(
          .usage,
          "--size: expected a width and a height of at least 1 such as 375x667, found '\(size)'")
      }
      overrides += ["viewport.width=\(sides[0])", "viewport.height=\(sides[1])"]
    }
    if let scale = arguments.text("scale") { overrides.append("viewport.scale=\(scale)") }
    return overrides
  }

  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
  }
}
