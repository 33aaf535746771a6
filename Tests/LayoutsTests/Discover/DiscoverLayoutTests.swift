import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The rule of the mosaic, beyond the vectors.
struct DiscoverLayoutTests {
  private let size = CGSize(width: 340, height: 600)

  @Test func anEmptyMosaicHasNoHeight() {
    let stage = ArrangementStage(DiscoverLayout(), size, items: [0])
    #expect(stage.contentSize == CGSize(width: 340, height: 0))
  }

  @Test(arguments: 1...40, [1, 2, 3, 4, 5])
  func aSingleLastItemClosesItsColumnFlush(_ count: Int, _ columns: Int) throws {
    let layout = DiscoverLayout()
    layout.columnCount = columns
    let stage = ArrangementStage(layout, size, items: [count])
    let frames = stage.frames()
    let longest = try #require(frames.map(\.maxY).max())
    #expect(abs(stage.contentSize.height - longest) <= vectorTolerance)
    guard (count - 1) % columns == 0, count > 1, columns > 1 else { return }
    #expect(abs(frames[count - 1].maxY - longest) <= vectorTolerance)
    #expect(abs(frames[count - 2].maxY - longest) <= vectorTolerance || columns == 2)
  }

  @Test(arguments: 1...40, [1, 2, 3, 4])
  func columnsAreFilledWithoutHolesOrOverlaps(_ count: Int, _ columns: Int) {
    let layout = DiscoverLayout()
    layout.columnCount = columns
    layout.reducedColumn = 2
    let stage = ArrangementStage(layout, size, items: [count])
    for column in Dictionary(grouping: stage.frames(), by: \.minX).values {
      let ends = [-8] + column.map(\.maxY)
      for (frame, end) in zip(column, ends) {
        #expect(abs(frame.minY - end - 8) <= vectorTolerance)
      }
    }
  }

  @Test func aTileShorterThanTheGapHasNoHalf() {
    let layout = DiscoverLayout()
    layout.itemAspectRatio = 0.05
    let stage = ArrangementStage(layout, size, items: [5])
    let (half, next) = (stage.frame(1), stage.frame(4))
    #expect(half?.height == 0)
    #expect(abs((next?.minY ?? 0) - 8) <= vectorTolerance)
    #expect(stage.warnings == [])
  }

  @Test func sectionsFollowOneAnotherWithTheirInsets() {
    let layout = DiscoverLayout()
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 7, right: 6)
    let stage = ArrangementStage(layout, CGSize(width: 356, height: 600), items: [7, 0, 1])
    #expect(stage.frame(0, in: 0) == CGRect(x: 10, y: 5, width: 108, height: 216))
    #expect(stage.frame(0, in: 2) == CGRect(x: 126, y: 469, width: 108, height: 104))
    #expect(stage.contentSize == CGSize(width: 356, height: 580))
  }

  @Test func scrollingSidewaysTradesTheAxes() {
    let layout = DiscoverLayout()
    layout.scrollDirection = .horizontal
    let stage = ArrangementStage(layout, CGSize(width: 600, height: 340), items: [5])
    #expect(stage.frame(1) == CGRect(x: 0, y: 116, width: 104, height: 108))
    #expect(stage.frame(4) == CGRect(x: 112, y: 116, width: 216, height: 108))
    #expect(stage.contentSize == CGSize(width: 440, height: 340))
  }

  @Test func rotationLaysOutAnew() {
    let stage = ArrangementStage(DiscoverLayout(), size, items: [7])
    stage.resize(CGSize(width: 640, height: 340))
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 208, height: 416))
  }
}
