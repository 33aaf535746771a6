import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The rule of the pages, beyond the vectors.
struct PagedGridLayoutTests {
  private let size = CGSize(width: 320, height: 160)

  @Test("C74: a paged grid fills rows")
  func pagesAreFilledRowByRow() {
    let layout = PagedGridLayout()
    layout.columnsPerPage = 2
    layout.rowsPerPage = 3
    let stage = ArrangementStage(layout, CGSize(width: 320, height: 480), items: [9])
    #expect(stage.frame(7) == CGRect(x: 480, y: 0, width: 160, height: 160))
    #expect(stage.frame(8) == CGRect(x: 320, y: 160, width: 160, height: 160))
    #expect(stage.contentSize == CGSize(width: 640, height: 480))
  }

  @Test func rightToLeftTheFirstPageIsTheRightOne() {
    let stage = ArrangementStage(
      PagedGridLayout(), size, items: [11], direction: .rightToLeft)
    let shown = [0, 3, 8].map {
      stage.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    #expect(shown == [560, 320, 240])
    #expect(stage.view.contentOffset.x == 320)
  }

  @Test func everySectionBeginsAPage() {
    let stage = ArrangementStage(PagedGridLayout(), size, items: [9, 0, 1])
    #expect(stage.frame(8, in: 0)?.origin == CGPoint(x: 320, y: 0))
    #expect(stage.frame(0, in: 2)?.origin == CGPoint(x: 640, y: 0))
    #expect(stage.contentSize == CGSize(width: 960, height: 160))
    let last = stage.elements(in: CGRect(x: 640, y: 0, width: 320, height: 160))
    #expect(last.map(\.indexPath) == [IndexPath(item: 0, section: 2)])
  }

  @Test func pagesCanLieOneBelowTheOther() {
    let layout = PagedGridLayout()
    layout.scrollDirection = .vertical
    let stage = ArrangementStage(layout, size, items: [11])
    #expect(stage.frame(5)?.origin == CGPoint(x: 80, y: 80))
    #expect(stage.frame(9)?.origin == CGPoint(x: 80, y: 160))
    #expect(stage.contentSize == CGSize(width: 320, height: 320))
  }

  @Test func itemsOfTheirOwnSizeStandAtTheStartAndNeverLeaveThePage() {
    let layout = PagedGridLayout()
    layout.itemSize = CGSize(width: 60, height: 500)
    layout.minimumInteritemSpacing = 5
    let stage = ArrangementStage(layout, size, items: [9])
    #expect(stage.frame(1) == CGRect(x: 65, y: 0, width: 60, height: 80))
    #expect(stage.frame(8) == CGRect(x: 320, y: 0, width: 60, height: 80))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func everyPageIsFullyVisibleWherePagingStops(_ direction: LayoutDirection) {
    let inset = EdgeInsets(top: 20, left: 30, bottom: 10, right: 50)
    let stage = ArrangementStage(
      PagedGridLayout(), size, items: [24], inset: inset, direction: direction)
    let view = stage.view
    view.isPagingEnabled = true
    let range = view.metrics.range(.horizontal)
    #expect(range == -30...610)
    for page in 0..<3 {
      let offset = range.lowerBound + 320 * Double(page)
      let free = CGRect(x: offset + 30, y: 0, width: 240, height: 130)
      let frames = (0..<24).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      let inside = frames.filter {
        $0.minX >= free.minX && $0.maxX <= free.maxX && $0.minY >= 0 && $0.maxY <= free.maxY
      }
      #expect(inside.count == 8)
    }
    #expect(view.metrics.range(.vertical) == -20 ... -20)
  }

  @Test func rotationKeepsPagesAsWideAsTheBounds() {
    let stage = ArrangementStage(PagedGridLayout(), size, items: [9])
    stage.resize(CGSize(width: 568, height: 100))
    #expect(stage.frame(8) == CGRect(x: 568, y: 0, width: 142, height: 50))
    #expect(stage.contentSize == CGSize(width: 1136, height: 100))
  }
}
