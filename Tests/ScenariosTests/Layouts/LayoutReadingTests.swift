import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

@testable import Scenarios

/// Reads `text` behind a scenario of two sections that knows the sample layouts.
func readItems(_ text: String, set overrides: [String] = []) throws -> Scenario {
  let head = """
    glissade: 1
    content:
      sections:
        - {items: 5, itemSize: [100, 40], header: [375, 30]}
        - {items: 1000, itemSizes: [[50, 20], [50, 30]]}

    """
  return try Scenario(
    bytes: Array((head + text).utf8), name: "items.yaml", overrides: overrides, layouts: .sample)
}

@Suite struct LayoutReadingTests {
  @Test func aNameIsALayoutWithItsDefaults() throws {
    let layout = try #require(try readItems("layout: rows\n").layout)
    #expect(layout.description.name == "rows")
    #expect(layout[option: "perRow"] == .integer(1))
    #expect(layout[option: "itemSize"] == .size(CGSize(width: 100, height: 50)))
    #expect(layout == (try readItems("layout: {type: rows}\n").layout))
    #expect(layout != (try readItems("layout: {type: rows, perRow: 2}\n").layout))
    #expect(layout != (try readItems("layout: wheel\n").layout))
  }

  @Test(arguments: [
    ("rowSpacing", "20.5", LayoutOption.Value.number(20.5)), ("perRow", "3", .integer(3)),
    ("isFaded", "true", .bool(true)), ("side", "trailing", .choice("trailing")),
    ("itemSize", "[7, 8]", .size(CGSize(width: 7, height: 8))),
    ("margins", "{left: 3}", .insets(EdgeInsets(top: 5, left: 3))),
  ])
  func everyKindOfOptionIsReadSetAndChanged(
    _ name: String, _ text: String, _ value: LayoutOption.Value
  ) throws {
    let read = try readItems("layout: {type: rows, \(name): \(text)}\n")
    #expect(read.layout?[option: name] == value)
    #expect(try readItems("layout: rows\n", set: ["layout.\(name)=\(text)"]) == read)
    var changed = try readItems("layout: rows\nevents: [{at: 1, set: {layout.\(name): \(text)}}]\n")
    guard case .set(let changes) = changed.events[0].kind else { return }
    changed.events = []
    for change in changes { change.apply(to: &changed) }
    #expect(changed == read)
    let layout = try #require(read.layout?.make())
    let option = try #require(LayoutCatalogue.sample["rows"]?.options.first { $0.name == name })
    #expect(option.read(layout) == value)
  }

  @Test func oneEdgeOfInsetsMayChange() throws {
    var scenario = try readItems("layout: rows\nevents: [{at: 1, set: {layout.margins.left: 9}}]\n")
    guard case .set(let changes) = scenario.events[0].kind else { return }
    for change in changes { change.apply(to: &scenario) }
    #expect(scenario.layout?[option: "margins"] == .insets(EdgeInsets(top: 5, left: 9)))
  }

  @Test func optionsThatChangeAreThoseOfTheLayoutThatThereIsThen() throws {
    let events = """
      layout: wheel
      events:
        - {at: 2, set: {layout.perRow: 2}}
        - {at: 1, setLayout: {layout: {type: rows, perRow: 3}}}

      """
    #expect(throws: Never.self) { try readItems(events) }
    #expect(throws: ScenarioError.self) { try readItems(events.replacing("at: 2", with: "at: 0")) }
  }

  @Test func sectionsAreFlowUnlessSaid() throws {
    let flow = LayoutDescription(
      "flow", summary: "Stands for flow", options: [], make: { CollectionViewLayout() })
    let scenario = try Scenario(
      bytes: Array("glissade: 1\ncontent: {sections: [{items: 1}]}\n".utf8), name: "flow.yaml",
      layouts: LayoutCatalogue([flow]))
    #expect(scenario.layout?.description.name == "flow")
  }

  @Test func aMillionItemsCostNothing() throws {
    let scenario = try readItems(
      "layout: wheel\n", set: ["content.sections[0].items=1000000", "content.sections[1].items=0"])
    let list = SectionList(scenario.content.sections ?? [])
    #expect(list.count == 1_000_000)
    #expect(list.sections[0][999_999].size == CGSize(width: 100, height: 40))
  }

  @Test func theSchemaHasABranchForEachLayout() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Scenario.jsonSchema(layouts: .sample).utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let layout = try #require(definitions["layout"] as? [String: Any])
    let branches = try #require(layout["oneOf"] as? [[String: Any]])
    #expect(branches.count == 4)
    #expect(branches[0]["enum"] as? [String] == ["rows", "wheel"])
    let rows = try #require(branches[1]["properties"] as? [String: [String: Any]])
    #expect(rows["type"]?["enum"] as? [String] == ["rows"])
    #expect(branches[1]["required"] as? [String] == ["type"])
    #expect(rows["rowSpacing"]?["description"] as? String == "The least between two rows, in pt.")
    #expect(rows["rowSpacing"]?["default"] as? Double == 0)
    #expect(rows["perRow"]?["maximum"] as? Int == 10)
  }
}

@Suite struct LayoutCatalogueTests {
  @Test func layoutsAreFoundByNameAndApplicationsAddTheirs() {
    let more = LayoutDescription(
      "mine", summary: "Mine", options: [], make: { CollectionViewLayout() })
    let catalogue = LayoutCatalogue.sample.adding([more])
    #expect(catalogue.names == ["rows", "wheel", "mine"])
    #expect(catalogue["mine"]?.summary == "Mine")
    #expect(catalogue["Mine"] == nil)
    #expect(LayoutCatalogue.sample["mine"] == nil)
  }

  @Test func twoOfOneNameAndAReservedOptionTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = LayoutCatalogue.sample.adding(LayoutCatalogue.sample.descriptions)
    }
    await #expect(processExitsWith: .failure) {
      let option = LayoutOption.integer("type", \RowsLayout.perRow, in: 1...2, "reserved")
      _ = LayoutCatalogue([
        LayoutDescription("odd", summary: "Odd", options: [option], make: { RowsLayout() })
      ])
    }
  }
}
