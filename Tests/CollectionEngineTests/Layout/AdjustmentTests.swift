import CollectionEngine
import Foundation
import TestSupport
import Testing

/// What invalidation contexts add to the content's offset and size.
@Suite struct AdjustmentTests {
  private func invalidate(
    _ stage: Stage, offset: CGPoint = .zero, size: CGSize = .zero
  ) {
    let context = CollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = offset
    context.contentSizeAdjustment = size
    stage.layout.invalidateLayout(with: context)
    _ = stage.pass()
  }

  @Test func theSizeIsAddedToAndStaysAddedTo() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    invalidate(stage, size: CGSize(width: 0, height: 50))
    invalidate(stage, size: CGSize(width: 10, height: 20))
    #expect(stage.view.contentSize == CGSize(width: 310, height: 2070))
    stage.layout.invalidateLayout()
    _ = stage.pass()
    #expect(stage.view.contentSize == CGSize(width: 310, height: 2070))
    invalidate(stage, size: CGSize(width: -10, height: -3000))
    #expect(stage.view.contentSize == CGSize(width: 300, height: 0))
  }

  @Test func aLayoutThatSaysAnotherSizeItselfHasSaidEverything() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    invalidate(stage, size: CGSize(width: 0, height: 50))
    stage.layout.itemSize.height = 110
    invalidate(stage, size: CGSize(width: 0, height: 200))
    #expect(stage.view.contentSize.height == 2200)
    invalidate(stage, size: CGSize(width: 0, height: 5))
    #expect(stage.view.contentSize.height == 2205)
    stage.view.reloadData()
    _ = stage.pass()
    #expect(stage.view.contentSize.height == 2200)
  }

  /// Content at its end that shrinks goes along once, not once for the range and once more.
  @Test func theOffsetFollowsOnceWhereTheContentShrinksAboveIt() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.contentOffset.y = 1700
    _ = stage.pass()
    stage.layout.itemSize.height = 99
    invalidate(stage, offset: CGPoint(x: 0, y: -20))
    #expect(stage.view.contentSize.height == 1980 && stage.view.contentOffset.y == 1680)
    stage.layout.itemSize.height = 100
    invalidate(stage, offset: CGPoint(x: 0, y: 20))
    #expect(stage.view.contentSize.height == 2000 && stage.view.contentOffset.y == 1700)
  }

  @Test(arguments: [false, true]) func aMirroredLayoutAdjustsInItsOwnDirection(flips: Bool) {
    let stage = Stage(count: 20, itemSize: CGSize(width: 100, height: 300), isHorizontal: true)
    stage.layout.flips = flips
    stage.view.layoutDirection = .rightToLeft
    _ = stage.pass()
    let before = stage.view.contentOffset.x
    invalidate(stage, offset: CGPoint(x: 40, y: 0))
    #expect(stage.view.contentOffset.x == before + (flips ? -40 : 40))
    #expect(stage.layout.visibleBounds.minX == 40)
    #expect(stage.layout.lastVisibleBounds == stage.layout.visibleBounds)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func whatIsNoNumberIsLeftWithAWarning(_ bad: CGFloat) {
    let stage = Stage(count: 20)
    _ = stage.pass()
    invalidate(stage, offset: CGPoint(x: 0, y: bad), size: CGSize(width: bad, height: 0))
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.view.contentSize == CGSize(width: 300, height: 2000))
    #expect(stage.warnings.count == 2)
  }
}
