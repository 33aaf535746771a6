import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct ScrollToItemTests {
  /// Vector `scrollToItem`: 100 rows of 44 in 320 × 480, insets 64 and 49.
  @Test(
    arguments: [
      (50, CollectionView.ScrollPosition.top, 2136.0), (50, .centeredVertically, 1974.5),
      (50, .bottom, 1813), (50, CollectionView.ScrollPosition([]), -64), (99, .top, 3969),
      (0, .bottom, -64),
    ])
  func rowsStandWhereTheyAreAsked(
    item: Int, position: CollectionView.ScrollPosition, expected: Double
  ) {
    let stage = Stage(
      count: 100, itemSize: CGSize(width: 320, height: 44), size: CGSize(width: 320, height: 480))
    stage.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    stage.view.contentOffset.y = -64
    stage.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: expected))
  }

  /// The law for both axes and reading directions: the item's edge or middle stands on the edge or
  /// the middle of what the insets leave, as far as the range goes.
  @Test(arguments: [true, false], [true, false])
  func everyItemStandsWhereItIsAsked(isHorizontal: Bool, isMirrored: Bool) throws {
    let stage = Stage(
      count: 40, itemSize: CGSize(width: 90, height: 90), isHorizontal: isHorizontal)
    stage.layout.flips = true
    if isMirrored { stage.view.layoutDirection = .rightToLeft }
    let axis = isHorizontal ? Axis.horizontal : .vertical
    stage.view.contentInset = EdgeInsets(top: 20, left: 20, bottom: 36, right: 36)
    let positions: [CollectionView.ScrollPosition] =
      isHorizontal
      ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    for item in 0..<40 {
      let path = IndexPath(item: item, section: 0)
      for (index, position) in positions.enumerated() {
        stage.view.scrollToItem(at: path, at: position, animated: false)
        let frame = try #require(stage.view.layoutAttributesForItem(at: path)).frame
        let (first, last) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let place = [first - 20, (first + last) / 2 - (20 + (300 - 56) / 2.0), last - (300 - 36)]
        let range = stage.view.metrics.range(axis)
        let expected = min(max(place[index], range.lowerBound), range.upperBound)
        let found: Double =
          isHorizontal ? stage.view.contentOffset.x : stage.view.contentOffset.y
        #expect(found == expected)
      }
    }
  }

  @Test func animatedItMovesAndEnds() {
    let stage = Stage(count: 40)
    _ = stage.pass()
    stage.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    #expect(stage.view.isScrollAnimating)
    for frame in 1...60 { stage.view.advance(to: Double(frame) / 60) }
    #expect(stage.view.contentOffset.y == 2000 && stage.view.isAtRest)
    #expect(stage.shown == ["20", "21", "22"])
  }

  @Test func theLayoutIsBroughtUpToDateFirst() {
    let stage = Stage(count: 40)
    _ = stage.pass()
    stage.layout.itemSize.height = 200
    stage.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 4000)
  }

  @Test func anItemThatDoesNotExistGetsUIKitsSentence() {
    let stage = Stage([[], ["a"]])
    stage.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    stage.view.scrollToItem(at: IndexPath(item: 0, section: 4), at: .top, animated: true)
    stage.view.scrollToItem(at: IndexPath(index: 0), at: .top, animated: true)
    #expect(
      stage.failures == [
        "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only "
          + "0 items in section 0.",
        "Attempted to scroll the collection view to an out-of-bounds section (4) when there are "
          + "only 2 sections.",
        "Attempted to scroll the collection view to an item at [0], which does not name an item of "
          + "a section.",
      ])
    #expect(stage.view.contentOffset == .zero && stage.view.isAtRest)
  }
}
