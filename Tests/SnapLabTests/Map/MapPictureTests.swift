import Charts
import CollectionEngine
import Drawing
import Foundation
import Geometry
import Layouts
import Scenarios
import SnapCharts
import TestSupport
import Testing

@testable import SnapLab

@Suite("Pictures of snap maps")
struct MapPictureTests {
  private func expect(_ fields: [LandingField], _ title: String, _ name: String) throws {
    let drawing = LandingMap(fields, title: title)
    let bitmap = try Bitmap(size: drawing.size, scale: 1, isOpaque: true)
    drawing.draw(on: Canvas(bitmap))
    try expectPicture(
      bitmap, name, in: Bundle.module.url(forResource: "Golden", withExtension: nil),
      filePath: Self.folder)
  }

  /// Where golden pictures are recorded: beside the folder of this file.
  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Pictures.swift").path

  @Test("A carousel: items by name, places at the right, what lands behind")
  func carousel() throws {
    let map = try SnapMap.small(try .reading(SnapMapTests.scenarios[0]), columns: 61, rows: 60)
    try expect([map.field(title: "")], "A carousel", "carousel")
  }

  @Test("From the right, with items of different widths")
  func rightToLeft() throws {
    let map = try SnapMap.small(try .reading(SnapMapTests.scenarios[1]), columns: 61, rows: 60)
    try expect([map.field(title: "")], "A strip from the right", "right-to-left")
  }

  @Test("Pages down, without items")
  func paging() throws {
    let map = try SnapMap.small(try .reading(SnapMapTests.scenarios[2]), columns: 41, rows: 40)
    try expect([map.field(title: "")], "Pages", "paging")
  }

  @Test("Content that rests anywhere: bands of items, without lines that would hide them")
  func free() throws {
    let map = try SnapMap.small(try .reading(SnapMapTests.scenarios[3]), columns: 61, rows: 60)
    try expect([map.field(title: "")], "A grid without snapping", "free")
  }

  @Test("Findings are pointed out by number")
  func findings() throws {
    let map = try SnapMap.small(
      .cards(CardLayout.description(.withoutCard3)), columns: 61, rows: 60)
    try expect([map.field(title: "", marking: map.findings())], "Cards without one", "findings")
  }

  @Test("Three rules side by side")
  func rules() throws {
    let scenario = try Scenario.reading(SnapMapTests.scenarios[0])
    let names: [SnapRule.Name] = [.lineLayout, .androidPager, .cssProximity]
    let comparison = RuleComparison(
      try names.map {
        ($0.rawValue, try SnapMap.small(scenario.snapping(by: $0.rule), columns: 41, rows: 40))
      })
    try expect(comparison.fields(marking: [[], [], []]), "Three rules", "rules")
  }

  @Test("Drags as a finger makes them")
  func drags() throws {
    let subject = try SnapSubject(
      try .reading(SnapMapTests.scenarios[0]), at: 0, sweeping: .drag)
    var choices = ReleaseGrid.Choices()
    (choices.columnCount, choices.rowCount) = (41, 40)
    let map = try #require(SnapMap(subject, over: ReleaseGrid(for: subject, choices)))
    try expect([map.field(title: "")], "Drags", "drags")
  }

  @Test("Maps of one cell, one row, one column are drawn", arguments: [(1, 1), (1, 7), (7, 1)])
  func edges(columns: Int, rows: Int) throws {
    let map = try SnapMap.small(.cards(), columns: columns, rows: rows)
    let drawing = LandingMap([map.field(title: "")], title: "")
    drawing.draw(on: Canvas(try Bitmap(size: drawing.size, scale: 1, isOpaque: true)))
    #expect(map.csv.split(separator: "\n").count == columns * rows + 1)
  }
}
