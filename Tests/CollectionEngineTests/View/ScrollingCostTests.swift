import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct ScrollingCostTests {
  @Test func aFrameInsideTheFetchedRegionAsksAndMakesNothing() {
    let (view, source, layout) = makeView(1000)
    view.contentOffset.y = 1000.5
    view.layoutIfNeeded()
    let (asked, made) = (source.askedItems.count, layout.madeCount)
    for step in 1...39 {
      view.contentOffset.y = 1000 + Double(step) * 0.5
      view.layoutIfNeeded()
    }
    #expect(source.askedItems.count == asked && layout.madeCount == made)
    #expect(layout.prepareCount == 1)
  }

  /// Two objects for each row: one where the layout is asked for the strip that comes near, one for
  /// the cell that is dequeued; and one for each row that a strip's edge cuts. Nothing for what
  /// stays.
  @Test func longScrollsMakeAttributesForWhatComesOnly() {
    let (view, source, layout) = makeView(100_000)
    for step in 0...4000 {
      view.contentOffset.y = Double(step) * 10
      view.layoutIfNeeded()
    }
    #expect(source.askedItems.count <= 1000 + 21)
    #expect(layout.madeCount < 3 * source.askedItems.count)
    #expect(layout.prepareCount == 1)
  }

  @Test func noMoreCellsAreAliveThanFitOnTwoScreens() {
    let (view, source, _) = makeView(100_000)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      view.contentOffset.y = .random(in: 0...3_000_000, using: &random)
      view.layoutIfNeeded()
    }
    for step in 0...500 {
      view.contentOffset.y = Double(step) * 7
      view.layoutIfNeeded()
    }
    // A screen of 800 shows 21 rows of 40 at most.
    #expect(source.askedItems.count > 5000 && view.reuseCounts.made <= 42)
  }

  @Test func theCountsOfAFrameDoNotDependOnTheNumberOfItems() {
    func cost(_ count: Int) -> [Int] {
      let (view, source, layout) = makeView(count)
      for step in 0...500 {
        view.contentOffset.y = Double(step) * 13
        view.layoutIfNeeded()
      }
      return [
        source.askedItems.count, layout.madeCount, view.reuseCounts.made, view.subviews.count,
      ]
    }
    #expect(cost(1000) == cost(1_000_000))
  }

  private func makeView(_ count: Int) -> (CollectionView, ItemSource, UniformLayout) {
    let source = ItemSource([count])
    let layout = UniformLayout(itemSize: CGSize(width: 300, height: 40))
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 800), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source, layout)
  }
}
