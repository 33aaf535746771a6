import Foundation
import Layouts
import Testing

@testable import Glissade

@Suite("record") struct RecordTests {
  static let scenarios = Assets.ofProcess().names(of: .scenario)

  @Test("at least eight scenarios come along, and each says what it is")
  func scenariosComeAlong() {
    #expect(Self.scenarios.count >= 8)
    for name in Self.scenarios {
      #expect(!Assets.ofProcess().summary(ofScenario: name).isEmpty)
    }
  }

  /// The numbers are rounded to four digits behind the point, far above what processors differ by.
  @Test("the motions of every scenario")
  func motions() throws {
    let texts = Self.scenarios.map { name in
      let run = CommandRun("record", name)
      #expect(run.exitCode == .done, "\(name): \(run.messages)")
      return "\(name)\n\(run.output)"
    }
    try expectGolden(texts.joined(separator: "\n"), "motions.txt")
  }

  @Test("the same scenario gives the same bytes on every run, in every form", arguments: scenarios)
  func sameBytes(name: String) throws {
    let folder = try TemporaryFolder()
    for run in ["one", "two"] {
      let outputs = ["jsonl", "csv", "perfetto.json"].flatMap { form in
        ["-o", folder.path("\(run).\(form)")]
      }
      #expect(CommandRun(["record", name] + outputs).exitCode == .done)
    }
    for form in ["jsonl", "csv", "perfetto.json"] {
      let one = try folder.text("one.\(form)")
      #expect(try one == folder.text("two.\(form)"))
      #expect(!one.isEmpty)
    }
  }

  @Test("the whole trace on standard output leaves the summary to standard error")
  func traceOnOutput() {
    let run = CommandRun("record", "fling", "-o", "-")
    #expect(run.exitCode == .done)
    #expect(run.output.hasPrefix(#"{"type":"header","version":1,"scenario":"fling","sha256":""#))
    #expect(run.output.contains(#""type":"settled""#))
    #expect(run.messages.hasPrefix("motion"))
  }

  @Test("elements are those that changed, all, or none")
  func elements() {
    let counts = ["changed", "all", "none"].map { which in
      let run = CommandRun("record", "flow", "-o", "-", "--elements", which)
      return run.output.components(separatedBy: #"{"type":"element""#).count - 1
    }
    #expect(counts[0] > 100 && counts[1] > 5 * counts[0] && counts[2] == 0, "\(counts)")
    #expect(CommandRun("record", "flow", "--elements", "some").exitCode == .usage)
  }

  @Test("every layout has a scenario of its name")
  func layouts() {
    for name in LayoutCatalogue.standard.names { #expect(Self.scenarios.contains(name)) }
  }

  @Test("short options change the keys they are short for")
  func shortOptions() throws {
    let long = CommandRun(
      "record", "fling", "-o", "-", "--set", "frames.rate=120", "--set", "viewport.width=414",
      "--set", "viewport.height=896", "--set", "viewport.scale=1")
    let short = CommandRun(
      "record", "fling", "-o", "-", "--rate", "120", "--size", "414x896", "--scale", "1")
    #expect(long.exitCode == .done)
    // The hash names what was set, and in the same words here; the frames are the same.
    #expect(long.output == short.output)
    #expect(short.output.contains(#""viewport":[414,896],"scale":1,"rate":120"#))
  }

  @Test("a scenario that never settles stops at a limit, says so and fails")
  func unsettled() {
    let run = CommandRun(
      "record", "fling", "--set", "scrollView.decelerationRate=0.9999999", "--set",
      "content.size=[375, 1000000000]", "--rate", "1")
    #expect(run.exitCode == .failed)
    #expect(run.messages.contains("fling did not settle: still moving 600 s after the last event"))
    #expect(run.output.contains("still moving"))
  }

  @Test("motions as JSON have the numbers as they are")
  func json() throws {
    let run = CommandRun("record", "bounce", "--json")
    let motions = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(motions.count == 1)
    #expect(motions[0]["rest"] as? [Double] == [0, 5000])
    #expect(motions[0]["velocity"] as? [Double] == [0, 2])
  }
}

@Suite("outputs that cannot be written") struct OutputTests {
  @Test("an output in a folder that is not there, or that is a folder")
  func cannotCreate() throws {
    let folder = try TemporaryFolder()
    let missing = CommandRun("record", "fling", "-o", folder.path("nowhere/run.jsonl"))
    #expect(missing.exitCode == .cannotCreate)
    #expect(missing.messages.contains("its folder does not exist"))
    try folder.file("run.csv/inside", "")
    #expect(CommandRun("record", "fling", "-o", folder.path("run.csv")).exitCode == .cannotCreate)
  }

  @Test("a device without room is an I/O error")
  func noRoom() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"))
    let folder = try TemporaryFolder()
    let link = folder.path("run.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")
    let run = CommandRun("record", "fling", "-o", link)
    #expect(run.exitCode == .io)
    #expect(run.messages.contains("no space left on the device"))
  }

  @Test("an ending that is no form, and one output twice")
  func wrongOutputs() {
    let ending = CommandRun("record", "fling", "-o", "run.mp3")
    #expect(ending.exitCode == .usage)
    #expect(
      ending.messages.contains(
        "cannot tell the form of 'run.mp3': expected a name that ends in .jsonl, .csv, .perfetto.json, .frame.png, .filmstrip.png, .mp4, .webm or .gif"
      ))
    #expect(CommandRun("record", "fling", "-o", "-", "-o", "-").exitCode == .usage)
  }

  @Test("a wrong scenario creates no output")
  func nothingCreated() throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.file("wrong.yaml", "glissade: 2\n").path
    #expect(CommandRun("record", scenario, "-o", folder.path("run.jsonl")).exitCode == .badData)
    #expect(!FileManager.default.fileExists(atPath: folder.path("run.jsonl")))
  }
}

@Suite("outputs and their places") struct OutputPlaceTests {
  @Test("a trace is written neither over its scenario nor over another trace")
  func overwriting() throws {
    let folder = try TemporaryFolder()
    let text = "glissade: 1\ncontent: {size: [375, 6000]}\n"
    let scenario = try folder.file("run.jsonl", text).path
    let over = CommandRun("record", scenario, "-o", folder.url.path + "/./run.jsonl")
    #expect(over.exitCode == .usage)
    #expect(over.messages.contains("is the scenario itself"))
    #expect(try folder.text("run.jsonl") == text)
    let link = folder.path("link.csv")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("other.csv"))
    let twice = CommandRun("record", "fling", "-o", folder.path("other.csv"), "-o", link)
    #expect(twice.exitCode == .usage)
    #expect(twice.messages.contains("is given twice"))
  }

  @Test("an output that fails does not take the others with it")
  func others() throws {
    let folder = try TemporaryFolder()
    let full = folder.path("full.jsonl")
    try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: "/dev/full")
    let run = CommandRun("record", "fling", "-o", folder.path("good.csv"), "-o", full)
    #expect(run.exitCode == .io)
    #expect(CommandRun("record", "fling", "-o", folder.path("alone.csv")).exitCode == .done)
    #expect(try folder.text("good.csv") == folder.text("alone.csv"))
    let piped = try BuiltTool.shell(
      #""$0" record fling -o "$1" -o - | head -n 1 > /dev/null"#,
      [BuiltTool.url.path, folder.path("piped.csv")])
    #expect(piped.exitCode == 0)
    #expect(try folder.text("piped.csv") == folder.text("alone.csv"))
  }
}
