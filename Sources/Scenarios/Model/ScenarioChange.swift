/// Another value for one key of a scenario, of those that may change while it runs.
///
/// These are all of `scrollView`, `viewport.safeArea` and `viewport.direction`, `frames.rate`, `physics`, `snap`,
/// `content.size` where content is plain, and the options of the layout (`layout.minimumLineSpacing`, at `\.layout![option:
/// "minimumLineSpacing"]`) where there is one. A run keeps a scenario that says how things are set
/// now, applies the changes to it, and hands the settings to the scroll view.
public struct ScenarioChange: Sendable {
  /// The dotted path of the key, as in `scrollView.contentInset.top`.
  public let path: String
  /// What the key gets.
  let value: any Equatable & Sendable
  private let write: @Sendable (inout Scenario) -> Void

  /// The key at `path` gets `value`, and `keyPath` is where that is.
  public init<Value: Equatable & Sendable>(
    _ path: String, _ keyPath: any WritableKeyPath<Scenario, Value> & Sendable, _ value: Value
  ) {
    self.init(path, value: value, write: { $0[keyPath: keyPath] = value })
  }

  init(
    _ path: String, value: any Equatable & Sendable,
    write: @escaping @Sendable (inout Scenario) -> Void
  ) {
    self.path = path
    self.value = value
    self.write = write
  }

  /// A change of an option of whatever layout there is then, which is read when that is known.
  static func pending(_ path: String) -> ScenarioChange {
    ScenarioChange(path, value: path, write: { _ in })
  }

  /// Gives the key of `scenario` its value and leaves all others alone.
  public func apply(to scenario: inout Scenario) {
    write(&scenario)
  }
}

extension ScenarioChange: Equatable {
  /// Whether both give one key the same value.
  public static func == (one: ScenarioChange, other: ScenarioChange) -> Bool {
    func isOther<Value: Equatable>(_ value: Value) -> Bool { (other.value as? Value) == value }
    return one.path == other.path && isOther(one.value)
  }
}
