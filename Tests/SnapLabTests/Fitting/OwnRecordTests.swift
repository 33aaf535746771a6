import CollectionEngine
import Foundation
import Scenarios
import Testing
import Tracing

@testable import SnapLab

/// Flings that the engine itself has recorded, each by the laws of a profile.
@Suite("fit: the profile of our own records")
struct OwnRecordTests {
  static let profiles = [
    ("uikit", "physics: uikit"), ("uikit, fast", "scrollView: {decelerationRate: fast}"),
    ("uikit, stepped once a frame", "physics: {integration: perTick}"),
    ("android", "physics: android"), ("flutter", "physics: flutter"),
    ("flutterBouncing", "physics: flutterBouncing"),
  ]

  @Test(
    "The profile that a fling was recorded in comes closest",
    arguments: profiles.indices)
  func profile(index: Int) throws {
    let (name, keys) = Self.profiles[index]
    let trace = try record(
      """
      \(keys)
      content: {size: [375, 60000]}
      events:
        - {at: 0.1, drag: {from: [190, 600], to: [180, 260], duration: 0.12}}
      """)
    let fit = try TraceFit(trace)
    #expect(fit.motions.count == 1)
    let closest = try #require(fit.profiles.first)
    #expect(closest.profile == name, "\(fit.profiles)")
    #expect(closest.rootMeanSquare < 1e-3)
  }

  @Test("So does that of a bounce at the end of the content", arguments: [0, 2, 5])
  func bounce(index: Int) throws {
    let (name, keys) = Self.profiles[index]
    let trace = try record(
      """
      \(keys)
      content: {size: [375, 3000]}
      scrollView: {contentOffset: [0, 2300]}
      events:
        - {at: 0.1, release: {velocity: [0, 2.5]}}
      """)
    let closest = try #require(try TraceFit(trace).profiles.first)
    #expect(closest.profile == name)
    #expect(closest.rootMeanSquare < 0.05)
  }

  /// The table of a run's frames, read back.
  private func record(_ text: String) throws -> Trace {
    let sink = MemorySink()
    let scenario = try Scenario.reading(text)
    let recorder = TraceRecorder(
      header: TraceHeader(scenario, name: "own", bytes: []), writers: [CSVWriter(to: sink)])
    _ = Simulation(scenario, recorder: recorder).run()
    recorder.finish()
    return try Trace(reading: Data(sink.bytes))
  }
}
