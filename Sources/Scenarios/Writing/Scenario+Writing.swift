internal import Layouts

extension Scenario {
  /// The scenario as a file, in YAML: what `init(bytes:name:)` reads as an equal scenario.
  ///
  /// Keys that have their default are left out, and numbers are as short as they can be. The same scenario has the
  /// same text on every run; a file that was read and is written again says the same in other words, and without its
  /// comments.
  ///
  /// Complexity: O(n) in the length of the text.
  public var yaml: String {
    let keys = ScenarioKeys(layouts: .standard)
    guard let value = keys.scenario.write(self) else {
      preconditionFailure("A scenario is written as a map.")
    }
    return YAMLWriter.text(of: value)
  }
}
