import CollectionEngine
import Foundation
import Geometry
import Layouts
import Motion
import Testing

/// Reported faults of animated changes that need a flow layout to show.
@Suite struct AnimatedCaseTests {
  @Test("C52: measured sizes survive a batch, in every frame of it")
  func measuredSizes() throws {
    let heights = [50.0, 80, 120, 40]
    let source = MeasuringSource([heights.map { CGSize(width: 320, height: $0) }])
    let stage = FlowStage(CGSize(width: 320, height: 480), counts: [4]) { layout, view in
      layout.estimatedItemSize = CGSize(width: 320, height: 10)
      layout.minimumLineSpacing = 0
      view.changeTiming = .curve(.linear, duration: 1)
    }
    stage.measure(by: source)
    stage.view.advance(to: 0)
    #expect(stage.frames(count: 4).map(\.minY) == [0, 50, 130, 250])
    let cells = stage.view.visibleCells
    source.sizes[0].remove(at: 1)
    stage.view.deleteItems(at: [[0, 1]])
    for time in [0.0, 0.25, 0.5, 1] {
      stage.view.advance(to: time)
      for (cell, (height, y)) in zip(
        [cells[0], cells[2], cells[3]], [(50.0, 0.0), (120, 130), (40, 250)])
      {
        #expect(Double(cell.bounds.height) == height, "at \(time) s")
        #expect(abs(cell.frame.minY - (y - (y > 0 ? 80 * time : 0))) < 1e-9, "at \(time) s")
      }
    }
    #expect(stage.frames(count: 3).map(\.height) == [50, 120, 40])
    #expect(stage.frames(count: 3).map(\.minY) == [0, 50, 170])
  }

  @Test("C65: a grid with other columns keeps its first visible item", arguments: [true, false])
  func otherColumns(isAnimated: Bool) throws {
    let stage = FlowStage(CGSize(width: 320, height: 400), counts: [200]) { layout, view in
      layout.itemSize = CGSize(width: 100, height: 120)
      view.policy.resizeOffset = .anchor
      view.changeTiming = .curve(.linear, duration: 1)
    }
    stage.view.advance(to: 0)
    stage.view.contentOffset.y = 1300
    stage.view.advance(to: 0)
    let first = try #require(stage.view.cellForItem(at: [0, 30]))
    #expect(first.frame.minY == 1300)
    stage.view.resize(to: CGSize(width: 540, height: 400), animated: isAnimated)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 780)
    for time in [0.0, 0.3, 0.7, 1] {
      stage.view.advance(to: time)
      #expect(abs(first.frame.minY - stage.view.contentOffset.y) < 1e-9, "at \(time) s")
    }
    #expect(stage.view.cellForItem(at: [0, 30]) === first && stage.frame(30)?.minY == 780)
  }

  @Test("C65: without a policy the offset stays, as UIKit leaves it")
  func otherColumnsWithoutAPolicy() {
    let stage = FlowStage(CGSize(width: 320, height: 400), counts: [200]) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
    }
    stage.view.contentOffset.y = 1300
    stage.view.resize(to: CGSize(width: 540, height: 400), animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 1300 && stage.frame(50)?.minY == 1300)
  }
}
