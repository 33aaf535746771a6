import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The rule of the strip, beyond the vectors.
struct StripLayoutTests {
  private let sizes = ListedSizes([
    [(80, 100), (120, 60), (40, 100), (200, 80), (60, 100)].map { CGSize(width: $0, height: $1) }
  ])
  private let inset = EdgeInsets(top: 10, left: 15, bottom: 10, right: 15)

  private func layout(_ axis: Axis = .horizontal) -> StripLayout {
    let layout = StripLayout()
    layout.scrollDirection = axis
    return layout
  }

  @Test func insetsAreKeptAndItemsCentred() {
    let layout = layout()
    layout.sectionInset = inset
    let stage = ArrangementStage(layout, CGSize(width: 320, height: 120), items: [5], sizes: sizes)
    #expect(stage.frames().map(\.minX) == [15, 105, 235, 285, 495])
    #expect(stage.frames().map(\.minY) == [10, 30, 10, 20, 10])
    #expect(stage.contentSize == CGSize(width: 570, height: 120))
  }

  @Test(arguments: zip(StripLayout.ItemAlignment.allCases, [0.0, 10, 20]))
  func itemsStandWhereTheAlignmentSays(_ alignment: StripLayout.ItemAlignment, _ y: Double) {
    let layout = layout()
    layout.itemAlignment = alignment
    let stage = ArrangementStage(layout, CGSize(width: 320, height: 120), items: [1], sizes: sizes)
    #expect(stage.frame(0) == CGRect(x: 0, y: y, width: 80, height: 100))
  }

  @Test func scrollingDownTradesTheAxes() {
    let layout = layout(.vertical)
    layout.itemAlignment = .end
    let stage = ArrangementStage(layout, CGSize(width: 220, height: 300), items: [5], sizes: sizes)
    #expect(stage.frames().map(\.minY) == [0, 110, 180, 290, 380])
    #expect(stage.frames().map(\.minX) == [140, 100, 180, 20, 160])
    #expect(stage.contentSize == CGSize(width: 220, height: 480))
  }

  @Test func sectionsFollowOneAnotherWithHeadersAndInsets() {
    let layout = layout()
    layout.sectionInset = inset
    layout.headerReferenceSize = CGSize(width: 30, height: 5)
    let stage = ArrangementStage(
      layout, CGSize(width: 320, height: 120), items: [2, 0, 1], sizes: sizes)
    #expect(stage.header(0) == CGRect(x: 0, y: 0, width: 30, height: 120))
    #expect(stage.frames(in: 0).map(\.minX) == [45, 135])
    #expect(stage.header(1) == CGRect(x: 270, y: 0, width: 30, height: 120))
    #expect(stage.header(2) == CGRect(x: 330, y: 0, width: 30, height: 120))
    #expect(stage.frames(in: 2) == [CGRect(x: 375, y: 10, width: 80, height: 100)])
    #expect(stage.contentSize.width == 470)
    let kinds = stage.elements(in: CGRect(x: 340, y: 0, width: 50, height: 50))
      .map(\.representedElementKind)
    #expect(kinds == [nil, CollectionView.elementKindSectionHeader])
  }

  @Test func insetsOfTheViewAreLeftOutOfTheHeight() {
    let stage = ArrangementStage(
      layout(), CGSize(width: 320, height: 160), items: [5], sizes: sizes,
      inset: EdgeInsets(top: 30, left: 7, bottom: 10, right: 9))
    #expect(stage.contentSize == CGSize(width: 540, height: 120))
    #expect(stage.view.metrics.range(.vertical) == -30 ... -30)
    #expect(stage.view.metrics.range(.horizontal) == -7...229)
  }

  @Test func anotherHeightIsFollowedAndAnotherWidthCostsNothing() {
    let stage = ArrangementStage(
      layout(), CGSize(width: 320, height: 120), items: [5], sizes: sizes)
    let counter = PrepareCounter()
    stage.view.observer = counter
    stage.resize(CGSize(width: 500, height: 120))
    #expect(counter.prepares == 0)
    stage.resize(CGSize(width: 500, height: 200))
    #expect(counter.prepares == 1)
    #expect(stage.contentSize == CGSize(width: 540, height: 200))
    #expect(stage.frame(0)?.minY == 50)
  }

  @Test func anItemThatDoesNotFitMakesTheContentHigher() {
    let stage = ArrangementStage(layout(), CGSize(width: 320, height: 80), items: [5], sizes: sizes)
    #expect(stage.contentSize == CGSize(width: 540, height: 100))
    #expect(stage.frames().map(\.minY) == [0, 20, 0, 10, 0])
  }

  @Test func withoutADelegateItemsHaveTheLayoutsSize() {
    let stage = ArrangementStage(StripLayout(), CGSize(width: 320, height: 120), items: [3])
    #expect(stage.frames().map(\.minX) == [0, 60, 120])
    #expect(stage.frames().map(\.size) == Array(repeating: CGSize(width: 50, height: 50), count: 3))
  }

  @Test func rightToLeftTheStripBeginsAtTheRight() {
    let layout = layout()
    layout.sectionInset = EdgeInsets(left: 10, right: 5)
    layout.minimumLineSpacing = 0
    let same = ListedSizes([[CGSize(width: 100, height: 50)]])
    let stage = ArrangementStage(
      layout, CGSize(width: 375, height: 120), items: [10], sizes: same, direction: .rightToLeft)
    let (view, path) = (stage.view, IndexPath(item: 0, section: 0))
    #expect(view.contentSize.width == 1015)
    #expect(view.contentOffset.x == 640)
    #expect(view.layoutAttributesForItem(at: path)?.frame.maxX == 1005)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))?.frame.minX == 5)
  }

  @Test(arguments: [Double.nan, .infinity, -5, -.infinity])
  func aSizeThatIsNoneIsWarnedOfOnceAndTakesNoRoom(_ value: Double) {
    sizes.sizes[0][1] = CGSize(width: value, height: 60)
    sizes.sizes[0][3] = CGSize(width: 200, height: value)
    let stage = ArrangementStage(
      layout(), CGSize(width: 320, height: 120), items: [5], sizes: sizes)
    #expect(stage.frames().map(\.minX) == [0, 90, 100, 150, 360])
    #expect(stage.frames().map(\.minY) == [10, 30, 10, 60, 10])
    #expect(
      stage.warnings == [
        "StripLayout: the width of item [0, 1] is \(value), expected 0 to 1000000000 pt, "
          + "and 0 is used (and 1 more)."
      ])
  }
}
