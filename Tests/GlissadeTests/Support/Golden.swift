import Foundation
import Testing

/// Compares text with the file of this name in the folder `Golden`.
///
/// With the environment variable `GLISSADE_RECORD_GOLDEN` set to 1 the file is written instead, and
/// the test fails, so that a recording is never taken for a passing run.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] == "1" {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    try Data((text + "\n").utf8).write(to: tests.appending(path: "Golden/\(name)"))
    Issue.record(
      "Recorded \(name): run again without GLISSADE_RECORD_GOLDEN.", sourceLocation: sourceLocation)
    return
  }
  let file = Bundle.module.bundleURL.appending(path: "Golden/\(name)")
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  #expect(text + "\n" == expected, sourceLocation: sourceLocation)
}
