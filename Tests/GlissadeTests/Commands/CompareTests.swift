import Foundation
import Testing

@testable import Glissade

@Suite("compare") struct CompareTests {
  /// A run of `name`, and how far it is from the reference of that name.
  private func compare(
    _ name: String, tolerance: String, set overrides: [String] = []
  ) throws -> CommandRun {
    let folder = try TemporaryFolder()
    let trace = folder.path("run.jsonl")
    let run = CommandRun(
      ["record", name, "-o", trace] + overrides.flatMap { ["--set", $0] })
    #expect(run.exitCode == .done, "\(run.messages)")
    return CommandRun(
      "compare", trace, name, "--align", "release", "--tolerance", tolerance)
  }

  @Test("the simulator recording, from its touches, per tick: every frame within 1e-5 pt")
  func simulatorPerTick() throws {
    let result = try compare("simulator-overscroll-release", tolerance: "1e-5")
    #expect(result.exitCode == .done, "\(result.output)")
    #expect(result.output.contains("48 frames"))
    #expect(
      try compare("simulator-overscroll-release", tolerance: "1e-8").exitCode == .failed,
      "a closer tolerance than holds must fail")
  }

  @Test("the simulator recording, exact, frames at the lift + n/60 s: every frame within 0.9 pt")
  func simulatorExact() throws {
    let result = try compare(
      "simulator-overscroll-release", tolerance: "0.9",
      set: ["physics.integration=exact", "events[0].at=0.034444917"])
    #expect(result.exitCode == .done, "\(result.output)")
    #expect(result.output.contains("47 frames"))
  }

  @Test("the device recording, exact, at its own irregular frame times: within 0.12 pt")
  func device() throws {
    let result = try compare("device-flick", tolerance: "0.12")
    #expect(result.exitCode == .done, "\(result.output)")
    #expect(result.output.contains("104 frames"))
    #expect(CommandRun("record", "device-flick").output.contains("2160.3333"))
  }

  /// The reference is rounded to thirds of a point.
  @Test("the logged fling: within 0.45 pt")
  func phoneFling() throws {
    let result = try compare("phone-fling", tolerance: "0.45")
    #expect(result.exitCode == .done, "\(result.output)")
    #expect(result.output.contains("20 frames"))
  }

  @Test("any two forms of one run are the same, and a table from anywhere will do")
  func forms() throws {
    let folder = try TemporaryFolder()
    let paths = ["jsonl", "csv", "perfetto.json"].map { folder.path("run.\($0)") }
    #expect(CommandRun(["record", "paging"] + paths.flatMap { ["-o", $0] }).exitCode == .done)
    for path in paths {
      #expect(
        CommandRun("compare", paths[0], path, "--align", "frame", "--tolerance", "0").exitCode
          == .done, "\(path)")
    }
    let foreign = try folder.file("theirs.csv", "Time (ms),scrollTop\n0,0\n500,390\n").path
    let result = CommandRun("compare", paths[0], foreign)
    #expect(result.exitCode == .failed)
  }

  @Test("what is wrong with a trace is said with its place")
  func wrongTraces() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.file("broken.csv", "time_s,offset_y\n0,0\n0.1,abc\n").path
    let result = CommandRun("compare", broken, "device-flick")
    #expect(result.exitCode == .badData)
    #expect(result.messages.hasPrefix("\(broken):3"), "\(result.messages)")
    #expect(CommandRun("compare", folder.path("no.csv"), "device-flick").exitCode == .noInput)
    #expect(CommandRun("compare", "devise-flick", "device-flick").messages.contains("device-flick"))
    let empty = try folder.file("empty.jsonl", "").path
    #expect(CommandRun("compare", empty, "device-flick").exitCode == .badData)
    let noLift = CommandRun(
      "compare", "device-flick", "device-flick", "--align", "release", "--lift-b", "2")
    #expect(noLift.exitCode == .badData)
  }
}

@Suite("compare: what is missing") struct IncompleteTraceTests {
  @Test("--complete fails where frames have no partner")
  func complete() throws {
    let folder = try TemporaryFolder()
    let whole = folder.path("whole.csv")
    #expect(CommandRun("record", "fling", "-o", whole).exitCode == .done)
    let lines = try folder.text("whole.csv").split(separator: "\n")
    let part = try folder.file("part.csv", lines.prefix(20).joined(separator: "\n") + "\n").path
    #expect(CommandRun("compare", whole, part, "--align", "frame").exitCode == .done)
    #expect(
      CommandRun("compare", whole, part, "--align", "frame", "--complete").exitCode == .failed)
    #expect(CommandRun("compare", whole, whole, "--align", "frame", "--complete").exitCode == .done)
    let lift = CommandRun("compare", whole, whole, "--align", "release", "--lift-a", "7")
    #expect(lift.exitCode == .badData)
    #expect(lift.messages.contains("found 7"), "\(lift.messages)")
  }
}
