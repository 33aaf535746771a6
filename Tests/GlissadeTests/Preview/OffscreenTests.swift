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

  @Test("changes nothing with the inspector, and with a viewport larger than any screen")
  func large() throws {
    let folder = try TemporaryFolder()
    let words = ["flow", "--size", "3000x2000", "-o"]
    let seen = try BuiltTool.run(
      BuiltTool.url,
      ["preview", "--offscreen", "--inspector"] + words + [folder.path("seen.jsonl")]
    )
    #expect(seen.exitCode == 0)
    #expect(CommandRun(["record"] + words + [folder.path("recorded.jsonl")]).exitCode == .done)
    #expect(try folder.text("seen.jsonl") == folder.text("recorded.jsonl"))
  }

  @Test(
    "is what comes of a preview without a display, or with a driver that is none, and says so in one line",
    arguments: [["DISPLAY": ""], ["DISPLAY": ":4711"], ["SDL_VIDEODRIVER": "nonsense"]])
  func noDisplay(environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    let run = try BuiltTool.run(
      "preview", "fling", "-o", folder.path("fling.yaml"), environment: environment)
    #expect(run.exitCode == 0)
    let ours = run.messages.split(separator: "\n").filter { $0.hasPrefix("glissade:") }
    #expect(ours.count == 1)
    #expect(ours.first?.contains("there is no display") == true)
    #expect(try folder.text("fling.yaml").hasPrefix("glissade: 1\n"))
  }

  @Test("is one whatever the environment says where it was asked for")
  func asked() throws {
    let run = try BuiltTool.run(
      "preview", "fling", "--offscreen", environment: ["SDL_VIDEODRIVER": "nonsense"])
    #expect(run.exitCode == 0 && run.messages == "glissade: offscreen: nothing is shown\n")
  }

  @Test("does not begin with a picture that is none, or a folder without one")
  func images() throws {
    let folder = try TemporaryFolder()
    try folder.file("pictures/a.png", "no picture")
    let wrong = try BuiltTool.run(
      "preview", "fling", "--offscreen", "--images", folder.path("pictures"), "-o",
      folder.path("a.csv"))
    #expect(wrong.exitCode == 65)
    #expect(wrong.messages.contains("a.png") && wrong.messages.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.csv")))
    let none = try BuiltTool.run(
      "preview", "fling", "--offscreen", "--images", folder.path("nowhere"))
    #expect(none.exitCode == 66)
  }

  @Test("cannot be asked of a graphics processor, without a display")
  func noGraphics() throws {
    let run = try BuiltTool.run(
      "preview", "fling", "--draw", "graphics", environment: ["DISPLAY": ":4711"])
    #expect(run.exitCode == ExitCode.unavailable.rawValue)
  }
}
