import CollectionEngine
import Foundation
import Testing

@testable import Glissade

@Suite("list") struct ListTests {
  @Test("everything there is, a line each")
  func lines() {
    let run = CommandRun("list")
    #expect(run.exitCode == .done)
    for name in RecordTests.scenarios { #expect(run.output.contains("\n\(name) ")) }
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

  @Test("the schema that comes along is the one that is generated")
  func schema() throws {
    let run = CommandRun("list", "schema")
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Assets/scenario.schema.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
  }
}
