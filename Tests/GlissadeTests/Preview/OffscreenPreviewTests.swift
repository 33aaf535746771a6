import Foundation
import Testing
import Tracing

@testable import Glissade

/// `glissade preview` where nobody sees it.
@Suite struct OffscreenPreviewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "a preview without a window has the trace that record has",
    arguments: Assets.ofProcess().names(of: .scenario))
  func sameTrace(name: String) throws {
    let preview = try BuiltTool.run(
      "preview", name, "--offscreen", "-o", folder.path("preview.jsonl"))
    #expect(preview.exitCode == 0)
    #expect(preview.messages.contains("offscreen: nothing is shown"))
    _ = try BuiltTool.run("record", name, "-o", folder.path("record.jsonl"))
    #expect(try lines("preview.jsonl") == lines("record.jsonl"))
  }

  @Test("the inspector, and a viewport larger than any screen, change nothing of it")
  func sameWithInspector() throws {
    let options = ["flow", "--size", "3000x2000"]
    _ = try BuiltTool.shell(
      #"exec "$0" "$@" --offscreen --inspector -o "$TRACE""#,
      [BuiltTool.url.path, "preview"] + options,
      environment: ["TRACE": folder.path("preview.jsonl")])
    _ = try BuiltTool.shell(
      #"exec "$0" "$@" -o "$TRACE""#, [BuiltTool.url.path, "record"] + options,
      environment: ["TRACE": folder.path("record.jsonl")])
    #expect(try lines("preview.jsonl") == lines("record.jsonl"))
  }

  @Test("the session that was kept replays to the same trace")
  func session() throws {
    _ = try BuiltTool.run(
      "preview", "paged-grid", "--offscreen", "-o", folder.path("session.yaml"), "-o",
      folder.path("preview.jsonl"))
    let replay = try BuiltTool.run(
      "record", folder.path("session.yaml"), "-o", folder.path("record.jsonl"))
    #expect(replay.exitCode == 0)
    #expect(try lines("preview.jsonl") == lines("record.jsonl"))
  }

  @Test(
    "without a display, or with a driver that is none, it goes on offscreen, says so in one line and is done",
    arguments: [["DISPLAY": ""], ["DISPLAY": ":4711"], ["SDL_VIDEODRIVER": "nonsense"]])
  func noDisplay(environment: [String: String]) throws {
    let run = try BuiltTool.run(
      BuiltTool.url, ["preview", "fling", "-o", folder.path("a.csv")], environment: environment)
    #expect(run.exitCode == 0)
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(run.messages.contains("offscreen: nothing is shown, for there is no display ("))
    #expect(try folder.text("a.csv").count > 1000)
  }

  @Test("who asks for the graphics processor and has no display is told, with 69")
  func noGraphics() throws {
    let run = try BuiltTool.run(
      BuiltTool.url, ["preview", "fling", "--draw", "graphics"], environment: ["DISPLAY": ""])
    #expect(run.exitCode == 69)
    #expect(run.messages.split(separator: "\n").count == 1)
  }

  @Test("--offscreen is offscreen, whatever the environment says")
  func offscreenWins() throws {
    let run = try BuiltTool.run(
      BuiltTool.url, ["preview", "fling", "--offscreen"],
      environment: ["SDL_VIDEODRIVER": "nonsense"])
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("offscreen: nothing is shown"))
  }

  @Test(
    "a folder of images that has none, or one that is no image, is told before anything is shown")
  func images() throws {
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

  /// What of a trace does not depend on who showed it.
  private func lines(_ name: String) throws -> [Substring] {
    try folder.text(name).split(separator: "\n").filter { line in
      ["frame", "call", "element", "settled"].contains { line.hasPrefix(#"{"type":"\#($0)""#) }
    }
  }
}
