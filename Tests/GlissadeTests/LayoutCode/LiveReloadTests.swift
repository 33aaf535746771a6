import Foundation
import Testing
import Tracing

/// A layout that is edited while a real window shows it.
@Suite(
  "Live reload", .serialized,
  .enabled(if: VirtualScreen.isThere, Comment(rawValue: VirtualScreen.reason)))
struct LiveReloadTests {
  private let folder: TemporaryFolder
  private let screen: VirtualScreen

  init() throws {
    folder = try TemporaryFolder()
    screen = try VirtualScreen()
  }

  /// Waits until the messages have `text` so many times, for a minute at most.
  private func waits(for text: String, count: Int = 1) throws -> Bool {
    for _ in 0..<600 {
      if try folder.text("messages").components(separatedBy: text).count > count { return true }
      usleep(100_000)
    }
    return false
  }

  /// How much memory that no file backs the process has, in kB.
  private func memory(of process: Process) throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
    return Int(line.split(whereSeparator: { !$0.isNumber }).first ?? "") ?? 0
  }

  @Test(
    "fifty savings show fifty layouts, keep the offset, and leave one trace",
    .timeLimit(.minutes(5)))
  func fifty() throws {
    let path = try folder.file("Rows.swift", CodeSample.rows(height: 80)).path
    let messages = try folder.file("messages", "")
    let process = try screen.start(
      [
        "preview", path, "-o", folder.path("run.jsonl"), "--set",
        "scrollView.contentOffset=[0, 400]",
      ],
      messages: messages)
    defer { kill(process.processIdentifier, SIGKILL) }
    try #require(try screen.findWindow("Glissade"))
    var memories: [Int] = []
    for number in 1...50 {
      // Cells of one size: their bitmaps are no growth.
      let code = CodeSample.rows().replacing("x: 10,", with: "x: \(number),")
      // Every other time as editors do it: another file takes the name.
      try code.write(toFile: path, atomically: number.isMultiple(of: 2), encoding: .utf8)
      try #require(try waits(for: "after it was saved", count: number))
      memories.append(try memory(of: process))
    }
    // The last change takes 0.3 s.
    usleep(1_000_000)
    try screen.hand("windowfocus WINDOW key q")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let trace = try Trace(reading: Data(folder.text("run.jsonl").utf8), form: .jsonLines)
    let frames = trace.lines.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.frame == $0.frame + 1 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.time > $0.time })
    #expect(frames.allSatisfy { $0.contentOffset == CGPoint(x: 0, y: 400) })
    // The last layout is what is shown: 355 pt wide from 50 pt on.
    #expect(try folder.text("run.jsonl").contains(#""center":[227.5,"#))
    // A library has about 180 kB, of which 90 are not shared with its file.
    #expect(memories[49] - memories[24] < 25 * 180, "\(memories)")
  }

  @Test(
    "what is wrong is shown while the old layout goes on, and code that hangs can be quit",
    .timeLimit(.minutes(3)))
  func wrong() throws {
    let path = try folder.file("Rows.swift", CodeSample.rows()).path
    let messages = try folder.file("messages", "")
    let process = try screen.start(
      ["preview", path, "-o", folder.path("run.jsonl")], messages: messages)
    defer { kill(process.processIdentifier, SIGKILL) }
    try #require(try screen.findWindow("Glissade"))
    try CodeSample.rows("var a: = 1").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try waits(for: "Rows.swift:5:10: expected type"))
    try screen.hand("windowfocus WINDOW key Down sleep 0.5")
    #expect(process.isRunning)
    try CodeSample.rows("override func prepare() { while height > 0 { height += 1 } }")
      .write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try waits(for: "Rows.prepare() has not come back for 2 s; close the window"))
    #expect(try screen.findWindow("has not come back"))
    try screen.hand("windowfocus WINDOW key q")
    process.waitUntilExit()
    #expect(process.terminationStatus == 65)
    #expect(try folder.text("run.jsonl").contains(#""type":"frame""#))
  }
}
