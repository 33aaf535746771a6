public import Foundation
public import Layouts
public import Scenarios

/// What a preview needs of the world, handed in: it knows no files.
public struct PreviewSurroundings {
  /// The layouts that a key switches between.
  public var layouts: LayoutCatalogue
  /// The names of the scenarios that a key switches between.
  public var scenarioNames: [String]
  /// The scenario with such a name; throws a sentence.
  public var scenario: (String) throws -> Scenario
  /// The scenario that runs, read again where its file has changed since it was asked last; nil where it has not.
  public var changedScenario: () throws -> Scenario?
  /// Keeps a session as a scenario, and answers where in a few words; throws a sentence.
  public var save: (_ session: Scenario) throws -> String
  /// Keeps a picture, PNG, and answers where in a few words; throws a sentence.
  public var savePicture: (Data) throws -> String

  /// The code of the layout, where it has some of its own; nil where all is part of the program. Default: nil.
  public var code: PreviewCode?
  /// A recording that is drawn over the scene; nil for none. Default: nil.
  public var ghost: Ghost?
  /// The time of the person in s, on a clock that never goes back. Default: the system's.
  public var clock: () -> Double = { Video.now }

  public init(
    layouts: LayoutCatalogue, scenarioNames: [String] = [],
    scenario: @escaping (String) throws -> Scenario,
    changedScenario: @escaping () throws -> Scenario? = { nil },
    save: @escaping (Scenario) throws -> String,
    savePicture: @escaping (Data) throws -> String
  ) {
    self.layouts = layouts
    self.scenarioNames = scenarioNames
    self.scenario = scenario
    self.changedScenario = changedScenario
    self.save = save
    self.savePicture = savePicture
  }
}
