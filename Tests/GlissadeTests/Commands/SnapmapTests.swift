import Foundation
import Testing

@testable import Glissade

@Suite("snapmap") struct SnapmapTests {
  @Test("a map becomes a table, a value and a page of each form, the same on every run")
  func forms() throws {
    let folder = try TemporaryFolder()
    for (run, threads) in [("one", "1"), ("two", "2")] {
      let outputs = ["csv", "json", "svg", "pdf", "png"].flatMap {
        ["-o", folder.path("\(run).\($0)")]
      }
      let outcome = try BuiltTool.run(
        BuiltTool.url,
        ["snapmap", "line-carousel", "--grid", "21x20", "--threads", threads] + outputs)
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
    }
    for form in ["csv", "json", "svg", "pdf", "png"] {
      let one = try Data(contentsOf: URL(filePath: folder.path("one.\(form)")))
      #expect(try one == Data(contentsOf: URL(filePath: folder.path("two.\(form)"))), "\(form)")
      #expect(one.count > 1000)
    }
    let table = try String(contentsOfFile: folder.path("one.csv"), encoding: .utf8)
    #expect(table.split(separator: "\n").count == 421)
    let value = try JSONSerialization.jsonObject(
      with: try Data(contentsOf: URL(filePath: folder.path("one.json"))))
    #expect(((value as? [String: Any])?["landings"] as? [Any])?.count == 420)
  }

  @Test("drags as a finger makes them")
  func drags() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "snapmap", "strip", "--grid", "5x7", "--distances", "-200:200", "-o", folder.path("a.csv"))
    #expect(run.exitCode == .done, "\(run.messages)")
    #expect(run.output.contains("5 durations from 0.05 to 0.6 s, 7 distances from -200 to 200 pt"))
    let table = try String(contentsOfFile: folder.path("a.csv"), encoding: .utf8)
    #expect(table.hasPrefix("distance_pt,drag_s,offset_pt,"))
  }

  @Test("a finding makes the exit code 1 with --strict, and is kept as a scenario that shows it")
  func findings() throws {
    let folder = try TemporaryFolder()
    let slow = ["snapmap", "fling", "--grid", "9x8", "--set", "scrollView.decelerationRate=0.9995"]
    #expect(CommandRun(slow).exitCode == .done)
    let run = CommandRun(slow + ["--strict", "--findings-to", folder.path("found")])
    #expect(run.exitCode == .failed)
    #expect(run.output.contains("warning slow-glide: "))
    let kept = folder.path("found/fling-slow-glide.yaml")
    #expect(CommandRun("record", kept).exitCode == .done)
    #expect(try String(contentsOfFile: kept, encoding: .utf8).hasPrefix("# slow-glide: let go at "))
    let allowed = CommandRun(
      slow + ["--strict", "--threshold", "longestGlide=100", "--threshold", "longestSlide=100"])
    #expect(allowed.exitCode == .done, "\(allowed.output)")
    let json = CommandRun(slow + ["--json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let found = try #require(value?["findings"] as? [[String: Any]])
    #expect(found.contains { $0["kind"] as? String == "slow-glide" })
  }

  @Test("rules on the same input, and the releases where they disagree")
  func rules() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(
      "snapmap", "strip", "--rules", "own,nearest,androidPager", "--grid", "11x10", "-o",
      folder.path("rules.csv"), "-o", folder.path("rules.png"))
    #expect(run.exitCode == .done, "\(run.messages)")
    #expect(run.output.contains("of 110 releases do not land alike"))
    let table = try String(contentsOfFile: folder.path("rules.csv"), encoding: .utf8)
    #expect(table.split(separator: "\n").count == 331)
    let same = CommandRun("snapmap", "strip", "--rules", "own", "--grid", "5x5")
    #expect(same.output.contains("All 25 releases land alike."))
  }

  @Test("check says which findings there are")
  func check() throws {
    let run = CommandRun("check", "paging", "--strict")
    #expect(run.exitCode == .done && run.output == "paging: right, 4 events, no findings\n")
    let folder = try TemporaryFolder()
    let slow = try folder.file(
      "slow.yaml",
      """
      glissade: 1
      scrollView: {decelerationRate: 0.9995}
      content: {size: [375, 60000]}
      events: [{at: 0, release: {velocity: [0, 1]}}]
      """
    ).path
    let found = CommandRun("check", slow, "--strict")
    #expect(found.exitCode == .failed)
    #expect(found.output.contains("warning slow-glide: "))
    #expect(CommandRun("check", slow).exitCode == .done)
    #expect(CommandRun("check", slow, "--json").output.contains(#""kind":"slow-glide""#))
  }

  @Test(
    "what is wrong is said in one sentence",
    arguments: [
      (["snapmap", "no-such"], ExitCode.noInput, "no-such"),
      (["snapmap", "strip", "-o", "a.bmp"], .usage, ".csv, .json, .svg, .pdf or .png"),
      (["snapmap", "strip", "--rules", "own,nearset"], .usage, "did you mean 'nearest'?"),
      (["snapmap", "strip", "--rules", "own,own"], .usage, "twice"),
      (["snapmap", "fling", "--rules", "nearest"], .badData, "snaps to items"),
      (["snapmap", "strip", "--grid", "0x3"], .usage, "--grid"),
      (["snapmap", "strip", "--velocities", "3:1"], .usage, "--velocities"),
      (["snapmap", "strip", "--velocities", "nan:1"], .usage, "--velocities"),
      (["snapmap", "strip", "--velocities", "0:1", "--durations", "0:1"], .usage, "--durations"),
      (["snapmap", "strip", "--threshold", "longGlide=2"], .usage, "did you mean 'longestGlide'?"),
      (["snapmap", "strip", "--threshold", "longestGlide=-2"], .usage, "longestGlide"),
      (["snapmap", "strip", "--axis", "vertical"], .badData, "cannot scroll along the vertical"),
      (["snapmap", "wheel"], .badData, "no release and no drag"),
      (["snapmap", "strip", "--grid", "3x3", "-o", "/no/such/a.csv"], .cannotCreate, "folder"),
      (
        ["snapmap", "strip", "--grid", "3x3", "--findings-to", "/dev/null/a"], .cannotCreate,
        "/dev/null/a"
      ),
    ])
  func mistakes(arguments: [String], code: ExitCode, words: String) throws {
    let run = CommandRun(arguments)
    #expect(run.exitCode == code, "\(run.messages)")
    #expect(run.messages.contains(words), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count <= 3)
  }

  @Test("a time to let go, where the scenario has no gesture")
  func time() {
    let run = CommandRun("snapmap", "wheel", "--at", "0", "--grid", "3x3")
    #expect(run.exitCode == .done, "\(run.messages)")
  }
}
