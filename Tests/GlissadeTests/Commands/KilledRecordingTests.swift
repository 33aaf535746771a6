import Foundation
import Testing
import Tracing

/// A recording that ends before it is done loses nothing of what it has recorded.
@Suite("recordings that are stopped") struct KilledRecordingTests {
  /// Runs for a day of frames, a thousand a second: far longer than any test waits.
  private static let endless = """
    glissade: 1
    frames: {rate: 1000}
    content: {size: [375, 6000]}
    events:
      - {at: 0.1, release: {velocity: [0, 2]}}
    until: 86400
    """

  /// Each signal, and what the program exits with.
  private static let signals: [(Int32, Int32)] = [
    (SIGKILL, 128 + SIGKILL), (SIGINT, 130), (SIGTERM, 130),
  ]

  @Test("the trace reads back up to its last line", arguments: signals)
  func readsBackToItsLastLine(signal: Int32, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    let scenario = try folder.file("endless.yaml", Self.endless)
    let trace = folder.path("run.jsonl")
    let table = folder.path("run.csv")
    let process = Process()
    process.executableURL = BuiltTool.url
    process.arguments = ["record", scenario.path, "-o", trace, "-o", table]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let patience = Date(timeIntervalSinceNow: 60)
    while size(of: trace) < 1_000_000, Date() < patience { usleep(2000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    #expect(status == exitCode)

    let read = try Trace(reading: Data(contentsOf: URL(filePath: trace)))
    let frames = read.frames
    #expect(frames.count > 1000)
    #expect(frames.map(\.frame) == Array(0..<frames.count))
    if signal != SIGKILL { #expect(!read.isTruncated) }
    #expect(try Trace(reading: Data(contentsOf: URL(filePath: table))).frames.count > 1000)
  }

  private func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
