import Foundation
import Testing

/// A text that is kept beside the tests.
///
/// `GLISSADE_RECORD_GOLDEN=1 swift test` writes it anew; without that it is only compared.
func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] == "1" {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try Data(text.utf8).write(to: folder.appendingPathComponent("Golden/\(name)"))
    return
  }
  let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: nil))
  let golden = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let goldenLines = golden.split(separator: "\n", omittingEmptySubsequences: false)
  for (line, goldenLine) in zip(lines, goldenLines) {
    #expect(line == goldenLine, sourceLocation: sourceLocation)
  }
  #expect(lines.count == goldenLines.count, sourceLocation: sourceLocation)
}
