internal import CollectionEngine
public import Layouts

/// A layout of the catalogue, and how it is set; or one that was compiled from a file.
public struct ScenarioLayout: Equatable, Sendable {
  /// Which layout it is.
  public let description: LayoutDescription
  /// What every option has, by its name.
  public private(set) var values: [String: LayoutOption.Value]

  /// The layout with its defaults, as they are on the standard screen.
  public init(_ description: LayoutDescription) {
    self.description = description
    // A layout without options need not be made to be known.
    guard !description.options.isEmpty else {
      values = [:]
      return
    }
    let layout = Screen.standard.asMain { description.make() }
    values = Dictionary(
      uniqueKeysWithValues: description.options.map { ($0.name, $0.read(layout)) })
  }

  /// What an option has. A name that is none of the layout's options, or a value that the option
  /// does not accept, is a programming error and traps.
  public subscript(option name: String) -> LayoutOption.Value {
    get {
      guard let value = values[name] else {
        preconditionFailure("The layout \(description.name) has no option \(name).")
      }
      return value
    }
    set {
      let option = description.options.first { $0.name == name }
      precondition(
        option?.kind.accepts(newValue) ?? false,
        "The layout \(description.name) has no option \(name) that accepts \(newValue).")
      values[name] = newValue
    }
  }

  /// Whether both are the same layout, set in the same way.
  public static func == (one: ScenarioLayout, other: ScenarioLayout) -> Bool {
    one.description.name == other.description.name
      && one.description.file == other.description.file && one.values == other.values
  }

  /// A new layout that is set so. What has its default is left to the layout, which may take it
  /// from the screen.
  func make() -> CollectionViewLayout {
    let layout = description.make()
    apply(to: layout, since: ScenarioLayout(description))
    return layout
  }

  /// Sets what of `layout` is otherwise than `before`, and says whether anything is.
  @discardableResult
  func apply(to layout: CollectionViewLayout, since before: ScenarioLayout) -> Bool {
    var isChanged = false
    for option in description.options {
      guard let value = values[option.name], before.values[option.name] != value else { continue }
      option.write(layout, value)
      isChanged = true
    }
    return isChanged
  }
}
