import Foundation
import Testing

@testable import Glissade

/// The built program with layouts in Swift files.
@Suite("Layouts in Swift files") struct LayoutCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the program; messages without the folder of the test.
  private func run(_ arguments: String...) throws -> BuiltTool.Outcome {
    var outcome = try BuiltTool.run(BuiltTool.url, arguments)
    outcome.messages = outcome.messages.replacing(folder.url.path + "/", with: "")
    return outcome
  }

  /// Records `code` as a file of its own.
  private func record(_ code: String, _ arguments: String...) throws -> BuiltTool.Outcome {
    let path = try folder.file("Rows.swift", code).path
    var outcome = try BuiltTool.run(BuiltTool.url, ["record", path] + arguments)
    outcome.messages = outcome.messages.replacing(folder.url.path + "/", with: "")
    return outcome
  }

  @Test("runs alone, with a scenario, and with what is set; the same bytes each time")
  func runs() throws {
    let alone = try record(CodeSample.rows(), "-o", folder.path("a.jsonl"))
    #expect(alone.exitCode == 0 && alone.messages.isEmpty, "\(alone.messages)")
    #expect(try folder.text("a.jsonl").contains(#""contentSize":[375,4800]"#))
    let scenario = try folder.file(
      "s.yaml",
      """
      glissade: 1
      content: {sections: [{items: 10}]}
      events: [{at: 0.1, release: {velocity: [0, 1]}}]

      """
    ).path
    for name in ["b.jsonl", "c.jsonl"] {
      _ = try record(
        CodeSample.rows(), "--scenario", scenario, "--setup",
        "layout.height = 200; collectionView.decelerationRate = .fast", "-o", folder.path(name))
    }
    let trace = try folder.text("b.jsonl")
    #expect(trace.contains(#""contentSize":[375,2000]"#))
    #expect(trace == (try folder.text("c.jsonl")))
    _ = try record(CodeSample.rows(), scenario, "-o", folder.path("d.jsonl"))
    #expect(try folder.text("d.jsonl").contains(#""contentSize":[375,800]"#))
  }

  @Test("code that a scenario names runs only when the command line names it too")
  func consent() throws {
    _ = try folder.file("code/Rows.swift", CodeSample.rows())
    let scenario = try folder.file(
      "scenarios/s.yaml",
      """
      glissade: 1
      layout: {file: ../code/Rows.swift, class: Rows, setup: layout.height = 50}
      content: {sections: [{items: 30}]}
      events: [{at: 0.1, setLayout: {layout: {file: ../code/Rows.swift}, animated: true}}]

      """
    ).path
    let refused = try run("record", scenario)
    #expect(refused.exitCode == 65)
    #expect(
      refused.messages
        == "scenarios/s.yaml:2:16: layout.file: ../code/Rows.swift is code, and runs only when the command line names it as well: add the path of each Swift file behind the scenario\n"
    )
    #expect(try run("check", scenario).exitCode == 65)
    let session = folder.path("elsewhere/session.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path("elsewhere"), withIntermediateDirectories: true)
    let code = folder.path("code/Rows.swift")
    let shown = try run("preview", "--offscreen", scenario, code, "-o", session)
    #expect(shown.exitCode == 0, "\(shown.messages)")
    #expect(try folder.text("elsewhere/session.yaml").contains(#"file: "../code/Rows.swift""#))
    #expect(try run("record", session, code).exitCode == 0)
    #expect(try run("record", scenario, code, "--class", "Rows").exitCode == 64)
    let other = try folder.file("Other.swift", CodeSample.rows()).path
    #expect(try run("record", scenario, code, other).messages.contains("has no effect"))
  }

  @Test(
    "what is wrong has one clear message with its place",
    arguments: [
      (CodeSample.rows("var a: = 1"), "Rows.swift:5:10: expected type"),
      (
        CodeSample.rows("var a: Int = \"1\""),
        "Rows.swift:5:16: cannot convert value of type 'String' to specified type 'Int'"
      ),
      (
        CodeSample.rows("var a: UIDynamicAnimator?"),
        "Rows.swift:5:10: cannot find type 'UIDynamicAnimator' in scope: it is not in Glissade's UIKit"
      ),
      ("import UIKit\nclass A {}", "Rows.swift has no layout"),
      (
        CodeSample.rows() + "class Columns: Rows {}",
        "Rows.swift has 2 layouts: choose Rows or Columns with --class, as in --class Rows"
      ),
    ])
  func wrong(code: String, message: String) throws {
    let outcome = try record(code)
    #expect(outcome.exitCode == 65)
    #expect(outcome.messages.contains(message), "\(outcome.messages)")
    #expect(outcome.output.isEmpty)
  }

  @Test("a crash says which function it was, and keeps what was recorded")
  func crash() throws {
    let code = CodeSample.rows(
      "override func prepare() { if collectionView!.contentOffset.y > 100 { _ = [Int]()[3] } }"
    )
    .replacing(
      "  private var view",
      with:
        "  override func shouldInvalidateLayout(forBoundsChange b: CGRect) -> Bool { true }\n  private var view"
    )
    let outcome = try record(code, "-o", folder.path("run.jsonl"))
    #expect(outcome.exitCode == 65)
    #expect(
      outcome.messages.contains(
        "Rows.swift: Rows.prepare() crashed; what was recorded until then is kept"),
      "\(outcome.messages)")
    let lines = try folder.text("run.jsonl").split(separator: "\n")
    #expect(lines.count { $0.contains(#""type":"frame""#) } > 30)
    #expect(lines.last?.hasSuffix("}") == true)
  }

  @Test("code that does not come back is said, and ends when it is interrupted")
  func hang() throws {
    let path = try folder.file(
      "Rows.swift",
      CodeSample.rows("override func prepare() { while height > 0 { height += 1 } }")
    ).path
    let outcome = try BuiltTool.shell(
      #""$0" record "$1" & run=$!; sleep 4; kill -TERM $run; wait $run"#,
      [BuiltTool.url.path, path])
    #expect(outcome.exitCode == 130)
    #expect(outcome.messages.contains("Rows.prepare() has not come back for 2 s; Ctrl-C ends it"))
    #expect(outcome.messages.contains("what was recorded until then is kept"))
  }

  @Test(
    "every command says which code does not come back, on whichever thread it runs",
    arguments: [
      ["check"], ["snapmap"], ["record", "-o", "run.gif"], ["record", "-o", "run.frame.png"],
    ])
  func hangElsewhere(words: [String]) throws {
    let arguments = try elsewhere(words, "while height > 0 { height += 1 }")
    let outcome = try BuiltTool.shell(
      #""$0" "$@" & run=$!; sleep 6; kill -TERM $run; wait $run"#,
      [BuiltTool.url.path] + arguments)
    #expect(outcome.exitCode == 130, "\(outcome.messages)")
    #expect(
      outcome.messages.contains(
        "Rows.targetContentOffset(forProposedContentOffset:withScrollingVelocity:) has not come back for 2 s"
      ), "\(outcome.messages)")
  }

  @Test(
    "every command says which code crashes, on whichever thread it runs",
    arguments: [
      (["check"], ""), (["snapmap"], "; nothing was written"),
      (["record", "-o", "run.mp4"], "; what was recorded until then is kept"),
    ])
  func crashElsewhere(words: [String], remains: String) throws {
    let outcome = try BuiltTool.run(BuiltTool.url, try elsewhere(words, "fatalError()"))
    #expect(outcome.exitCode == 65, "\(outcome.messages)")
    #expect(
      outcome.messages.hasSuffix(
        "Rows.targetContentOffset(forProposedContentOffset:withScrollingVelocity:) crashed\(remains)\n"
      ), "\(outcome.messages)")
  }

  /// The arguments of a command, `words`, for rows that do something else than answer a target: on another thread than the
  /// first, as a map asks for them, or from the second one on, as a film does, which makes its layout anew after the run.
  private func elsewhere(_ words: [String], _ code: String) throws -> [String] {
    let condition = words[0] == "record" ? "asked > 1" : "!Thread.isMainThread"
    let rows = CodeSample.rows(
      """
      override func targetContentOffset(
        forProposedContentOffset p: CGPoint, withScrollingVelocity v: CGPoint
      ) -> CGPoint {
        asked += 1
        if \(condition) { \(code) }
        return p
      }
      """)
    let path = try folder.file("Rows.swift", rows + "nonisolated(unsafe) var asked = 0\n").path
    return [words[0], path] + words.dropFirst().map { $0 == "-o" ? $0 : folder.path($0) }
  }

  @Test("an output never takes the place of the layout")
  func overwriting() throws {
    let path = try folder.file("Rows.swift", CodeSample.rows()).path
    #expect(try run("preview", path, "-o", path).exitCode == 64)
    #expect(try folder.text("Rows.swift") == CodeSample.rows())
  }
}
