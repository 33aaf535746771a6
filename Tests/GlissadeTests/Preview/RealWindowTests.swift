import Foundation
import Testing
import Tracing

/// The built program in a real window on a screen that nobody sees, used by a hand that nobody has.
@Suite(.serialized, .enabled(if: VirtualScreen.isThere, Comment(rawValue: VirtualScreen.reason)))
struct RealWindowTests {
  private let folder: TemporaryFolder
  private let screen: VirtualScreen

  init() throws {
    folder = try TemporaryFolder()
    screen = try VirtualScreen()
  }

  /// The program has not opened one.
  private struct NoWindow: Error {
    let messages: String
  }

  private func open(_ arguments: String...) throws -> Process {
    let messages = try folder.file("messages", "")
    let process = try screen.start(["preview"] + arguments, messages: messages)
    guard try screen.findWindow("Glissade") else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw NoWindow(messages: try folder.text("messages"))
    }
    return process
  }

  /// The lines of a trace that say what ran, without when a window showed it.
  private func ran(_ trace: String) -> [Substring] {
    trace.split(separator: "\n").dropFirst().filter { !$0.hasPrefix(#"{"type":"timing""#) }
  }

  @Test("drags, wheels, keys, another size and a lost focus are kept, and replay to the same trace")
  func replay() throws {
    let scenario = try folder.file(
      "cards.yaml",
      """
      glissade: 1
      viewport: {width: 400, height: 500}
      layout: {type: waterfall, columnCount: 2}
      content: {sections: [{items: 400, itemSizes: [[190, 140], [190, 90]]}]}

      """)
    let process = try open(
      scenario.path, "-o", folder.path("session.yaml"), "-o", folder.path("trace.jsonl"))
    try screen.hand("windowmove WINDOW 0 0 windowfocus WINDOW sleep 0.2")
    // A throw, caught and thrown once more.
    try screen.hand(
      "mousemove --window WINDOW 200 400 mousedown 1 sleep 0.02 mousemove_relative -- 0 -30 sleep 0.02 "
        + "mousemove_relative -- 0 -60 sleep 0.02 mousemove_relative -- 3 -80 mouseup 1 sleep 0.3 "
        + "mousedown 1 sleep 0.02 mousemove_relative -- 0 40 sleep 0.02 mousemove_relative -- 0 70 mouseup 1 sleep 0.4"
    )
    try screen.hand(
      "click 5 sleep 0.05 click 5 sleep 0.05 click 5 sleep 0.1 click 4 sleep 0.2 click 7 sleep 0.1")
    try screen.hand(
      "key End sleep 0.2 key Prior sleep 0.2 key a sleep 0.3 key x key u sleep 0.3 key l sleep 0.4 key i sleep 0.2 key w sleep 0.2"
    )
    try screen.hand("windowsize WINDOW 900 450 sleep 0.3")
    // The focus goes in the middle of a drag.
    try screen.hand(
      "mousemove --window WINDOW 100 300 mousedown 1 sleep 0.02 mousemove_relative -- 0 -40 sleep 0.02 mousemove_relative -- 0 -40 "
        + "sleep 0.05 windowunmap WINDOW sleep 0.3 mouseup 1 windowmap WINDOW sleep 0.3 windowfocus WINDOW sleep 0.2"
    )
    try screen.hand("key Home sleep 0.6 key q")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try folder.text("messages") == "")

    let trace = try folder.text("trace.jsonl")
    for word in [
      #""activity":"dragging""#, #""activity":"decelerating""#, #""activity":"wheel""#,
      #""activity":"animating""#, #""kind":"update""#, #""kind":"resize""#, #""kind":"setLayout""#,
      #""phase":"cancelled""#, #""type":"interrupted""#,
    ] {
      #expect(trace.contains(word), "\(word) is in the trace")
    }
    let replay = try BuiltTool.run(
      "record", folder.path("session.yaml"), "-o", folder.path("replay.jsonl"))
    #expect(replay.exitCode == 0 && replay.messages == "")
    let (lines, others) = (ran(trace), ran(try folder.text("replay.jsonl")))
    let timings = trace.split(separator: "\n").count - 1 - lines.count
    #expect(timings > 20, "it says when frames were shown")
    #expect(lines.count == others.count)
    #expect(zip(lines, others).first { $0 != $1 } == nil)
  }

  @Test("a release pressed in the map is thrown, and replays to the same trace")
  func map() throws {
    let scenario = try folder.file(
      "carousel.yaml",
      """
      glissade: 1
      viewport: {width: 375, height: 300}
      layout: line-carousel
      content: {sections: [{items: 12}]}

      """)
    let process = try open(
      scenario.path, "-o", folder.path("session.yaml"), "-o", folder.path("trace.jsonl"))
    try screen.hand("windowmove WINDOW 0 0 windowfocus WINDOW sleep 0.2 key v sleep 3")
    // A quarter to the right of the middle of the map, which stands beside the viewport.
    try screen.hand("mousemove --window WINDOW 620 150 sleep 0.1 click 1 sleep 1.5")
    try screen.hand("key Escape sleep 0.3 key q")
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try folder.text("messages") == "")
    let session = try folder.text("session.yaml")
    #expect(session.contains("release:") && session.contains("setContentOffset:"))
    #expect(!session.contains("resize:"), "the window gave the map room of its own")
    let replay = try BuiltTool.run(
      "record", folder.path("session.yaml"), "-o", folder.path("replay.jsonl"))
    #expect(replay.exitCode == 0 && replay.messages == "")
    let trace = try folder.text("trace.jsonl")
    #expect(trace.contains(#""activity":"snapping""#))
    let again = try folder.text("replay.jsonl")
    #expect(ran(trace) == ran(again))
  }

  @Test("a screen that dies ends it with 69 and one sentence, and all that was recorded is kept")
  func screenDies() throws {
    let process = try open(
      "fling", "-o", folder.path("session.yaml"), "-o", folder.path("trace.jsonl"))
    try screen.hand("windowfocus WINDOW key End sleep 0.5")
    screen.end()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 69)
    // Xlib ends its own line as terminals of old did.
    let messages = try folder.text("messages").components(separatedBy: .newlines)
    #expect(messages.filter { $0.hasPrefix("glissade: ") }.count == 1)
    let trace = try Trace(reading: Data(contentsOf: URL(filePath: folder.path("trace.jsonl"))))
    #expect(trace.frames.count > 10 && !trace.isTruncated)
    _ = try BuiltTool.run("record", folder.path("session.yaml"), "-o", folder.path("replay.jsonl"))
    #expect(try ran(folder.text("trace.jsonl")) == ran(folder.text("replay.jsonl")))
  }

  @Test("an interrupt keeps what was recorded and ends with 130")
  func interrupted() throws {
    let process = try open("paging", "-o", folder.path("session.yaml"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try BuiltTool.run("check", folder.path("session.yaml")).exitCode != 65)
  }
}
