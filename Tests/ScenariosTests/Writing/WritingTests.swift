import Foundation
import Layouts
import TestSupport
import Testing

@testable import Scenarios

/// Reading what was written gives an equal scenario, and writing that gives the same text.
func expectRoundTrip(
  _ scenario: Scenario, layouts: LayoutCatalogue = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = scenario.yaml
  let back = try Scenario(bytes: Array(text.utf8), name: "written.yaml", layouts: layouts)
  #expect(back == scenario, "\(text)", sourceLocation: sourceLocation)
  #expect(back.yaml == text, sourceLocation: sourceLocation)
}

@Suite struct WritingTests {
  /// The scenarios that come along.
  static let assets: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Assets/Scenarios")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }()

  @Test func everyScenarioThatComesAlongIsReadBackEqual() throws {
    #expect(Self.assets.count > 15)
    for file in Self.assets {
      try expectRoundTrip(
        Scenario(bytes: Array(Data(contentsOf: file)), name: file.lastPathComponent))
    }
  }

  @Test func theExamplesAreReadBackEqual() throws {
    try expectRoundTrip(read(wholeExample))
    try expectRoundTrip(read(itemExample))
  }

  @Test(arguments: 0..<40)
  func randomScenariosAreReadBackEqual(_ seed: UInt64) throws {
    var random = RandomScenario(seed: seed)
    for _ in 0..<5 { try expectRoundTrip(random.next()) }
  }

  @Test func theExamplesAreWrittenAsAPersonWould() throws {
    let texts = GoldenTexts("Golden", of: "ScenariosTests", in: .module)
    let written = try read(wholeExample).yaml + "---\n" + read(itemExample).yaml
    #expect(try texts.difference(of: written, from: "written.yaml") == nil)
  }

  @Test func whatHasItsDefaultIsLeftOut() throws {
    #expect(
      try read("glissade: 1\ncontent: {size: [375, 6000]}\nphysics: {touchSlop: 10}\n").yaml
        == "glissade: 1\ncontent: {size: [375, 6000]}\n")
  }

  @Test func longListsAreFilledLineByLine() throws {
    var scenario = try read("glissade: 1\ncontent: {size: [1, 1]}\n")
    scenario.frames = FrameClock(rate: 60, times: (0..<1000).map { Double($0) / 60 })
    let lines = scenario.yaml.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(lines.count < 250)
    try expectRoundTrip(scenario)
  }

  @Test(arguments: [
    "second flick", "true", "null", "~", "1e5", "-", "a: b", "a #b", " a", "a ", "\"", "\\", "é",
    "😀",
    "\u{0}", "\u{7}", "\n", "\t", "\u{85}", "\u{2028}", "\u{FEFF}a", "\u{7F}", "\u{FFFE}",
    "\u{1FFFF}",
    "[", "{a", "*a", "&a", "!a", "%a", "@a", "`a", "a,b", "---", "...", "yes", "0x1F", ".nan",
  ])
  func everyTextIsReadBack(_ text: String) throws {
    var scenario = try read("glissade: 1\ncontent: {size: [1, 1]}\n")
    scenario.events = [ScenarioEvent(at: 0, .mark(text))]
    try expectRoundTrip(scenario)
  }

  @Test(arguments: [0, 0.1, 1.0 / 3, 1e-7, 2.3e-308, 1e9, 86_400, 123_456.789_012_345_67])
  func everyNumberIsReadBackBitForBit(_ number: Double) throws {
    #expect(Scalar(text: number.yamlScalar, isPlain: true).double?.bitPattern == number.bitPattern)
    let negative = -number
    #expect(
      Scalar(text: negative.yamlScalar, isPlain: true).double?.bitPattern == negative.bitPattern)
  }
}
