public import Scenarios

/// Something wrong with how content snaps, with the gesture that shows it.
public struct Finding: Equatable, Sendable {
  /// What is wrong.
  public let kind: FindingKind
  /// What is wrong, where and by how much: a sentence without a full stop.
  public let sentence: String
  /// The gesture that shows it best.
  public let flick: Flick
  /// Where that leads.
  public let landing: Landing
  /// The frames a second at which it shows; nil for the scenario's own.
  public let rate: Double?
  /// The scenario in which exactly that happens, for `glissade record` and `glissade preview`.
  public let scenario: Scenario

  init(
    _ kind: FindingKind, _ sentence: String, _ flick: Flick, _ landing: Landing,
    in subject: SnapSubject, rate: Double? = nil
  ) {
    self.kind = kind
    self.sentence = sentence
    self.flick = flick
    self.landing = landing
    self.rate = rate
    var scenario = subject.scenario(of: flick)
    if let rate { scenario.frames = FrameClock(rate: rate) }
    self.scenario = scenario
  }
}
