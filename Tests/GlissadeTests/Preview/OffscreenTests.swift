import Foundation
import Testing

@testable import Glissade

@Suite("A preview that nobody sees", .serialized) struct OffscreenTests {
  @Test("shows what record records, line by line", arguments: RecordTests.scenarios)
  func sameLines(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTool.run("preview", name, "--offscreen", "-o", folder.path("seen.jsonl"))
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.messages.contains("offscreen: nothing is shown"))
    #expect(CommandRun("record", name, "-o", folder.path("recorded.jsonl")).exitCode == .done)
    let lines = try ["seen", "recorded"].map {
      try folder.text("\($0).jsonl").split(separator: "\n")
    }
    #expect(lines[0].count > 2)
    #expect(lines[0].dropFirst() == lines[1].dropFirst())
  }

  @Test("is what comes of a preview without a display, and says so in one line")
  func noDisplay() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTool.run(
      "preview", "fling", "-o", folder.path("fling.yaml"), environment: ["DISPLAY": ":4711"])
    #expect(run.exitCode == 0)
    let ours = run.messages.split(separator: "\n").filter { $0.hasPrefix("glissade:") }
    #expect(ours.count == 1)
    #expect(ours.first?.contains("there is no display") == true)
    #expect(try folder.text("fling.yaml").hasPrefix("glissade: 1\n"))
  }

  @Test("cannot be asked of a graphics processor, without a display")
  func noGraphics() throws {
    let run = try BuiltTool.run(
      "preview", "fling", "--draw", "graphics", environment: ["DISPLAY": ":4711"])
    #expect(run.exitCode == ExitCode.unavailable.rawValue)
  }
}
