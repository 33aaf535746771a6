import CollectionEngine
import Foundation
import Scenarios
import Testing

@testable import Film

@Suite("Cameras")
struct CameraTests {
  /// Every frame of a run, as the run itself says it.
  private func frames(of scenario: Scenario) -> [(time: Double, offset: CGPoint)] {
    let simulation = Simulation(scenario)
    var frames: [(time: Double, offset: CGPoint)] = []
    _ = simulation.run {
      frames.append((time: $0, offset: simulation.scrollView.contentOffset))
      return true
    }
    return frames
  }

  private func film(
    _ scenario: Scenario, _ form: FilmForm = .mp4, slow: Double = 1
  ) -> [(shot: Shot, count: Int)] {
    var shots: [(shot: Shot, count: Int)] = []
    let isWhole = Camera(scenario).film(FilmClock(scenario, form, slow: slow)) {
      shots.append((shot: $0, count: $1))
      return true
    }
    #expect(isWhole)
    return shots
  }

  @Test("At its own rate a film has a picture for each frame of the run, and the same offsets")
  func frameByFrame() {
    let expected = frames(of: Samples.carousel)
    let film = film(Samples.carousel)
    #expect(film.map(\.shot.time) == expected.map(\.time))
    #expect(film.map(\.shot.contentOffset) == expected.map(\.offset))
    #expect(film.allSatisfy { $0.count == 1 })
  }

  @Test("Slow motion goes through the same places", arguments: [2.0, 5, 64])
  func slow(factor: Double) {
    let expected = frames(of: Samples.fling)
    let film = film(Samples.fling, slow: factor)
    for (index, frame) in expected.enumerated() {
      let picture = index * Int(factor)
      guard picture < film.count else { continue }
      #expect(abs(film[picture].shot.time - frame.time) < 1e-9)
      #expect(abs(film[picture].shot.contentOffset.y - frame.offset.y) < 1e-9)
    }
    #expect(Double(film.count) >= Double(expected.count - 2) * factor)
  }

  @Test("Given frame times are held: a picture shows the last frame before it")
  func irregular() throws {
    var scenario = Samples.fling
    scenario.frames = FrameClock(rate: nil, times: [0, 0.01, 0.02, 0.11, 0.2, 0.3])
    scenario.until = .time(1)
    let film = film(scenario)
    // Pictures at k / 60: two frames before the first of them are never seen.
    #expect(film.map(\.shot.time) == [0, 0.01, 0.02, 0.11, 0.2, 0.3])
    #expect(film.map(\.count) == [1, 1, 5, 5, 6, 1])
  }

  @Test("Shots show the last frame not after their instants, each once, the end for what is later")
  func shots() {
    let shots = Camera(Samples.carousel).shots(at: [0.12, 0.121, 0.3, 99])
    let expected: [Double?] = [7.0 / 60, 18.0 / 60, frames(of: Samples.carousel).last?.time]
    #expect(shots.map { Optional($0.time) } == expected)
  }

  @Test("A finger is where the input says, and is seen for a moment after it lifts")
  func fingers() throws {
    let shots = Camera(Samples.carousel).shots(at: [0, 0.1, 0.15, 0.2, 0.25, 1])
    #expect(shots[0].finger == nil)
    #expect(shots[1].finger?.location == CGPoint(x: 150, y: 70))
    #expect(shots[2].finger?.liftTime == nil)
    let lifted = try #require(shots[4].finger)
    #expect(lifted.location == CGPoint(x: 60, y: 75))
    #expect((0.1..<1).contains(lifted.visibility(at: shots[4].time)))
    #expect(shots[5].finger?.visibility(at: 1) == 0)
  }

  @Test("A camera does not change the run that it looks at")
  func recorded() {
    let alone = Simulation(Samples.carousel)
    _ = alone.run()
    let watched = Simulation(Samples.carousel)
    let watch = RunWatch()
    watched.add(watch)
    _ = watched.run()
    #expect(watched.motions == alone.motions && !alone.motions.isEmpty)
    #expect(watch.shot(of: watched.scrollView)?.activity == .idle)
  }

  @Test("Who has enough ends the run")
  func stopping() {
    var count = 0
    let isWhole = Camera(Samples.fling).film(FilmClock(Samples.fling, .mp4)) { _, _ in
      count += 1
      return count < 5
    }
    #expect(!isWhole && count == 5)
    #expect(Camera(Samples.fling).shots(at: [3], while: { $0 < 0.5 }).count == 1)
  }
}
