import Foundation
import Layouts
import Testing

@testable import LayoutFiles

/// The article that says what of UIKit is here. Its tables are made from the sources of the module by
///
///     GLISSADE_RECORD_GOLDEN=1 swift test --filter FromUIKitTests
@Suite("From UIKit to Glissade") struct FromUIKitTests {
  private static let module = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/UIKit")
  private static let article = module.appending(path: "UIKit.docc/FromUIKit.md")

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// The tables by the heading that they stand under.
  private static func tables() throws -> [(heading: String, text: String)] {
    let names = try ModuleNames(module).names
    let same = names.filter { $0.origin != nil && $0.difference == nil }
    let added = names.filter { $0.origin == nil && $0.difference == nil }
    let other = names.filter { $0.difference != nil }
    return [
      (
        "The same class under UIKit's name",
        table(
          ["In UIKit", "Here", "What it is"],
          same.map { ["`\($0.name)`", "`\($0.origin ?? "")`", $0.summary] })
      ),
      (
        "Made for pasted code",
        table(["In UIKit", "What it is"], added.map { ["`\($0.name)`", $0.summary] })
      ),
      (
        "Otherwise than in UIKit",
        table(["In UIKit", "What differs"], other.map { ["`\($0.name)`", $0.difference ?? ""] })
      ),
    ]
  }

  @Test("the tables of the article are those of the module")
  func tables() throws {
    var text = try String(contentsOf: Self.article, encoding: .utf8)
    for (heading, table) in try Self.tables() {
      let start = try #require(text.firstRange(of: "## \(heading)\n"))
      let rest = text[start.upperBound...]
      let first = try #require(rest.firstRange(of: "\n|")?.lowerBound)
      let end = rest[first...].firstRange(of: "\n\n")?.lowerBound ?? text.endIndex
      text.replaceSubrange(first..<end, with: "\n" + table)
    }
    if ProcessInfo.processInfo.environment["GLISSADE_RECORD_GOLDEN"] == "1" {
      try text.write(to: Self.article, atomically: true, encoding: .utf8)
      Issue.record("recorded the article: run again without GLISSADE_RECORD_GOLDEN")
    } else {
      #expect(try text == String(contentsOf: Self.article, encoding: .utf8))
    }
  }

  @Test("what the article says is not there is not there")
  func absent() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    let chapter = try #require(text.components(separatedBy: "## Not there\n").last)
    let names = chapter.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      let cell = line.split(separator: "|")[0]
      return cell.split(separator: "`").enumerated().filter { $0.offset.isMultiple(of: 2) == false }
        .map { String($0.element) }
    }.filter { $0.first?.isUppercase == true }
    try #require(names.count > 20)
    let folder = try CodeFolder()
    let uses = names.enumerated().map { "  static let a\($0) = \($1).self" }.joined(separator: "\n")
    let path = try folder.write("import UIKit\nclass A: UICollectionViewLayout {\n\(uses)\n}\n")
    let loader = LayoutLoader(try LayoutToolchain.tests.get(), mostErrors: names.count)
    do {
      _ = try loader.load(LayoutFile(paths: [path]))
      Issue.record("all of them are there")
    } catch {
      let found = names.filter { !error.text.contains("cannot find '\($0)' in scope") }
      #expect(found.isEmpty, "\(error.text)")
    }
  }
}
