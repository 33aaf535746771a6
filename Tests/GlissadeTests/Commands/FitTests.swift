import Foundation
import Testing
import Tracing

@testable import Glissade

@Suite("fit") struct FitTests {
  /// What `fit` says of a trace, as a program reads it.
  private func result(_ trace: String, _ options: String...) throws -> [String: Any] {
    let run = CommandRun(["fit", trace, "--json"] + options)
    #expect(run.exitCode == .done, "\(run.messages)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  private func motions(_ result: [String: Any]) -> [[String: Any]] {
    result["motions"] as? [[String: Any]] ?? []
  }

  private func constant(
    _ name: String, _ motion: [String: Any]?, _ key: String = "value"
  ) throws -> Double {
    let constants = try #require(motion?["constants"] as? [String: [String: Any]])
    let constant = try #require(constants[name])
    #expect(constant["doubt"] == nil, "\(name): \(constant)")
    return try #require(constant[key] as? Double)
  }

  @Test(
    "the rate of every recording is 0.998 within 0.0001, from its offsets alone",
    arguments: ["device-flick", "phone-fling", "simulator-overscroll-release"])
  func recordings(name: String) throws {
    let result = try result(name)
    #expect(motions(result).count == 1)
    #expect(abs(try constant("decelerationRate", motions(result).first) - 0.998) < 1e-4)
    #expect((result["closestProfile"] as? String)?.hasPrefix("uikit") == true)
  }

  @Test("the phone stops at 0.01 pt/ms; the simulator's bounce is 0.01005, stepped once a frame")
  func constants() throws {
    let device = motions(try result("device-flick")).first
    #expect(abs(try constant("stopSpeed", device) - 0.01) < 2e-4)
    #expect(abs(try constant("releaseVelocity", device) - 3.977) < 0.01)
    let simulator = try result("simulator-overscroll-release")
    let stepped = try constant("bounceConstant", motions(simulator).first, "steppedValue")
    #expect(abs(stepped - 0.01005) < 1e-6)
    #expect(simulator["closestProfile"] as? String == "uikit, stepped once a frame")
    let band = try #require(simulator["rubberBand"] as? [String: Any])
    #expect((band["doubt"] as? String)?.contains("finger") == true)
  }

  @Test("the coefficient is 0.55 within 0.005, from the recorded pairs of finger and offset")
  func coefficient() throws {
    let band = try #require(try result("simulator-overscroll")["rubberBand"] as? [String: Any])
    #expect(abs((band["coefficient"] as? Double ?? 0) - 0.55) < 0.005, "\(band)")
    #expect(band["pairs"] as? Double == 20)
    #expect(band["edge"] as? Double == 5126)
  }

  @Test(
    "what we recorded ourselves gives our own constants back",
    arguments: [
      ("fling", ["scrollView.decelerationRate=fast"], "decelerationRate", 0.99),
      ("fling", ["scrollView.decelerationRate=0.9985"], "decelerationRate", 0.9985),
      ("fling", ["physics.restSpeed=0.02"], "stopSpeed", 0.02),
      ("bounce", ["physics.bounceDecay=0.02"], "bounceConstant", 0.02),
      ("bounce", ["frames.rate=120"], "bounceConstant", 0.01005),
      ("two-axes", [], "decelerationRate", 0.998),
    ])
  func ownRecords(scenario: String, changes: [String], name: String, value: Double) throws {
    let folder = try TemporaryFolder()
    for ending in ["jsonl", "csv", "perfetto.json"] {
      let trace = folder.path("run.\(ending)")
      let run = CommandRun(
        ["record", scenario, "-o", trace] + changes.flatMap { ["--set", $0] })
      #expect(run.exitCode == .done, "\(run.messages)")
      let found = try constant(name, motions(try result(trace)).last)
      #expect(abs(found / value - 1) < (name == "stopSpeed" ? 0.05 : 1e-5), "\(ending): \(found)")
    }
  }

  @Test("the finger of our own trace gives the coefficient it was recorded with")
  func ownRubberBand() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("run.jsonl")
    for coefficient in [0.55, 0.4] {
      let run = CommandRun(
        "record", "simulator-overscroll-release", "-o", trace, "--set",
        "physics.rubberBandCoefficient=\(coefficient)")
      #expect(run.exitCode == .done)
      let band = try #require(try result(trace)["rubberBand"] as? [String: Any])
      #expect(abs((band["coefficient"] as? Double ?? 0) - coefficient) < 0.005, "\(band)")
    }
  }

  @Test(
    "what is wrong with a table is said in one sentence",
    arguments: [
      ("offset\n1\n2\n", "no column is a time"), ("t,offset\n0,1\n", "at least two frames"),
      ("t,offset\n0,1\n1,nan\n", "expected a number in column offset, found \"nan\""),
      ("t,offset\n0,1\n1,2\n0.5,3\n", "earlier than frame 2"), ("", "empty"),
      ("t,offset\n0,1\n1\n", "expected 2 fields"),
    ])
  func mistakes(table: String, words: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun("fit", try folder.file("log.csv", table).path)
    #expect(run.exitCode == .badData, "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test("a viewport that is none is wrong usage, a trace that is not there no input")
  func usage() {
    #expect(CommandRun("fit", "device-flick", "--viewport", "12").exitCode == .usage)
    #expect(CommandRun("fit", "no-such-trace").exitCode == .noInput)
  }
}
