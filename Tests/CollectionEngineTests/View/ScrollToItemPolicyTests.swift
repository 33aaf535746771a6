import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// Every choice of `ScrollPolicy` that decides where `scrollToItem` leads, in each of its positions.
@Suite struct ScrollToItemPolicyTests {
  @Test(
    arguments: [
      (ScrollPolicy.MissingPosition.stay, 500.0, 500.0), (.reveal, 500, 1800), (.stay, 1900, 1900),
      (.reveal, 1900, 1900), (.reveal, 3000, 2000),
    ])
  func withoutAPosition(_ choice: ScrollPolicy.MissingPosition, from start: Double, to end: Double)
  {
    let stage = Stage(count: 40)
    stage.view.policy.missingPosition = choice
    _ = stage.pass()
    stage.view.contentOffset.y = start
    stage.view.scrollToItem(at: [0, 20], at: [], animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: end))
  }

  /// Content that is wider than the view keeps its place across.
  @Test func revealingLeavesAnAxisThatShowsTheItem() {
    let stage = Stage(count: 40, itemSize: CGSize(width: 500, height: 100))
    stage.view.policy.missingPosition = .reveal
    _ = stage.pass()
    stage.view.contentOffset.x = 70
    stage.view.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 70, y: 2000))
  }

  @Test(
    arguments: [
      (ScrollPolicy.AlignmentArea.insetBounds, CollectionView.ScrollPosition.top, 1936.0),
      (.bounds, .top, 2000), (.insetBounds, .centeredVertically, 1892.5),
      (.bounds, .centeredVertically, 1900), (.insetBounds, .bottom, 1849), (.bounds, .bottom, 1800),
    ])
  func insetsCountOrNot(
    _ choice: ScrollPolicy.AlignmentArea, _ position: CollectionView.ScrollPosition,
    _ place: Double
  ) {
    let stage = Stage(count: 40)
    stage.view.policy.alignmentArea = choice
    stage.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    stage.view.scrollToItem(at: [0, 20], at: position, animated: false)
    #expect(Double(stage.view.contentOffset.y) == place)
  }

  @Test(
    arguments: [(ScrollPolicy.AlignmentReach.range, 3700.0, 0.0), (.anywhere, 3900, -200)])
  func theRangeEndsItOrNot(
    _ choice: ScrollPolicy.AlignmentReach, _ last: Double, _ first: Double
  ) {
    let stage = Stage(count: 40)
    stage.view.policy.alignmentReach = choice
    stage.view.scrollToItem(at: [0, 39], at: .top, animated: false)
    #expect(Double(stage.view.contentOffset.y) == last)
    stage.view.scrollToItem(at: [0, 0], at: .bottom, animated: false)
    #expect(Double(stage.view.contentOffset.y) == first)
  }

  /// Not so with an older system that did nothing there.
  @Test func pagingChangesNothing() {
    let stage = Stage(count: 40)
    stage.view.isPagingEnabled = true
    stage.view.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 2000)
  }
}
