internal import CollectionEngine
public import Scenarios

/// When a film's pictures are taken, and how fast they are shown.
///
///     picture k shows the instant  k / (rate * slow), counted from the first frame
///
/// Where motion is evaluated at absolute time (`exact`) the run is simulated anew with a frame for each picture: slow motion
/// then has as many different pictures as any other, and a GIF none that is missing. Frames at given times, and `perTick`
/// motion, whose path depends on its frames, are kept as they are; a picture then shows the last frame before it.
public struct FilmClock: Equatable, Sendable {
  /// The frames of the run.
  public let frames: FrameClock
  /// Pictures shown a second.
  public let rate: Double
  /// How many seconds of film a second of the run takes; 1 for the true speed.
  public let slow: Double

  /// The delays of a GIF are whole hundredths of a second, and players take 0.01 s for 0.1: 50 pictures a second are the
  /// most. Source: measured with ffprobe 5.1; browsers are known for the same.
  static let gifRate = 50.0

  /// The clock of `scenario` as a film of `form`: at its own rate, or 60 where it has none. A GIF has 50 pictures a
  /// second, or the scenario's own rate where its delays can say that one, as 25.
  ///
  /// - Parameter slow: from 1, the true speed, upwards.
  public init(_ scenario: Scenario, _ form: FilmForm, slow: Double = 1) {
    let own = scenario.frames.rate ?? 60
    let rate = form == .gif ? Self.gifRate(near: own) : own
    self.rate = rate
    self.slow = slow
    let isKept = scenario.frames.times != nil || scenario.physics.constants.integration == .perTick
    frames = isKept ? scenario.frames : FrameClock(rate: rate * slow)
  }

  /// The instant that picture `index` shows, in s.
  public func instant(ofPicture index: Int) -> Double {
    (frames.times?.first ?? 0) + Double(index) / (rate * slow)
  }

  private static func gifRate(near own: Double) -> Double {
    let delay = (100 / own).rounded()
    return delay >= 2 && 100 / delay == own ? own : gifRate
  }
}

extension FilmClock {
  /// The scenario with the frames of the film. Where those are its own to choose, the scenario does not change their rate.
  func applied(to scenario: Scenario) -> Scenario {
    guard frames != scenario.frames else { return scenario }
    var scenario = scenario
    scenario.frames = frames
    for index in scenario.events.indices {
      guard case .set(let changes) = scenario.events[index].kind else { continue }
      scenario.events[index].kind = .set(changes.filter { $0.path != "frames.rate" })
    }
    return scenario
  }
}
