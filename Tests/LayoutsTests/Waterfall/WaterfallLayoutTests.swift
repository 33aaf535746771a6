import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The cases of public reports about waterfalls, and the rule beyond the vectors.
struct WaterfallLayoutTests {
  private let size = CGSize(width: 320, height: 480)
  private let hundred = ListedSizes(heights: [100])

  /// Two columns, spacing 10, all items 100 pt high.
  private func spaced() -> WaterfallLayout {
    let layout = WaterfallLayout()
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    return layout
  }

  @Test("C81: which column comes next")
  func placementChoosesTheColumn() {
    func columns(_ placement: WaterfallLayout.ItemPlacement, _ heights: [Double]) -> [Int] {
      let sizes = ListedSizes(heights: heights)
      let layout = WaterfallLayout()
      layout.placement = placement
      let stage = ArrangementStage(layout, size, items: [heights.count], sizes: sizes)
      return stage.frames().map { Int($0.minX / 160) }
    }
    #expect(columns(.shortest, [100, 90, 80]) == [0, 1, 1])
    #expect(columns(.roundRobin, [100, 90, 80]) == [0, 1, 0])
    #expect(columns(.shortest, [100, 100, 100, 100]) == [0, 1, 0, 1])
    #expect(columns(.equalColumns, [9, 9, 9, 9, 9, 9, 9]) == [0, 0, 0, 0, 1, 1, 1])
    let sizes = ListedSizes(heights: [100, 90, 80])
    let layout = WaterfallLayout()
    layout.placement = .shortest
    let stage = ArrangementStage(layout, size, items: [3], sizes: sizes)
    #expect(stage.frame(2)?.minY == 90)
    layout.placement = .roundRobin
    stage.view.layoutIfNeeded()
    #expect(stage.frame(2)?.minY == 100)
  }

  @Test("C82: a query in the middle, and one of everything")
  func noItemIsBlank() {
    let stage = ArrangementStage(spaced(), size, items: [141], sizes: hundred)
    #expect(stage.items(in: CGRect(x: 0, y: 400, width: 320, height: 500)) == Array(6...17))
    stage.reload(items: [21])
    #expect(stage.items(in: CGRect(x: 0, y: 0, width: 320, height: 2000)) == Array(0...20))
    #expect(stage.contentSize.height == 1200)
  }

  @Test("C83: a section with no items still takes its header and insets")
  func emptySectionsTakeRoom() {
    let layout = spaced()
    layout.sectionInset = EdgeInsets(top: 10, bottom: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let stage = ArrangementStage(layout, size, items: [4, 0, 4], sizes: hundred)
    #expect(stage.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(stage.header(1) == CGRect(x: 0, y: 260, width: 320, height: 30))
    #expect(stage.header(2) == CGRect(x: 0, y: 310, width: 320, height: 30))
    #expect(stage.frame(0, in: 2)?.minY == 350)
    #expect(stage.contentSize.height == 570)
    #expect(stage.header(3) == nil)
  }

  @Test("C66: ten more items while decelerating")
  func moreItemsAreThereAtOnce() {
    let stage = ArrangementStage(spaced(), size, items: [20], sizes: hundred)
    #expect(stage.contentSize.height == 1090)
    let view = stage.view
    view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 1)), at: 0)
    view.advance(to: 1.0 / 60)
    #expect(view.isDecelerating)
    stage.reload(items: [30])
    #expect(stage.contentSize.height == 1640)
    #expect((20..<30).allSatisfy { stage.frame($0) != nil })
  }

  @Test func scrollingSidewaysTradesTheAxes() {
    let sizes = ListedSizes([[100, 60, 159].map { CGSize(width: $0, height: 1) }])
    let layout = WaterfallLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 20, height: 3)
    let stage = ArrangementStage(layout, CGSize(width: 480, height: 300), items: [3], sizes: sizes)
    #expect(
      stage.frames() == [
        CGRect(x: 20, y: 0, width: 100, height: 150), CGRect(x: 20, y: 150, width: 60, height: 150),
        CGRect(x: 120, y: 0, width: 159, height: 150),
      ])
    #expect(stage.header(0) == CGRect(x: 0, y: 0, width: 20, height: 300))
    #expect(stage.contentSize == CGSize(width: 279, height: 300))
  }

  @Test func insetsOfTheViewAndOfTheSectionNarrowTheColumns() {
    let layout = spaced()
    layout.sectionInset = EdgeInsets(left: 5, right: 15)
    let stage = ArrangementStage(
      layout, size, items: [2], sizes: hundred,
      inset: EdgeInsets(top: 64, left: 20, bottom: 49, right: 10))
    #expect(stage.contentSize.width == 290)
    #expect(stage.frames().map(\.minX) == [5, 145])
    #expect(stage.frames().map(\.width) == [130, 130])
    #expect(stage.view.metrics.range(.horizontal) == -20 ... -20)
  }

  @Test func rotationLaysOutAnew() {
    let stage = ArrangementStage(spaced(), size, items: [2], sizes: hundred)
    stage.resize(CGSize(width: 480, height: 320))
    #expect(stage.frames().map(\.minX) == [0, 245])
    #expect(stage.contentSize.width == 480)
  }

  @Test func rightToLeftTheFirstColumnIsTheRightOne() {
    let stage = ArrangementStage(
      spaced(), size, items: [3], sizes: hundred, direction: .rightToLeft)
    let shown = stage.view.visibleLayoutAttributes.map(\.frame.minX)
    #expect(shown == [165, 0, 165])
  }

  @Test(arguments: [Double.nan, .infinity, -5, -.infinity])
  func aHeightThatIsNoneIsWarnedOfOnceAndTakesNoRoom(_ value: Double) {
    let sizes = ListedSizes(heights: [100, 90, value, 80, value])
    let layout = WaterfallLayout()
    let stage = ArrangementStage(layout, size, items: [5], sizes: sizes)
    #expect(stage.frames().map(\.minY) == [0, 0, 100, 90, 100])
    #expect(stage.contentSize.height == 170)
    #expect(
      stage.warnings == [
        "WaterfallLayout: the length of item [0, 2] is \(value), expected 0 to 1000000000 pt, "
          + "and 0 is used (and 1 more)."
      ])
  }
}
