import Drawing
import Foundation
import Layouts
import Testing

@testable import Glissade

/// An executable of somebody else that calls `main(layouts:)`: the example is built with the tests, for a package in a
/// temporary folder would build everything a second time.
@Suite("a layout of one's own") struct OwnLayoutTests {
  private static let program = BuiltTool.url.deletingLastPathComponent()
    .appending(path: "OwnLayout")

  private static let scenario = """
    glissade: 1
    layout: {type: staircase, step: 100}
    content: {sections: [{items: 100}]}
    events:
      - {at: 0, release: {velocity: [0, 1]}}
      - {at: 3, set: {layout.step: 50}}

    """

  @Test("has every command")
  func commands() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("stairs.yaml", Self.scenario).path
    let list = try BuiltTool.run(Self.program, ["list", "layouts"])
    #expect(list.output.contains("staircase: each item a step further down and to the right"))
    #expect(list.output.contains("flow: "))
    #expect(try BuiltTool.run(Self.program, ["check", path]).output.contains("right, 2 events"))
    #expect(try BuiltTool.run(Self.program, ["list", "schema"]).output.contains("\"staircase\""))
    let record = try BuiltTool.run(Self.program, ["record", path, "-o", folder.path("run.jsonl")])
    #expect(record.exitCode == 0, "\(record.messages)")
    let trace = try folder.text("run.jsonl")
    #expect(trace.contains(#""kind":"cell","indexPath":[0,99]"#) == false)
    #expect(trace.contains(#""contentSize":[9980,9980]"#))
    #expect(trace.contains(#""contentSize":[5030,5030]"#))
    let misspelt = try BuiltTool.run(Self.program, ["record", path, "--set", "layout.setp=5"])
    #expect(misspelt.exitCode == 65)
    #expect(misspelt.messages.contains("did you mean step?"))
  }

  @Test("has a look of one's own in pictures")
  func style() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("stairs.yaml", Self.scenario).path
    let output = folder.path("stairs.frame.png")
    let run = try BuiltTool.run(Self.program, ["record", path, "--at", "0", "-o", output])
    #expect(run.exitCode == 0, "\(run.messages)")
    let picture = try Bitmap(png: Data(contentsOf: URL(filePath: output)))
    // White inside of the outline, where a card has its colour.
    #expect(picture[8, 8] == 0xFFFF_FFFF)
  }

  @Test("is unknown to the tool itself")
  func unknown() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun("check", try folder.file("stairs.yaml", Self.scenario).path)
    #expect(run.exitCode == .badData)
    #expect(run.messages.contains("layout.type: expected flow, strip"))
  }
}
