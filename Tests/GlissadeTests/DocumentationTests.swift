import Foundation
import Testing

@testable import Glissade

/// The articles of the catalogue: what they show compiles, runs, and does what they say.
@Suite("Documentation") struct DocumentationTests {
  private static let articles = ["PreviewSnapping", "ScrollOnTheDesktop", "RecordTiming"]

  private static func article(_ name: String) throws -> String {
    let catalogue = Readme.package.appending(path: "Sources/Glissade/Glissade.docc")
    return try String(contentsOf: catalogue.appending(path: "\(name).md"), encoding: .utf8)
  }

  private static func blocks(_ language: String, of article: String) -> [String] {
    article.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0]
    }
  }

  @Test("every Swift block is the compiled one", arguments: articles)
  func snippets(name: String) throws {
    let compiled = try String(
      contentsOf: Readme.package.appending(path: "Tests/GlissadeTests/Snippets/Snippets.swift"),
      encoding: .utf8)
    let blocks = Self.blocks("swift", of: try Self.article(name))
    #expect(!blocks.isEmpty)
    for (index, block) in blocks.enumerated() {
      #expect(
        compiled.contains("// \(name), block \(index + 1)\n\(block)\n"),
        "block \(index + 1) of \(name)")
    }
  }

  @Test("every command runs, on the scenario that stands above it", arguments: articles)
  func commands(name: String) throws {
    let article = try Self.article(name)
    let folder = try TemporaryFolder()
    if let scenario = Self.blocks("yaml", of: article).first {
      try folder.file("carousel.yaml", scenario)
    }
    for line in Self.blocks("sh", of: article).flatMap({ $0.split(separator: "\n") }) {
      let outcome = try BuiltTool.shell(
        #"cd "$0" && PATH="$1:$PATH" exec \#(line)"#,
        [folder.url.path, BuiltTool.url.deletingLastPathComponent().path])
      #expect(outcome.exitCode == 0, "\(line): \(outcome.messages)")
    }
  }

  @Test("the functions do what their articles say")
  func functions() {
    #expect(glide().y > 700)
    #expect(offsets(ofReleaseAt: 2).last == 993)
    let layout = HalfwayCarousel()
    layout.itemSize = CGSize(width: 300, height: 200)
    layout.minimumLineSpacing = 20
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 500, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 640, y: 0))
  }

  @Test("the root leads to every article")
  func root() throws {
    let root = try Self.article("Glissade")
    for name in Self.articles { #expect(root.contains("<doc:\(name)>")) }
  }
}
