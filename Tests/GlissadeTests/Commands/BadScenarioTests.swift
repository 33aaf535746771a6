import Foundation
import Testing

@testable import Glissade

/// Wrong scenarios as a person meets them: the file, the message and the exit code.
@Suite("bad scenarios") struct BadScenarioTests {
  private static let head = "glissade: 1\ncontent: {size: [375, 6000]}\n"

  private static let items = "glissade: 1\ncontent: {sections: [{items: 9}]}\n"

  private static let texts: [(name: String, text: String)] = [
    ("empty", ""),
    ("only a comment", "# nothing\n"),
    ("no version", "content: {size: [375, 6000]}\n"),
    ("a later version", "glissade: 2\ncontent: {size: [375, 6000]}\n"),
    ("no content", "glissade: 1\n"),
    ("syntax", head + "events: [\n"),
    ("a tab", head + "viewport:\n\t{width: 3}\n"),
    ("a misspelt key", head + "viewprot: {width: 375}\n"),
    ("a misspelt property", head + "scrollView: {isPagingEnable: true}\n"),
    ("a misspelt constant", head + "physics: {profile: uikit, tuchSlop: 3}\n"),
    ("an unknown profile", head + "physics: androyd\n"),
    ("a word for a number", head + "viewport: {width: wide}\n"),
    ("NaN", head + "scrollView: {contentOffset: [0, .nan]}\n"),
    ("infinity", head + "events:\n  - {at: .inf, stop: {}}\n"),
    ("a negative size", head + "viewport: {width: -1}\n"),
    ("a negative time", head + "events:\n  - {at: 0, stop: {}}\n  - {at: -1, stop: {}}\n"),
    ("an absurd size", "glissade: 1\ncontent: {size: [375, 1e300]}\n"),
    ("an absurd rate", head + "frames: {rate: 1e9}\n"),
    ("frames that go back", head + "frames: {times: [0, 0.2, 0.1]}\n"),
    ("a rate of one", head + "scrollView: {decelerationRate: 1}\n"),
    ("an event of nothing", head + "events:\n  - {at: 0}\n"),
    ("an event of two things", head + "events:\n  - {at: 0, stop: {}, catch: {hold: 1}}\n"),
    ("a misspelt event", head + "events:\n  - {at: 0, darg: {from: [0, 0], to: [1, 1]}}\n"),
    (
      "two fingers",
      head + "events:\n  - {at: 0, catch: {hold: 1}}\n  - {at: 0.5, catch: {hold: 1}}\n"
    ),
    ("no samples", head + "events:\n  - {at: 0, touches: []}\n"),
    ("a misspelt layout", items + "layout: watrefall\n"),
    ("a misspelt option", items + "layout: {type: flow, minimumLineSpacng: 10}\n"),
    ("an option out of range", items + "layout: {type: waterfall, columnCount: 0}\n"),
    ("a layout of plain content", head + "layout: flow\n"),
    ("a billion items", "glissade: 1\ncontent: {sections: [{items: 1000000000}]}\n"),
    ("an item that is not there", items + "events: [{at: 1, scrollToItem: {indexPath: [0, 9]}}]\n"),
    ("an update that does not add up", items + "events: [{at: 1, update: {delete: [[3, 0]]}}]\n"),
    ("a snap to groups of none", items + "snap: {to: {group: 0}}\n"),
    ("a key twice", head + "seed: 1\nseed: 2\n"),
    ("an alias", head + "seed: *one\n"),
    ("two documents", head + "---\nglissade: 1\n"),
    ("binary", "\u{1}\u{2}\u{0}\u{3}"),
    ("a billion", head + "seed: 1" + String(repeating: "0", count: 400) + "\n"),
  ]

  @Test("each gets one clear sentence with its place, and the right exit code")
  func messages() throws {
    let folder = try TemporaryFolder()
    var lines: [String] = []
    for (name, text) in Self.texts {
      let path = try folder.file("wrong.yaml", text).path
      let run = CommandRun("record", path)
      #expect(run.exitCode == .badData, "\(name)")
      #expect(run.output.isEmpty)
      #expect(run.messages.hasPrefix("\(path):"), "\(name): \(run.messages)")
      #expect(CommandRun("check", path).exitCode == .badData)
      let message = run.messages.replacing(folder.url.path + "/", with: "")
      lines.append("\(name)\n  exit \(run.exitCode.rawValue): \(message)")
    }
    try expectGolden(lines.joined(), "bad-scenarios.txt")
  }

  @Test("an enormous file is refused before it is understood")
  func enormous() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("big.yaml", String(repeating: "#", count: 18 << 20)).path
    let run = CommandRun("record", path)
    #expect(run.exitCode == .badData)
    #expect(run.messages.contains("larger than"))
  }

  @Test("a wrong option is the option's fault, in the file's words")
  func overrides() {
    let run = CommandRun("record", "fling", "--set", "viewport.widht=3")
    #expect(run.exitCode == .badData)
    #expect(run.messages.contains("--set viewport.widht=3"), "\(run.messages)")
    #expect(run.messages.contains("did you mean"), "\(run.messages)")
    #expect(CommandRun("record", "fling", "--size", "wide").exitCode == .usage)
    #expect(CommandRun("record", "fling", "--rate", "NaN").exitCode == .usage)
  }

  @Test("what is not there exits with 66, and a near name is suggested")
  func missing() {
    let run = CommandRun("record", "flign")
    #expect(run.exitCode == .noInput)
    #expect(run.messages.contains("did you mean 'fling'?"), "\(run.messages)")
    #expect(CommandRun("record", "nowhere/no.yaml").exitCode == .noInput)
  }

  @Test("check reads all of them and says which are wrong")
  func check() throws {
    let folder = try TemporaryFolder()
    let wrong = try folder.file("wrong.yaml", "glissade: 1\n").path
    let run = CommandRun("check", "fling", wrong, "paging")
    #expect(run.exitCode == .badData)
    #expect(
      run.output == "fling: right, 1 event, no findings\npaging: right, 4 events, no findings\n")
    #expect(CommandRun("check", "fling").exitCode == .done)
  }
}
