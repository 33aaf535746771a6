import CollectionEngine
import Foundation
import Testing

@testable import Scenarios

@Suite struct SectionListTests {
  private static func list(_ counts: Int...) -> SectionList {
    SectionList(
      counts.enumerated().map { section, count in
        // The width names section and item, so that a test sees which item is where.
        ScenarioSection(
          items: count,
          itemSizes: (0..<max(count, 1)).map { CGSize(width: section * 100 + $0, height: 1) })
      })
  }

  private func widths(_ list: SectionList) -> [[Int]] {
    list.sections.map { section in
      (0..<section.count).map { Int(section[$0].size?.width ?? -1) }
    }
  }

  private func update(_ text: String) throws -> ScenarioUpdate {
    let scenario = try readItems("layout: rows\nevents: [{at: 0, update: {\(text)}}]\n")
    guard case .update(let update) = scenario.events[0].kind else { return ScenarioUpdate() }
    return update
  }

  @Test(arguments: [
    ("insert: [{at: [0, 1], size: [9, 9]}]", [[0, 9, 1, 2], [100, 101]]),
    ("insert: [[0, 3], [0, 4]]", [[0, 1, 2, 0, 0], [100, 101]]),
    ("delete: [[0, 0], [0, 2]]", [[1], [100, 101]]),
    ("delete: [[0, 0]], insert: [{at: [0, 0], size: [9, 9]}]", [[9, 1, 2], [100, 101]]),
    ("move: [[[0, 0], [0, 2]]]", [[1, 2, 0], [100, 101]]),
    ("move: [[[0, 2], [1, 0]]]", [[0, 1], [2, 100, 101]]),
    ("delete: [[0, 0]], move: [[[0, 1], [0, 1]]]", [[2, 1], [100, 101]]),
    ("reload: [[0, 1]], reloadSections: [1]", [[0, 1, 2], [100, 101]]),
    ("deleteSections: [0]", [[100, 101]]),
    ("moveSections: [[0, 1]]", [[100, 101], [0, 1, 2]]),
    ("insertSections: [{at: 1, items: 2, itemSize: [7, 7]}]", [[0, 1, 2], [7, 7], [100, 101]]),
    ("deleteSections: [0], insert: [{at: [0, 0], size: [9, 9]}]", [[9, 100, 101]]),
  ])
  func anUpdateNamesWhatWasBeforeAndWhatIsAfterwards(_ text: String, _ after: [[Int]]) throws {
    var list = Self.list(3, 2)
    try list.apply(update(text))
    #expect(widths(list) == after)
  }

  @Test func whatDoesNotAddUpChangesNothing() throws {
    var update = ScenarioUpdate()
    update.delete = [[0, 0]]
    update.insert = [.init([0, 7])]
    var list = Self.list(3, 2)
    #expect(throws: UpdateFault.self) { try list.apply(update) }
    #expect(list == Self.list(3, 2))
  }

  @Test func labelsGoWithTheirItems() throws {
    var list = SectionList([
      ScenarioSection(items: 5, labels: ["a", "b", "c"]), ScenarioSection(items: 1),
    ])
    try list.apply(update("move: [[[0, 1], [1, 0]]], insert: [[0, 4]]"))
    let labels = list.sections.map { section in (0..<section.count).map { section[$0].label } }
    #expect(labels == [["a", "c", "a", "b", "c"], ["b", nil]])
  }

  @Test func itemsOfALongRunKeepTheirSizesAroundEdits() throws {
    var section = SectionItems(
      ScenarioSection(
        items: 1_000_000,
        itemSizes: [CGSize(width: 1, height: 1), CGSize(width: 2, height: 1)]), number: 0)
    section.remove(at: 500_000)
    section.insert(SectionItem(identity: ContentIdentity([9, 9]), size: nil, label: nil), at: 10)
    #expect(section.count == 1_000_000)
    #expect(section[9].size?.width == 2)
    #expect(section[9].identity == ContentIdentity([0, 9]))
    #expect(section[11].identity == ContentIdentity([0, 10]))
    #expect(section[10].size == nil)
    #expect(section[11].size?.width == 1)
    #expect(section[500_000].size?.width == 2, "behind the inserted, before the removed")
    #expect(section[500_001].size?.width == 2)
    #expect(section[999_999].size?.width == 2)
  }

  private func names(_ list: SectionList) -> [String] {
    list.sections.map { section in
      (0..<section.count).map { item in
        let identity = section[item].identity
        return identity.path.map(String.init).joined(separator: ".")
          + String(repeating: "'", count: identity.revision)
      }.joined(separator: " ")
    }
  }

  /// What everything is called after one update of two sections of three and two items: the section it came into, its
  /// number there, and a stroke for each time it was loaded anew.
  @Test(arguments: [
    ("insert: [[0, 1], [0, 2]], delete: [[0, 0]]", ["0.1 0.3 0.4 0.2", "1.0 1.1"]),
    ("move: [[[0, 2], [1, 0]]], insert: [[1, 1]]", ["0.0 0.1", "0.2 1.2 1.0 1.1"]),
    ("reload: [[0, 1]], reconfigure: [[1, 1]]", ["0.0 0.1' 0.2", "1.0 1.1'"]),
    ("reloadSections: [0], insert: [[0, 3]]", ["0.0' 0.1' 0.2' 0.3", "1.0 1.1"]),
    ("moveSections: [[0, 1]], reload: [[0, 0]]", ["1.0 1.1", "0.0' 0.1 0.2"]),
    (
      "insertSections: [{at: 0, items: 1}, {at: 2, items: 1}], deleteSections: [1]",
      ["2.0", "0.0 0.1 0.2", "3.0"]
    ),
    ("deleteSections: [0], insert: [[0, 0]]", ["1.2 1.0 1.1"]),
  ])
  func everythingKeepsItsNameAndWhatIsNewGetsTheNext(_ text: String, _ after: [String]) throws {
    var list = Self.list(3, 2)
    try list.apply(update(text))
    #expect(names(list) == after)
  }

  /// No name is given twice, however often things come and go.
  @Test func namesAreNotUsedAgain() throws {
    var list = Self.list(2)
    for _ in 0..<3 {
      try list.apply(update("delete: [[0, 0]], insert: [[0, 1]]"))
      try list.apply(update("insertSections: [{at: 1, items: 1}]"))
      try list.apply(update("deleteSections: [1]"))
    }
    try list.apply(update("insertSections: [{at: 0, items: 1}]"))
    #expect(names(list) == ["4.0", "0.3 0.4"])
  }
}
