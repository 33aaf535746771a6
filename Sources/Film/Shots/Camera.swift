internal import CollectionEngine
public import Foundation
public import Scenarios

/// Runs a scenario for its pictures.
public struct Camera {
  /// What runs; its frames are the camera's own.
  public let scenario: Scenario

  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// The shots at `instants`, in s, in ascending order: each the frame that is on the screen then, the last frame of the
  /// run where it is over by then. A frame comes once.
  ///
  /// - Parameter goesOn: asked once a frame; false ends it with the shots so far.
  ///
  /// Complexity: that of the run up to the last instant.
  public func shots(
    at instants: [TimeInterval], while goesOn: (TimeInterval) -> Bool = { _ in true }
  ) -> [Shot] {
    var waiting = instants.sorted()[...]
    let simulation = Simulation(scenario)
    let watch = RunWatch()
    simulation.add(watch)
    var shots: [Shot] = []
    var held: Shot?
    _ = simulation.run { time in
      let isLate = waiting.first.map { $0 < time - ScrollView.sameInstant } ?? false
      if isLate, let held, held.time != shots.last?.time { shots.append(held) }
      waiting = waiting.drop { $0 < time - ScrollView.sameInstant }
      held = watch.shot(of: simulation.scrollView)
      return !waiting.isEmpty && goesOn(time)
    }
    if !waiting.isEmpty, let held, held.time != shots.last?.time { shots.append(held) }
    return shots.isEmpty ? held.map { [$0] } ?? [] : shots
  }

  /// Hands over every picture of a film, in order, and says whether the run went on to its end.
  ///
  /// - Parameters:
  ///   - clock: when the pictures are taken.
  ///   - take: called with each shot and how many pictures in a row show it, at least one; false ends the film there.
  public func film(
    _ clock: FilmClock, _ take: (Shot, _ count: Int) -> Bool
  ) -> Bool {
    let simulation = Simulation(clock.applied(to: scenario))
    let watch = RunWatch()
    simulation.add(watch)
    var pictures = 0
    var held: Shot?
    let outcome = simulation.run { time in
      // A picture at the very time of a frame shows that frame.
      var count = 0
      while clock.instant(ofPicture: pictures + count) < time - ScrollView.sameInstant {
        count += 1
      }
      let shown = held
      held = watch.shot(of: simulation.scrollView)
      guard count > 0, let shown else { return true }
      pictures += count
      return take(shown, count)
    }
    guard outcome != .stopped else { return false }
    return held.map { take($0, 1) } ?? true
  }
}
