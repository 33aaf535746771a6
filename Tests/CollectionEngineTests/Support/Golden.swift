import Foundation
import Testing

/// Texts that are under test as files.
///
/// Set `GLISSADE_RECORD_GOLDEN=1` to write them instead of comparing; the test then fails, so that
/// no recording passes for a check.
enum Golden {
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] != "1" else {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Vectors")
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let url = Bundle.module.url(forResource: "Vectors/\(name)", withExtension: nil)
    let golden = try String(contentsOf: #require(url), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (found, expected)) in zip(lines, wanted).enumerated() {
      #expect(found == expected, "\(name):\(index + 1)", sourceLocation: sourceLocation)
    }
    #expect(lines.count == wanted.count, sourceLocation: sourceLocation)
  }
}
