import Layouts
import Scenarios

/// A scenario as a command line names it: read, changed by its options, and checked.
struct ScenarioFile {
  /// The most bytes a scenario may have: what `Scenario` itself accepts, and one more to be refused
  /// there.
  private static let sizeLimit = 17 << 20

  let scenario: Scenario
  /// Where it was read from, `-` for standard input; nil where it stands in no file.
  let path: String?
  /// What the trace calls it: the file's name without folder and ending.
  let name: String
  /// What stands in the file and what was set over it: what the trace's hash is made of.
  let bytes: [UInt8]
  /// The paths of the Swift files that the command line names.
  let code: [String]

  /// The files that an output must not take the place of.
  var inputs: [String] { [path].compactMap(\.self) + code }
  /// Whether code of such files runs: no other may.
  var runsCode: Bool { !code.isEmpty }

  /// Reads the argument SCENARIO, or what is shown of a layout in Swift files, with the options `Command.overrideOptions`.
  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let code = try NamedCode(arguments)
    let input = try Self.input(arguments)
    guard let input else {
      guard code.layout != nil else { throw CommandError(.usage, "SCENARIO is missing") }
      self = try ScenarioFile(
        showing: code, overrides: Self.overrides(arguments), layouts: arguments.program.layouts)
      return
    }
    try self.init(input, code, arguments, console)
  }

  /// Reads `input` as the argument SCENARIO.
  init(
    _ input: String, _ code: NamedCode, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) {
    try self.init(
      input, overrides: Self.overrides(arguments), layouts: arguments.program.layouts, code: code,
      console)
  }

  /// Reads what a preview is to show: a scenario as above, or else the layout of that name, or the one in Swift files, with
  /// items to scroll through.
  init(previewing arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    let layouts = arguments.program.layouts
    let code = try NamedCode(arguments)
    guard let input = try Self.input(arguments) ?? (code.layout == nil ? Self.standard : nil) else {
      self = try ScenarioFile(
        showing: code, events: "", overrides: Self.overrides(arguments), layouts: layouts)
      return
    }
    guard (try? Assets.ofProcess().resolve(input, kind: .scenario)) == nil, layouts[input] != nil
    else {
      try self.init(input, code, arguments, console)
      return
    }
    let overrides = try Self.overrides(arguments)
    let text = "\(Self.usualContent)layout: {type: \(input)}\n"
    try self.init(
      Array(text.utf8), path: nil, title: input, overrides: overrides, layouts: layouts, code: code)
  }

  /// What is shown where nobody says what: it scrolls, snaps and changes size at once.
  static let standard = "line-carousel"
  /// Items to scroll through.
  private static let usualContent = "glissade: 1\ncontent: {sections: [{items: 60}]}\n"
  /// A release along whichever axis the layout scrolls, in pt/ms: one that is thrown, not flung.
  static let usualRun = "events: [{at: 0.5, release: {velocity: [1.5, 1.5]}}]\n"

  /// The layout in the files of `code` with items to scroll through and `events`. Errors: those of `LayoutCode`.
  init(
    showing code: NamedCode, events: String = usualRun, overrides: [String] = [],
    layouts: LayoutCatalogue
  ) throws(CommandError) {
    try self.init(
      Array((Self.usualContent + events).utf8), path: nil, title: code.paths.first ?? "",
      overrides: overrides, layouts: layouts, code: code)
  }

  /// Reads `input`, a path or a name, which can name `layouts` and `code`.
  ///
  /// Errors: `.noInput`; `.badData` with the place of the mistake; those of `LayoutCode`.
  init(
    _ input: String, overrides: [String] = [], layouts: LayoutCatalogue, code: NamedCode = .none,
    _ console: Console
  ) throws(CommandError) {
    let path = try Assets.ofProcess().resolve(input, kind: .scenario)
    let content = try FileSource(path, sizeLimit: Self.sizeLimit).read(console: console)
    try self.init(
      content, path: path, title: path == "-" ? "standard input" : path, overrides: overrides,
      layouts: layouts, code: code)
  }

  /// The scenario in `content`, which stands in `path`, and which messages call `title`. Where it names no code itself, its layout is
  /// the one of `code`.
  private init(
    _ content: [UInt8], path: String?, title: String, overrides: [String], layouts: LayoutCatalogue,
    code: NamedCode
  ) throws(CommandError) {
    self.path = path
    self.code = code.paths
    let folder = path?.folder ?? ""
    func read(_ overrides: [String], in folder: String) throws(CommandError) -> (
      Scenario, used: [LayoutFile]
    ) {
      let layoutCode = LayoutCode(code, in: folder)
      do {
        let scenario = try Scenario(
          bytes: content, name: title, overrides: overrides, layouts: layouts,
          layoutFiles: layoutCode.reader)
        return (scenario, layoutCode.used)
      } catch { throw layoutCode.failure ?? .located(error.description) }
    }
    var bytes = overrides.reduce(content) { $0 + Array("\n--set \($1)".utf8) }
    if let override = code.override {
      let own = try read(overrides, in: folder)
      if own.used.isEmpty, own.0.content.sections == nil {
        guard code.isForSeveral else {
          throw CommandError(
            .badData,
            "\(title): content has a size, not sections: there is nothing for \(code.paths[0]) to arrange"
          )
        }
        scenario = own.0
      } else if own.used.isEmpty {
        scenario = try read([override] + overrides, in: "").0
        bytes += code.bytes
      } else {
        try code.requireUse(own.used, by: title)
        scenario = own.0
        bytes += code.bytes
      }
    } else {
      scenario = try read(overrides, in: folder).0
    }
    self.bytes = bytes
    // A layout of several files has its name from none of them.
    let code = path == nil ? scenario.layout?.description : nil
    name =
      code?.file == nil ? (path == "-" ? "-" : Self.stem(of: title)) : code?.name ?? title
  }

  /// The same file with `session` in it: what has become of the scenario.
  func replaced(by session: Scenario) -> ScenarioFile {
    ScenarioFile(
      scenario: session, path: path, name: name, bytes: Array(session.yaml.utf8), code: code)
  }

  private init(scenario: Scenario, path: String?, name: String, bytes: [UInt8], code: [String]) {
    self.scenario = scenario
    self.path = path
    self.name = name
    self.bytes = bytes
    self.code = code
  }

  /// The argument SCENARIO or the option of that name. Errors: `.usage` where both are given.
  private static func input(_ arguments: ParsedArguments) throws(CommandError) -> String? {
    let argument = arguments.argument("SCENARIO")
    guard arguments.takes(.layoutFiles), let option = arguments.text("scenario") else {
      return argument
    }
    if let argument {
      throw CommandError(.usage, "--scenario and '\(argument)': there is one scenario")
    }
    return option
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
