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

  /// The same scenario, with what `transform` makes of the layouts whose code it names.
  public func mappingCompiledLayouts(
    _ transform: (LayoutDescription, LayoutFile) -> LayoutDescription
  ) -> Scenario {
    func mapped(_ layout: ScenarioLayout) -> ScenarioLayout {
      layout.description.file.map { ScenarioLayout(transform(layout.description, $0)) } ?? layout
    }
    var scenario = self
    scenario.layout = layout.map(mapped)
    scenario.events = events.map { event in
      switch event.kind {
      case .setLayout(let layout, let timing):
        return ScenarioEvent(at: event.at, .setLayout(mapped(layout), timing: timing))
      case .transition(var transition):
        transition.layout = mapped(transition.layout)
        return ScenarioEvent(at: event.at, .transition(transition))
      case .transitionStep(.begin(let layout)):
        return ScenarioEvent(at: event.at, .transitionStep(.begin(mapped(layout))))
      default: return event
      }
    }
    return scenario
  }
}
