public import Layouts

/// Makes the layout whose code a scenario names, with the paths as they stand in the scenario. It is up to it where they
/// lead and whether such code may run.
public typealias LayoutFileReader =
  @Sendable (LayoutFile) throws(LayoutFileRefusal) -> LayoutDescription

/// Why a scenario does not get the layout whose code it names.
public struct LayoutFileRefusal: Error, Sendable {
  /// A sentence without a full stop.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }
}

extension Scenario {
  /// Where no code is compiled.
  public static let noLayoutFiles: LayoutFileReader = { _ throws(LayoutFileRefusal) in
    throw LayoutFileRefusal("layouts are not compiled here")
  }

  /// The same scenario, in which the code of its layouts stands where `transform` says.
  public func mappingLayoutFiles(_ transform: (LayoutFile) -> LayoutFile) -> Scenario {
    var scenario = self
    scenario.layout = layout?.mappingFile(transform)
    scenario.events = events.map { event in
      guard case .setLayout(let layout, let animated) = event.kind else { return event }
      return ScenarioEvent(
        at: event.at, .setLayout(layout.mappingFile(transform), animated: animated))
    }
    return scenario
  }
}

extension ScenarioLayout {
  fileprivate func mappingFile(_ transform: (LayoutFile) -> LayoutFile) -> ScenarioLayout {
    guard let file = description.file else { return self }
    return ScenarioLayout(
      LayoutDescription(
        description.name, summary: description.summary, options: description.options,
        file: transform(file), make: description.make, connect: description.connect))
  }
}
