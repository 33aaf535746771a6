import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import Glissade

@Suite("list") struct ListTests {
  @Test("everything there is, a line each")
  func lines() {
    let run = CommandRun("list")
    #expect(run.exitCode == .done)
    for name in LayoutCatalogue.standard.names { #expect(run.output.contains("\n\(name) ")) }
    for name in RecordTests.scenarios { #expect(run.output.contains("\n\(name) ")) }
    for rule in SnapRule.Name.allCases { #expect(run.output.contains("\n\(rule.rawValue) ")) }
    for profile in PhysicsProfile.allCases {
      #expect(run.output.contains("\n\(profile.rawValue) "))
    }
    for number in PhysicsConstants.numbers { #expect(run.output.contains("\n\(number.name) ")) }
    for choice in PhysicsConstants.choices { #expect(run.output.contains("\n\(choice.name) ")) }
  }

  @Test("one list, as JSON")
  func json() throws {
    let run = CommandRun("list", "physics", "--json")
    let lists = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]])
    let count = PhysicsConstants.numbers.count + PhysicsConstants.choices.count
    #expect(lists["physics"]?.count == count)
  }

  @Test("a constant has its value in each profile, and none where nobody asks it")
  func profiles() throws {
    let run = CommandRun("list", "physics", "--json")
    let lists = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: String]]]
    )
    func values(_ name: String) -> [String]? {
      lists["physics"]?.first { $0["name"] == name }.map { row in
        PhysicsProfile.allCases.map { row[$0.rawValue] ?? "" }
      }
    }
    #expect(values("touchSlop") == ["10", "8", "8", "18"])
    #expect(values("maximumFlingVelocity") == ["-", "8000", "8000", "8000"])
    #expect(values("friction") == ["-", "0.015", "0.015", "-"])
    #expect(values("rubberBandCoefficient") == ["0.55", "-", "-", "0.52"])
  }

  @Test("each layout with every option, its default, unit and values")
  func layouts() throws {
    let run = CommandRun("list", "layouts")
    for layout in LayoutCatalogue.standard.descriptions {
      let head = "\(layout.name): \(layout.summary)\n"
      let paragraph = try #require(
        run.output.components(separatedBy: "\n\n").first { ($0 + "\n").hasPrefix(head) })
      for option in layout.options { #expect(paragraph.contains("\n  \(option.name) ")) }
      for option in layout.options { #expect(paragraph.contains(option.summary)) }
    }
    #expect(run.output.contains("minimumLineSpacing                10"))
    let json = CommandRun("list", "layouts", "--json")
    let lists = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [[String: Any]]])
    #expect(lists["layouts"]?.count == LayoutCatalogue.standard.names.count)
    let options = lists["layouts"]?[0]["options"] as? [[String: String]]
    #expect(options?.count == LayoutDescription.flow.options.count)
  }

  @Test("the schema that comes along is the one that is generated")
  func schema() throws {
    let run = CommandRun("list", "schema")
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Assets/scenario.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
  }
}
