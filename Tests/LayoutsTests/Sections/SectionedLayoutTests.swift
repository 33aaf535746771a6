import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// Headers, footers, insets and gaps of sections, for the layouts that have them.
struct SectionedLayoutTests {
  static let layouts: [ArrangedLayout] = [.strip, .waterfall, .appear, .discover]

  private func layout(_ kind: ArrangedLayout, _ axis: Axis) throws -> SectionedLayout {
    let layout = try #require(kind.make() as? SectionedLayout)
    layout.scrollDirection = axis
    if let appear = layout as? AppearLayout { appear.itemSize = CGSize(width: 100, height: 100) }
    (layout as? DiscoverLayout)?.itemAspectRatio = 1
    (layout as? DiscoverLayout)?.columnCount = 1
    (layout as? WaterfallLayout)?.columnCount = 1
    return layout
  }

  /// The start and end along `axis` of what a frame covers.
  private func span(_ frame: CGRect?, _ axis: Axis) -> [Double] {
    guard let frame else { return [] }
    return axis == .horizontal
      ? [frame.minX, frame.maxX].map(Double.init) : [frame.minY, frame.maxY].map(Double.init)
  }

  /// One item of 100 pt a section, in a view of 100 pt across.
  private let sections = [
    SectionAnswer(header: 30, footer: 20, inset: EdgeInsets(top: 5, left: 5, bottom: 7, right: 7)),
    SectionAnswer(footer: 10),
    SectionAnswer(header: 40),
  ]

  @Test("sections have headers, insets and footers of their own", arguments: layouts, Axis.allCases)
  func sectionsAreStacked(_ kind: ArrangedLayout, _ axis: Axis) throws {
    let answers = SectionAnswers(sections)
    let layout = try layout(kind, axis)
    // The first section's insets take 12 of what is across, which a tile is as long as.
    let isTile = kind == .discover
    let stage = ArrangementStage(
      layout, CGSize(width: 112, height: 112), items: [1, 0, 1], sizes: answers)
    let length = isTile ? 50.0 : 100
    let end = 30 + 5 + length
    #expect(span(stage.header(0), axis) == [0, 30])
    #expect(span(stage.frame(0), axis) == [35, end])
    #expect(span(stage.footer(0), axis) == [end + 7, end + 27])
    #expect(stage.header(1) == nil)
    #expect(span(stage.footer(1), axis) == [end + 27, end + 37])
    #expect(span(stage.header(2), axis) == [end + 37, end + 77])
    #expect(stage.footer(2) == nil)
    #expect(span(stage.frame(0, in: 2), axis).first == end + 77)
    for boundary in [stage.header(0), stage.footer(0), stage.footer(1), stage.header(2)] {
      #expect(span(boundary, axis.crossed) == [0, 112])
    }
  }

  @Test("the properties speak where there is no delegate", arguments: layouts, Axis.allCases)
  func propertiesSpeak(_ kind: ArrangedLayout, _ axis: Axis) throws {
    let layout = try layout(kind, axis)
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    let stage = ArrangementStage(layout, CGSize(width: 100, height: 100), items: [0, 0])
    #expect(span(stage.footer(0), axis) == [30, 50])
    #expect(span(stage.header(1), axis) == [50, 80])
    #expect(span(stage.footer(1), axis) == [80, 100])
    #expect(stage.view.visibleSupplementaryViews(ofKind: footerKind).count == 2)
  }

  @Test("the view's delegate is asked where the layout has none", arguments: layouts)
  func theViewsDelegateIsAsked(_ kind: ArrangedLayout) throws {
    let answers = SectionAnswers(sections)
    let layout = try layout(kind, .vertical)
    let stage = ArrangementStage(layout, CGSize(width: 112, height: 112), items: [1, 0, 1])
    stage.view.delegate = answers
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(span(stage.header(2), .vertical).count == 2)
    let asksItems = kind == .strip || kind == .waterfall
    let section = ["header", "footer", "inset", "line", "interitem"]
    let item = asksItems ? ["item 0"] : []
    #expect(answers.questions == section + item + section + section + item)
  }

  @Test("gaps are a section's own")
  func gapsAreASectionsOwn() throws {
    let answers = SectionAnswers([
      SectionAnswer(lineSpacing: 1, interitemSpacing: 20), SectionAnswer(lineSpacing: 11),
    ])
    let waterfall = WaterfallLayout()
    let stage = ArrangementStage(
      waterfall, CGSize(width: 220, height: 400), items: [4, 4], sizes: answers)
    #expect(stage.frames(in: 0).map(\.minX) == [0, 120, 0, 120])
    #expect(stage.frames(in: 0).map(\.minY) == [0, 0, 101, 101])
    #expect(stage.frames(in: 1).map(\.minX) == [0, 110, 0, 110])
    #expect(stage.frames(in: 1).map(\.minY) == [201, 201, 312, 312])
    let strip = ArrangementStage(
      StripLayout(), CGSize(width: 220, height: 100), items: [2, 2], sizes: answers)
    #expect(strip.frames(in: 0).map(\.minX) == [0, 101])
    #expect(strip.frames(in: 1).map(\.minX) == [201, 312])
  }

  @Test("right to left a footer stands at the left of its section")
  func rightToLeftFootersAreAtTheLeft() throws {
    let layout = try layout(.strip, .horizontal)
    let stage = ArrangementStage(
      layout, CGSize(width: 600, height: 112), items: [1, 0, 1], sizes: SectionAnswers(sections),
      direction: .rightToLeft)
    let width = stage.contentSize.width
    #expect(width == 312)
    let footer = stage.view.layoutAttributesForSupplementaryElement(
      ofKind: footerKind, at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame == CGRect(x: width - 162, y: 0, width: 20, height: 112))
  }

  @Test("an answer that is no length names its section")
  func wrongAnswersNameTheirSection() {
    let answers = SectionAnswers([SectionAnswer(), SectionAnswer(footer: .nan)])
    let stage = ArrangementStage(
      StripLayout(), CGSize(width: 220, height: 100), items: [1, 1], sizes: answers)
    #expect(stage.footer(1) == nil)
    #expect(
      stage.warnings == [
        "StripLayout: the length of footerReferenceSize of section 1 is nan, expected 0 to "
          + "1000000000 pt, and 0 is used."
      ])
  }

  private var footerKind: String { CollectionView.elementKindSectionFooter }
}
