import Foundation
import Testing

/// The built program where the system has no font.
@Suite("without fonts") struct FontTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let fonts = try folder.file(
      "fonts.conf", "<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n")
    environment = ["FONTCONFIG_FILE": fonts.path]
  }

  private func run(_ words: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(BuiltTool.url, words, environment: environment)
  }

  @Test(
    "what is drawn is not begun: one sentence, 69, and no file",
    arguments: [
      ["record", "fling", "-o", "a.csv", "-o", "a.frame.png"],
      ["record", "fling", "-o", "a.csv", "-o", "a.filmstrip.png"],
      ["record", "fling", "-o", "a.csv", "-o", "a.gif"],
      ["chart", "device-flick", "-o", "a.svg"], ["preview", "fling", "-o", "a.csv"],
      ["preview", "fling", "--offscreen", "-o", "a.csv"],
    ])
  func drawing(words: [String]) throws {
    let placed = words.map { $0.hasPrefix("a.") ? folder.path($0) : $0 }
    let run = try BuiltTool.run(BuiltTool.url, placed, environment: environment)
    #expect(run.exitCode == 69)
    #expect(
      run.messages
        == "glissade: there is no font to write with: install one, as with 'apt-get install fonts-dejavu-core'\n"
    )
    #expect(!placed.contains { FileManager.default.fileExists(atPath: $0) && $0.contains("/a.") })
  }

  @Test("what is not drawn needs none")
  func traces() throws {
    #expect(try run("record", "fling", "-o", folder.path("a.csv")).exitCode == 0)
    #expect(try run("list", "layouts").exitCode == 0)
  }
}
