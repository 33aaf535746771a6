import Foundation
import Testing

@testable import Glissade

/// What the README says of layouts, snapping and benchmarks is what there is.
@Suite("README: layouts") struct ReadmeLayoutTests {
  private func codes(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test("its table has every layout, in the order of the lists")
  func layouts() {
    let rows = Readme.table(in: "Layouts")
    #expect(rows.flatMap { codes($0[0]) } == LayoutCatalogue.standard.names)
    #expect(rows.allSatisfy { $0.count == 2 && !$0[1].isEmpty })
  }

  @Test("every layout has a scenario of its name")
  func scenarios() throws {
    for name in LayoutCatalogue.standard.names {
      let run = CommandRun("check", name)
      #expect(run.exitCode == .done, "\(name): \(run.messages)")
    }
  }

  @Test("the layout of one's own is the example that is built")
  func ownLayout() throws {
    let file = Readme.package.appending(path: "Assets/Examples/OwnLayout/main.swift")
    let example = try String(contentsOf: file, encoding: .utf8)
    #expect(Readme.blocks("swift").contains { $0 + "\n" == example })
  }

  @Test("the index of the layouts' pages has each of them")
  func pages() throws {
    let file = Readme.package.appending(path: "Sources/Layouts/Layouts.docc/Layouts.md")
    let index = try String(contentsOf: file, encoding: .utf8)
    for description in LayoutCatalogue.standard.descriptions {
      let page = "``\(type(of: description.make()))``"
      #expect(index.contains("| `\(description.name)` | \(page) |"))
      #expect(index.contains("- \(page)\n"))
    }
    let example = try #require(Readme.blocks("swift").last { $0.contains("main(layouts:") })
    #expect(index.contains(example.replacing("import Glissade\n\n", with: "")))
  }

  @Test(
    "its tables have the keys of the format, all of them", arguments: ["Scenarios", "Snapping"])
  func keys(chapter: String) throws {
    let rows = Readme.table(in: chapter).map { codes($0[0])[0] }
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(Scenario.jsonSchema().utf8)) as? [String: Any])
    let all = try #require(schema["properties"] as? [String: Any])
    // A rule, or the word that takes it away.
    let choices = (all["snap"] as? [String: Any])?["oneOf"] as? [[String: Any]]
    let snap = choices?.compactMap { $0["properties"] as? [String: Any] }.first
    let keys = try #require(chapter == "Scenarios" ? all : snap)
    #expect(Set(rows) == Set(keys.keys))
    #expect(rows.count == keys.count)
  }

  @Test("the rows of its benchmarks have the columns of their headings")
  func benchmarks() throws {
    let lines = try #require(Readme.chapter("Speed").components(separatedBy: "```")[safe: 1])
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let headings = lines.filter {
      ["benchmark", "scene", "layout", "target", "update", "map", "memory", "chart"].contains($0[0])
    }
    #expect(headings.count == 8)
    var columns = 0
    for line in lines {
      if headings.contains(line) { columns = line.count }
      #expect(line.count == columns, "\(line.joined(separator: ","))")
    }
    let targets = lines.drop { $0[0] != "target" }.dropFirst().prefix { $0[0] != "update" }
    #expect(!targets.isEmpty)
    #expect(targets.allSatisfy { $0.last == "yes" })
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
