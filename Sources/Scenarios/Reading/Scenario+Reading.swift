public import Layouts

extension Scenario {
  /// Reads the scenario in `bytes`, YAML 1.2 or JSON in UTF-8, of at most 16 MiB.
  ///
  /// `name` is what messages call the file. Each of `overrides` is `key.path=value`: it changes one
  /// key (`events[0].at=2`) before the file is read, in the order given, and is tested like the
  /// file. `layouts` are those that it can name, and `layoutFiles` makes those whose code it names.
  ///
  /// Unknown and double keys, wrong types, numbers out of range, aliases, anchors, tags and a
  /// second document are errors, and so is a finger that comes down before another has lifted. The
  /// first that is found is thrown.
  ///
  /// Complexity: O(n log n) in the bytes.
  public init(
    bytes: [UInt8], name: String, overrides: [String] = [], layouts: LayoutCatalogue = .standard,
    layoutFiles: @escaping LayoutFileReader = Scenario.noLayoutFiles
  ) throws(ScenarioError) {
    do {
      var root = try Node.document(in: bytes)
      for (index, text) in overrides.enumerated() {
        try Override(text, index: Int32(clamping: index))
          .apply(to: &root, shorthands: ScenarioKeys.shorthands)
      }
      self = try ScenarioKeys(layouts: layouts, layoutFiles: layoutFiles).readScenario(root)
    } catch {
      throw ScenarioError(error, name: name, overrides: overrides)
    }
  }

  /// The format as a JSON Schema (draft 2020-12), for editors that complete and check as one
  /// writes.
  ///
  /// It comes from the tables that the reading comes from, and has the same text on every run. What
  /// depends on several keys at once (ascending times, one finger, items that exist) it does not
  /// say. `layouts` are those that it knows.
  public static func jsonSchema(layouts: LayoutCatalogue = .standard) -> String {
    let head: SchemaValue = .object([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "title": .string("Glissade scenario"),
      "description": .string(
        "A stage, what is on it, and what happens. Seconds, points, points per millisecond."),
    ])
    let keys = ScenarioKeys(layouts: layouts)
    return SchemaValue.object(head.members + keys.scenario.schema.members).adding(
      "$defs",
      .object([.init(key: ScenarioKeys.layoutDefinition, value: keys.layoutSchema)])
    ).text
  }
}

extension ScenarioError {
  /// `problem` in the file that messages call `name`, or in one of `overrides`.
  fileprivate init(_ problem: Problem, name: String, overrides: [String]) {
    message = problem.message
    switch problem.place {
    case .file(let line, let column):
      self.name = name
      self.line = Int(line)
      self.column = Int(column)
    case .option(let index):
      self.name = "--set " + Node.shortened(overrides[Int(index)], to: 100)
      line = nil
      column = nil
    }
  }
}
