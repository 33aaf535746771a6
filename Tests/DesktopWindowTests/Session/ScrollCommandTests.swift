import CollectionEngine
import Foundation
import Geometry
import Layouts
import Rendering
import Scenarios
import Testing

@testable import DesktopWindow

/// What keys scroll, over axis and direction of writing.
@Suite struct ScrollCommandTests {
  /// A stage that scrolls along one axis.
  enum Stage: CaseIterable {
    case vertical, horizontal, rightToLeft

    var axis: Axis { self == .vertical ? .vertical : .horizontal }
    /// Whether reading on makes the offset of items smaller; plain content is never mirrored.
    var isMirrored: Bool { self == .rightToLeft }

    var viewport: String {
      "viewport: {width: 300, height: 300\(isMirrored ? ", direction: rightToLeft" : "")}\n"
    }

    /// A line of squares: large ones are stepped through one by one, small ones are not.
    func items(_ count: Int, side: Double) -> String {
      let direction = axis == .vertical ? "vertical" : "horizontal"
      // As wide as the viewport across, so that a line has one item.
      let size = axis == .vertical ? "[300, \(side)]" : "[\(side), 300]"
      return viewport
        + "layout: {type: strip, scrollDirection: \(direction), minimumLineSpacing: 0}\n"
        + "content: {sections: [{items: \(count), itemSize: \(size)}]}\n"
    }

    var plain: String {
      viewport + "content: {size: \(axis == .vertical ? "[300, 3000]" : "[3000, 300]")}\n"
    }

    /// The keys towards higher and towards lower offsets.
    var arrows: (up: KeyCommand.Direction, down: KeyCommand.Direction) {
      axis == .vertical ? (.down, .up) : (.right, .left)
    }
  }

  private func range(_ bench: SessionBench, _ axis: Axis) -> ClosedRange<Double> {
    bench.session.run.scrollView.metrics.range(axis)
  }

  @Test("Home and End reach the ends as people read", arguments: Stage.allCases)
  func ends(_ stage: Stage) throws {
    for isPlain in [false, true] {
      let bench = try SessionBench(isPlain ? stage.plain : stage.items(40, side: 200))
      bench.settle()
      bench.press(.scroll(.end, .forward))
      let range = range(bench, stage.axis)
      #expect(range.upperBound > 2000)
      let (start, end) =
        stage.isMirrored && !isPlain
        ? (range.upperBound, range.lowerBound) : (range.lowerBound, range.upperBound)
      #expect(bench.offset[stage.axis] == end)
      bench.press(.scroll(.end, .forward))
      #expect(bench.offset[stage.axis] == end)
      bench.press(.scroll(.end, .backward))
      #expect(bench.offset[stage.axis] == start)
      bench.press(.scroll(.page, .backward), .scroll(.step, .backward))
      #expect(bench.offset[stage.axis] == start, "the start is the start")
    }
  }

  @Test(
    "an arrow goes 40 pt towards its side, and no further than the range", arguments: Stage.allCases
  )
  func steps(_ stage: Stage) throws {
    for text in [stage.items(40, side: 60), stage.plain] {
      let bench = try SessionBench(text)
      bench.settle()
      bench.session.run.scrollView.contentOffset[stage.axis] = 800
      bench.press(.scroll(.step, stage.arrows.up))
      #expect(bench.offset[stage.axis] == 840)
      bench.press(.scroll(.step, stage.arrows.down))
      #expect(bench.offset[stage.axis] == 800)
      bench.press(.scroll(.end, stage.arrows.down))
      bench.press(.scroll(.step, stage.arrows.down))
      #expect(bench.offset[stage.axis] == range(bench, stage.axis).lowerBound)
    }
  }

  @Test("arrows pressed one after another add up", arguments: Stage.allCases)
  func stepsAddUp(_ stage: Stage) throws {
    let bench = try SessionBench(stage.plain)
    bench.settle()
    bench.session.run.scrollView.contentOffset[stage.axis] = 800
    let step = KeyCommand.scroll(.step, stage.arrows.up)
    for _ in 0..<3 {
      bench.session.perform(step, at: bench.now)
      bench.wait()
    }
    bench.press(step, step)
    #expect(bench.offset[stage.axis] == 1000, "between two frames as well")
  }

  @Test(
    "an arrow goes by items where they are large, pressed twice by two", arguments: Stage.allCases)
  func items(_ stage: Stage) throws {
    let bench = try SessionBench(stage.items(40, side: 200))
    bench.settle()
    bench.press(.jump(item: 10))
    #expect(middleItem(bench, stage.axis) == 10)
    let forward = stage.isMirrored ? stage.arrows.down : stage.arrows.up
    bench.press(.scroll(.step, forward))
    #expect(middleItem(bench, stage.axis) == 11)
    bench.session.perform(.scroll(.step, forward), at: bench.now)
    bench.wait(0.05)
    bench.press(.scroll(.step, forward))
    #expect(middleItem(bench, stage.axis) == 13)
    bench.press(.scroll(.step, stage.isMirrored ? stage.arrows.up : stage.arrows.down))
    #expect(middleItem(bench, stage.axis) == 12)
  }

