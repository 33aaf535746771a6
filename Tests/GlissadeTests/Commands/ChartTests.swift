import Foundation
import Testing

@testable import Glissade

@Suite("chart") struct ChartCommandTests {
  @Test("a trace and a reference become a page of each form, the same on every run")
  func forms() throws {
    let folder = try TemporaryFolder()
    let trace = folder.path("run.jsonl")
    #expect(CommandRun("record", "simulator-overscroll-release", "-o", trace).exitCode == .done)
    for run in ["one", "two"] {
      let outputs = ["svg", "pdf", "png"].flatMap { ["-o", folder.path("\(run).\($0)")] }
      let outcome = try BuiltTool.run(
        BuiltTool.url, ["chart", trace, "simulator-overscroll-release"] + outputs)
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
    }
    for (form, start) in [("svg", "<?xml"), ("pdf", "%PDF"), ("png", "\u{89}PNG")] {
      let one = try Data(contentsOf: URL(filePath: folder.path("one.\(form)")))
      #expect(try one == Data(contentsOf: URL(filePath: folder.path("two.\(form)"))))
      #expect(one.prefix(start.utf8.count - (form == "png" ? 1 : 0)).count > 3)
      #expect(String(decoding: one.prefix(5), as: UTF8.self).contains(start.suffix(3)))
    }
  }

  @Test(
    "what is wrong is said in one sentence",
    arguments: [
      (["chart", "no-such-trace"], ExitCode.noInput, "no-such-trace"),
      (["chart", "device-flick", "-o", "a.bmp"], .usage, ".svg, .pdf or .png"),
      (["chart", "device-flick", "--size", "12x9"], .usage, "--size"),
      (["chart", "device-flick", "--axis", "diagonal"], .usage, "diagonal"),
      (["chart", "device-flick", "-o", "/no/such/folder/a.svg"], .cannotCreate, "folder"),
    ])
  func mistakes(arguments: [String], code: ExitCode, words: String) throws {
    let run = CommandRun(arguments)
    #expect(run.exitCode == code, "\(run.messages)")
    #expect(run.messages.contains(words))
    #expect(run.messages.split(separator: "\n").count <= 3)
  }
}
