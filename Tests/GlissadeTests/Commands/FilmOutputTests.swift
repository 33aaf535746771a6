import Drawing
import Film
import Foundation
import Testing

@testable import Glissade

@Suite("pictures and films of record") struct FilmOutputTests {
  private let folder: TemporaryFolder
  /// A scenario that is quick to draw.
  private let scenario: String

  init() throws {
    folder = try TemporaryFolder()
    scenario = try folder.file(
      "small.yaml",
      """
      glissade: 1
      viewport: {width: 120, height: 200, scale: 1}
      content: {sections: [{items: 30}]}
      layout: {type: flow, itemSize: [50, 50]}
      events: [{at: 0.1, drag: {from: [60, 180], to: [60, 80], duration: 0.1}}]
      """
    ).path
  }

  /// Options that write these files.
  private func outputs(_ names: String...) -> [String] {
    names.flatMap { ["-o", folder.path($0)] }
  }

  private func picture(_ name: String) throws -> Bitmap {
    try Bitmap(png: Data(contentsOf: URL(filePath: folder.path(name))))
  }

  @Test("traces and pictures in one call; the trace is that of a call without pictures")
  func together() throws {
    let run = CommandRun(
      ["record", scenario] + outputs("a.jsonl", "a.frame.png", "A.FILMSTRIP.PNG", "a.csv"))
    #expect(run.exitCode == .done, "\(run.messages)")
    #expect(try picture("a.frame.png").size == CGSize(width: 120, height: 200))
    #expect(try picture("A.FILMSTRIP.PNG").width > 1000)
    #expect(CommandRun(["record", scenario] + outputs("b.jsonl", "b.csv")).output == run.output)
    #expect(try folder.text("a.jsonl") == folder.text("b.jsonl"))
    #expect(try folder.text("a.csv") == folder.text("b.csv"))
  }

  @Test("the instant of a frame, and the scale of pictures")
  func instants() throws {
    let early = CommandRun(
      ["record", scenario, "--at", "0", "--scale", "2"] + outputs("early.frame.png"))
    #expect(early.exitCode == .done, "\(early.messages)")
    #expect(try picture("early.frame.png").width == 240)
    _ = CommandRun(["record", scenario, "--at", "99"] + outputs("late.frame.png"))
    _ = CommandRun(["record", scenario] + outputs("end.frame.png"))
    let read = { name in try Data(contentsOf: URL(filePath: folder.path(name))) }
    #expect(try read("late.frame.png") == read("end.frame.png"))
    _ = CommandRun(["record", scenario, "--burn-in"] + outputs("said.frame.png"))
    #expect(try read("said.frame.png") != read("end.frame.png"))
  }

  @Test("the number of pictures in a filmstrip")
  func counts() throws {
    #expect(
      CommandRun(["record", scenario, "--count", "2"] + outputs("2.filmstrip.png")).exitCode
        == .done)
    #expect(
      CommandRun(["record", scenario, "--every", "0.1"] + outputs("e.filmstrip.png")).exitCode
        == .done)
    #expect(try picture("2.filmstrip.png").width < picture("e.filmstrip.png").width)
    let many = CommandRun(["record", scenario, "--every", "0.001"] + outputs("m.filmstrip.png"))
    #expect(many.exitCode == .usage)
    #expect(many.messages.contains("more than 64 pictures: something moves for"))
  }

  @Test(
    "an option without an output that has it is a mistake, and creates nothing",
    arguments: [
      (["--at", "1"], "--at is for .frame.png, and no output ends so"),
      (["--slow", "2"], "--slow is for .mp4, .webm or .gif, and no output ends so"),
      (["--touch"], "--touch is for .frame.png, .filmstrip.png, .mp4, .webm or .gif"),
      (["--images", "nowhere"], "--images is for"),
    ])
  func options(words: [String], message: String) {
    let run = CommandRun(["record", scenario] + words + outputs("a.jsonl"))
    #expect(run.exitCode == .usage)
    #expect(run.messages.contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.jsonl")))
  }

  @Test("two options that say the same, and values that are out of bounds")
  func wrongOptions() {
    let strip = outputs("a.filmstrip.png")
    #expect(
      CommandRun(["record", scenario, "--count", "3", "--every", "1"] + strip).exitCode == .usage)
    #expect(CommandRun(["record", scenario, "--count", "65"] + strip).exitCode == .usage)
    #expect(
      CommandRun(["record", scenario, "--slow", "0.5"] + outputs("a.gif")).exitCode == .usage)
  }

  @Test("a picture that is too large is bad data, and the trace is kept")
  func tooLarge() throws {
    let run = CommandRun(
      ["record", scenario, "--size", "40000x40000"] + outputs("a.frame.png", "a.csv"))
    #expect(run.exitCode == .badData)
    #expect(run.messages.contains("a.frame.png': A picture of 40000"))
    // Everything fits, so that nothing moves: a few frames.
    #expect(try folder.text("a.csv").count > 300)
  }

  @Test("a picture on a device without room is an I/O error, and the others are kept")
  func noRoom() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("full.frame.png"), withDestinationPath: "/dev/full")
    let run = CommandRun(
      ["record", scenario] + outputs("full.frame.png", "a.csv", "a.filmstrip.png"))
    #expect(run.exitCode == .io)
    #expect(run.messages.contains("no space left on the device"))
    #expect(try folder.text("a.csv").count > 1000)
    #expect(try picture("a.filmstrip.png").width > 1000)
  }

  @Test("cells filled with pictures")
  func images() throws {
    let red = try Bitmap(width: 4, height: 4, isOpaque: true)
    red.fill(.init(red: 1, green: 0, blue: 0))
    try FileManager.default.createDirectory(
      atPath: folder.path("images"), withIntermediateDirectories: true)
    try red.pngData().write(to: URL(filePath: folder.path("images/a.png")))
    let words = ["record", scenario, "--images", folder.path("images")] + outputs("a.frame.png")
    #expect(CommandRun(words).exitCode == .done)
    let shown = try picture("a.frame.png")
    let isRed = (0..<200).contains { shown[12, $0] & 0xFFFFFF == 0xFF0000 }
    #expect(isRed)
    try folder.file("images/b.png", "no picture")
    let wrong = CommandRun(words)
    #expect(wrong.exitCode == .badData)
    #expect(
      wrong.messages.contains("images/b.png': This is no PNG picture: it does not begin as one"))
  }

  @Test("a folder of pictures that is not there, or has none")
  func noImages() throws {
    let missing = CommandRun(
      ["record", scenario, "--images", folder.path("nowhere")] + outputs("a.frame.png"))
    #expect(missing.exitCode == .noInput)
    try folder.file("empty/text.txt", "")
    let empty = CommandRun(
      ["record", scenario, "--images", folder.path("empty")] + outputs("a.frame.png"))
    #expect(empty.exitCode == .noInput)
    #expect(empty.messages.contains("there is no .png file in the folder"))
  }
}
