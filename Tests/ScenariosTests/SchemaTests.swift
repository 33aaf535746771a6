import CollectionEngine
import Foundation
import Layouts
import Testing

@testable import Scenarios

@Suite struct SchemaTests {
  private func properties(_ path: String...) throws -> [String: Any] {
    var schema = try JSONSerialization.jsonObject(with: Data(Scenario.jsonSchema().utf8))
    for key in path {
      var node = try #require(schema as? [String: Any])
      if let maps = node["oneOf"] as? [[String: Any]],
        let map = maps.first(where: { $0["properties"] != nil })
      {
        node = map
      }
      schema = try #require(node[key] ?? (node["properties"] as? [String: Any])?[key])
    }
    return try #require(schema as? [String: Any])
  }

  @Test func theSchemaIsTheSameTextEveryTime() {
    #expect(Scenario.jsonSchema() == Scenario.jsonSchema())
    #expect(Scenario.jsonSchema().hasSuffix("}\n"))
  }

  @Test func theSchemaKnowsEveryKindOfEvent() throws {
    let event = try properties("events", "items", "properties")
    let actions = ScenarioKeys(layouts: .standard).actions.map(\.name)
    #expect(Set(event.keys) == Set(actions + ["at", "lift", "end"]))
  }

  @Test func theSchemaKnowsEveryConstantOfPhysics() throws {
    for number in PhysicsConstants.numbers {
      let schema = try properties("physics", number.name)
      #expect(schema["minimum"] as? Double == number.range.lowerBound)
      #expect(schema["maximum"] as? Double == number.range.upperBound)
      let value = PhysicsProfile.uikit.constants[keyPath: number.keyPath]
      #expect(
        schema["default"] as? Double == (PhysicsProfile.uikit.asks(number.name) ? value : nil))
    }
    for choice in PhysicsConstants.choices {
      #expect(try properties("physics", choice.name)["enum"] as? [String] == choice.values)
    }
  }

  @Test func everyKeyIsDescribedInASentence() throws {
    func check(_ schema: Any, _ path: String) {
      guard let schema = schema as? [String: Any] else { return }
      for alternative in schema["oneOf"] as? [Any] ?? [] { check(alternative, path) }
      if let items = schema["items"] { check(items, path + "[]") }
      for (key, value) in schema["properties"] as? [String: Any] ?? [:] {
        let text = (value as? [String: Any])?["description"] as? String ?? ""
        #expect(text.last == "." && text.first?.isUppercase == true, "\(path).\(key)")
        check(value, "\(path).\(key)")
      }
    }
    check(try properties(), "")
    check(try properties("$defs", "layout"), "layout")
  }

  @Test func stringsOfTheSchemaAreEscaped() throws {
    let value = SchemaValue.string("a \"b\" \\ \n é")
    let data = Data(value.text.utf8)
    let back = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    #expect(back as? String == "a \"b\" \\ \n é")
  }
}
