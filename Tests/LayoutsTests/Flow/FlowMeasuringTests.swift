import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Cells that say how large they want to be.
struct FlowMeasuringTests {
  private func stage(
    heights: [CGFloat], estimate: CGFloat, view: CGFloat = 480, spacing: CGFloat = 10
  ) -> (FlowStage, MeasuringSource) {
    let source = MeasuringSource([heights.map { CGSize(width: 320, height: $0) }])
    let stage = FlowStage(CGSize(width: 320, height: view), counts: [heights.count]) {
      layout, _ in
      layout.estimatedItemSize = CGSize(width: 320, height: estimate)
      layout.minimumLineSpacing = spacing
    }
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    return (stage, source)
  }

  /// Recorded from UIKit: 40 rows, 9 of them measured; the others have their average.
  @Test func rowsNotShownAreAsHighAsTheMeasuredOnesOnAverage() {
    let heights: [CGFloat] = [40, 48, 44, 40, 52, 41, 44, 40, 48] + Array(repeating: 44, count: 31)
    let (stage, _) = stage(heights: heights, estimate: 44, view: 480)
    let average = heights.prefix(9).reduce(0, +) / 9
    #expect(stage.frames().prefix(9).map(\.height) == Array(heights.prefix(9)))
    #expect(stage.frames().suffix(31).allSatisfy { $0.height == average })
    #expect(abs(stage.layout.collectionViewContentSize.height - (40 * average + 390)) < 1e-9)
  }

  @Test func noCellIsMeasuredWithoutAnEstimate() {
    let source = MeasuringSource([[CGSize(width: 10, height: 10)]])
    let stage = FlowStage(CGSize(width: 320, height: 480), counts: [1])
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test func theAutomaticSizeStartsFromTheItemSize() {
    let stage = FlowStage(CGSize(width: 320, height: 480), counts: [3]) { layout, _ in
      layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    }
    #expect(stage.frame(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test func aCellOnceMeasuredIsNotMeasuredAgainByAPass() {
    let (stage, source) = stage(heights: Array(repeating: 60, count: 100), estimate: 44)
    let measured = source.measurements
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(source.measurements == measured)
    #expect(stage.frame(0)?.height == 60)
  }

  /// Scrolled far into content that is not measured, what is shown stays while it is measured.
  @Test func measuringMovesNothingThatStandsBefore() {
    var random = SeededGenerator(seed: 7)
    let heights = (0..<100_000).map { _ in CGFloat(Int.random(in: 20...90, using: &random)) }
    let (stage, source) = stage(heights: heights, estimate: 44)
    stage.scroll(to: CGPoint(x: 0, y: 2_000_000))
    let first = stage.view.indexPathsForVisibleItems.first?.item ?? 0
    let place = stage.frame(first)?.minY
    let before = source.measurements
    for _ in 0..<20 { stage.scroll(to: CGPoint(x: 0, y: stage.view.contentOffset.y + 30)) }
    #expect(stage.frame(first)?.minY == place)
    #expect(source.measurements - before < 60)
    #expect(stage.warnings == [])
  }

  @Test func anotherWidthHasCellsMeasuredAgain() {
    let (stage, _) = stage(heights: [60, 70, 80], estimate: 44)
    #expect(stage.frames().map(\.height) == [60, 70, 80])
    stage.layout.estimatedItemSize = CGSize(width: 300, height: 30)
    stage.layout.prepare()
    #expect(stage.frames().map(\.height) == [30, 30, 30])
  }

  @Test func reloadingForgetsWhatWasMeasuredAndMeasuresAgain() {
    let (stage, source) = stage(heights: [60, 70, 80], estimate: 44)
    let measured = source.measurements
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(source.measurements == 2 * measured)
    #expect(stage.frames().map(\.height) == [60, 70, 80])
  }

  @Test func c52MeasuredSizesFollowTheirItemsThroughUpdates() {
    let (stage, source) = stage(heights: [50, 80, 120, 40], estimate: 10, spacing: 0)
    source.sizes[0].remove(at: 1)
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    let measured = source.measurements
    #expect(stage.frames(count: 3).map(\.minY) == [0, 50, 170])
    #expect(stage.frames(count: 3).map(\.height) == [50, 120, 40])
    #expect(stage.view.contentSize.height == 210)
    stage.view.layoutIfNeeded()
    #expect(source.measurements == measured)
  }

  @Test func measuredSizesOfUnseenItemsFollowMovesAndSections() {
    let heights = (0..<60).map { CGFloat(20 + $0) }
    let (stage, source) = stage(heights: heights, estimate: 44, view: 200)
    stage.scroll(to: CGPoint(x: 0, y: 1200))
    let (second, third) = (stage.frame(2)?.height, stage.frame(3)?.height)
    source.sizes.insert([CGSize(width: 320, height: 10)], at: 0)
    source.sizes[1].swapAt(2, 3)
    stage.view.performBatchUpdates {
      stage.view.insertSections([0])
      stage.view.moveItem(
        at: IndexPath(item: 2, section: 0), to: IndexPath(item: 3, section: 1))
    }
    #expect(second == 22 && third == 23)
    #expect(stage.frame(2, 1)?.height == 23)
    #expect(stage.frame(3, 1)?.height == 22)
    #expect(stage.frame(4, 1)?.height == 24)
  }

  @Test func reloadedItemsAreMeasuredAgain() {
    let (stage, source) = stage(heights: [50, 80, 120, 40], estimate: 10, spacing: 0)
    source.sizes[0][1].height = 33
    stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.height) == [50, 33, 120, 40])
  }

  /// Cells that are content with what they are given are measured as well: others' wishes do not
  /// change them.
  @Test func cellsContentWithTheEstimateKeepIt() {
    let heights: [CGFloat] = [44, 90, 44, 70] + Array(repeating: 44, count: 30)
    let (stage, source) = stage(heights: heights, estimate: 44)
    source.isReturningWhatItIsHanded = true
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.frames().prefix(8).map(\.height) == [44, 90, 44, 70, 44, 44, 44, 44])
  }
}
