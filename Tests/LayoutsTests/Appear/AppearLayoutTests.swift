import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// The grid that items appear in.
struct AppearLayoutTests {
  private let size = CGSize(width: 320, height: 320)

  private func layout() -> AppearLayout {
    let layout = AppearLayout()
    layout.itemSize = CGSize(width: 150, height: 150)
    layout.minimumLineSpacing = 20
    return layout
  }

  @Test func linesBeginAndEndFlush() {
    let stage = ArrangementStage(layout(), size, items: [4])
    #expect(
      stage.frames() == [
        CGRect(x: 0, y: 0, width: 150, height: 150), CGRect(x: 170, y: 0, width: 150, height: 150),
        CGRect(x: 0, y: 170, width: 150, height: 150),
        CGRect(x: 170, y: 170, width: 150, height: 150),
      ])
    #expect(stage.contentSize == size)
  }

  @Test func anItemFitsWhenTheSpacingDoes() {
    let layout = layout()
    layout.minimumInteritemSpacing = 20
    let stage = ArrangementStage(layout, size, items: [2])
    #expect(stage.frames().map(\.minX) == [0, 170])
    layout.minimumInteritemSpacing = 20.5
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.minX) == [0, 0])
    #expect(stage.frames().map(\.minY) == [0, 170])
  }

  @Test func sectionsFollowOneAnotherWithTheirInsets() {
    let layout = layout()
    layout.sectionInset = EdgeInsets(top: 5, left: 4, bottom: 7, right: 6)
    let stage = ArrangementStage(layout, size, items: [3, 0, 1])
    #expect(stage.frames(in: 0).map(\.minX) == [4, 164, 4])
    #expect(stage.frames(in: 0).map(\.minY) == [5, 5, 175])
    #expect(stage.frames(in: 2).map(\.minY) == [349])
    #expect(stage.contentSize == CGSize(width: 320, height: 506))
  }

  @Test func anItemThatDoesNotFitMakesTheContentWider() {
    let stage = ArrangementStage(layout(), CGSize(width: 100, height: 320), items: [2])
    #expect(stage.contentSize == CGSize(width: 150, height: 320))
    #expect(stage.frames().map(\.minX) == [0, 0])
  }

  @Test func scrollingSidewaysTradesTheAxes() {
    let layout = layout()
    layout.scrollDirection = .horizontal
    let stage = ArrangementStage(layout, size, items: [3])
    #expect(stage.frames().map(\.minX) == [0, 0, 170])
    #expect(stage.frames().map(\.minY) == [0, 170, 0])
    #expect(stage.contentSize == size)
  }
}
