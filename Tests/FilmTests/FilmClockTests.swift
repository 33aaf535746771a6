import CollectionEngine
import Foundation
import Scenarios
import Testing

@testable import Film

@Suite("Clocks of films")
struct FilmClockTests {
  private func scenario(_ frames: String, physics: String = "uikit") throws -> Scenario {
    try Scenario(
      bytes: Array(
        "glissade: 1\nframes: \(frames)\nphysics: \(physics)\ncontent: {size: [375, 6000]}\n".utf8),
      name: "clock")
  }

  @Test(
    "A GIF has 50 pictures a second, or the scenario's rate where its delays can say that one",
    arguments: [
      (60, 50), (50, 50), (25, 25), (20, 20), (10, 10), (30, 50), (100, 50), (120, 50), (1, 1),
    ] as [(Double, Double)])
  func gifRates(own: Double, expected: Double) throws {
    let clock = FilmClock(try scenario("{rate: \(own)}"), .gif)
    #expect(clock.rate == expected)
    #expect(clock.frames == FrameClock(rate: expected))
  }

  @Test("Slow motion has a frame of the run for each picture", arguments: [FilmForm.mp4, .gif])
  func slow(form: FilmForm) throws {
    let clock = FilmClock(try scenario("{rate: 60}"), form, slow: 8)
    #expect(clock.rate == (form == .gif ? 50 : 60))
    #expect(clock.frames.rate == clock.rate * 8)
    #expect(abs(clock.instant(ofPicture: 480) - 480 / (clock.rate * 8)) < 1e-12)
  }

  @Test("Given frame times and steps of the display are kept as they are")
  func kept() throws {
    let irregular = try scenario("{times: [0.5, 0.51, 0.6]}")
    let clock = FilmClock(irregular, .mp4, slow: 2)
    #expect(clock.frames == irregular.frames && clock.rate == 60)
    #expect(clock.instant(ofPicture: 0) == 0.5)
    let ticked = try scenario("{rate: 120}", physics: "{integration: perTick}")
    #expect(FilmClock(ticked, .gif).frames.rate == 120)
  }

  @Test("A film keeps its rate where the scenario changes its own")
  func changedRate() throws {
    let changing = try Scenario(
      bytes: Array(
        """
        glissade: 1
        content: {size: [375, 6000]}
        events: [{at: 0.1, release: {velocity: [0, 1]}}, {at: 0.2, set: {frames.rate: 30}}]
        until: 0.5
        """.utf8), name: "changing")
    var times: [Double] = []
    _ = Camera(changing).film(FilmClock(changing, .gif)) { shot, count in
      times += Array(repeating: shot.time, count: count)
      return true
    }
    #expect(times.count == 26)
    #expect(zip(times, 0...).allSatisfy { abs($0 - Double($1) / 50) < 1e-9 })
  }
}