  @Test("after the way to an item was left for an end, an arrow goes on from what is seen")
  func noStaleItem() throws {
    let bench = try SessionBench(Stage.vertical.items(40, side: 200))
    bench.settle()
    bench.session.perform(.scroll(.step, .down), at: bench.now)
    bench.wait(0.05)
    bench.session.perform(.scroll(.end, .forward), at: bench.now)
    bench.wait(0.25)
    bench.press(.scroll(.step, .up))
    #expect(middleItem(bench, .vertical) > 5)
  }

  @Test(
    "a page is seven eighths of what is seen, and with paging all of it", arguments: Stage.allCases)
  func pages(_ stage: Stage) throws {
    let bench = try SessionBench(stage.plain)
    bench.settle()
    bench.session.run.scrollView.contentOffset[stage.axis] = 900
    bench.press(.scroll(.page, .forward))
    #expect(bench.offset[stage.axis] == 1162.5)
    bench.press(.scroll(.page, .backward))
    #expect(bench.offset[stage.axis] == 900)
    bench.press(.togglePaging)
    bench.press(.scroll(.page, .forward))
    #expect(bench.offset[stage.axis] == 1200)
  }

  @Test("an arrow across the only axis goes along it, as people read", arguments: Stage.allCases)
  func acrossGoesAlong(_ stage: Stage) throws {
    let bench = try SessionBench(stage.plain)
    bench.settle()
    bench.session.run.scrollView.contentOffset[stage.axis] = 800
    bench.press(.scroll(.step, stage.axis == .vertical ? .right : .down))
    #expect(bench.offset[stage.axis] == 840)
  }

  @Test(
    "jumping shows the item in the middle, and the last one for a number beyond",
    arguments: Stage.allCases)
  func jumps(_ stage: Stage) throws {
    let bench = try SessionBench(stage.items(40, side: 200))
    bench.settle()
    bench.press(.jump(item: 17))
    #expect(middleItem(bench, stage.axis) == 17)
    bench.press(.jump(item: 40))
    #expect(bench.session.notice?.text == "The last item is 39")
    bench.press(.jump(item: 999_999_999))
    let range = range(bench, stage.axis)
    #expect(bench.offset[stage.axis] == (stage.isMirrored ? range.lowerBound : range.upperBound))
  }

  @Test("a key along one axis takes content that is pulled beyond an edge of the other one inside")
  func acrossARubberBand() throws {
    let bench = try SessionBench(
      "viewport: {width: 300, height: 300}\ncontent: {size: [3000, 900]}\n")
    bench.wait()
    bench.session.handle(.touch(.began, location: CGPoint(x: 150, y: 50)), at: bench.now)
    bench.wait()
    for y in [150.0, 250] {
      bench.session.handle(.touch(.moved, location: CGPoint(x: 150, y: y)), at: bench.now)
      bench.wait()
    }
    #expect(bench.offset.y < -20)
    bench.press(.scroll(.end, .right))
    #expect(bench.offset == CGPoint(x: 2700, y: 0))
  }

  @Test("jumping counts through sections, empty ones too")
  func jumpsThroughSections() throws {
    let bench = try SessionBench(
      "viewport: {width: 300, height: 300}\nlayout: {type: flow, minimumLineSpacing: 0}\n"
        + "content: {sections: [{items: 0}, {items: 5, itemSize: [300, 200]}, {items: 0}, "
        + "{items: 1000000, itemSize: [300, 200]}]}\n")
    bench.settle()
    bench.press(.jump(item: 4))
    #expect(middlePath(bench, .vertical) == [1, 4])
    bench.press(.jump(item: 5))
    #expect(middlePath(bench, .vertical) == [3, 0])
    bench.press(.scroll(.step, .up))
    #expect(middlePath(bench, .vertical) == [1, 4])
    bench.press(.scroll(.step, .down))
    #expect(middlePath(bench, .vertical) == [3, 0])
    bench.press(.jump(item: 500_004))
    #expect(middlePath(bench, .vertical) == [3, 499_999])
    #expect(bench.session.run.failure == nil && bench.session.run.warnings.isEmpty)
  }

  private func middleItem(_ bench: SessionBench, _ axis: Axis) -> Int {
    middlePath(bench, axis)?.item ?? -1
  }

  private func middlePath(_ bench: SessionBench, _ axis: Axis) -> IndexPath? {
    guard let view = bench.session.run.collectionView else { return nil }
    let middle = view.contentOffset[axis] + view.bounds.size[axis] / 2
    return view.visibleLayoutAttributes.min {
      abs($0.center[axis] - middle) < abs($1.center[axis] - middle)
    }?.indexPath
  }
}
