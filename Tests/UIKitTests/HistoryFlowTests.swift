import PastedLayouts
import TestSupport
import Testing
import UIKit

/// Twenty entries of 40 pt in a view of 200 pt, scrolled to the eighth.
@Suite("A flow that stays where it is while older entries come in")
struct HistoryFlowTests {
  private let layout: HistoryFlowLayout
  private let stage: Stage

  init() {
    let display = UIScreen(size: CGSize(width: 320, height: 200))
    layout = display.asMain { HistoryFlowLayout(itemHeight: 40) }
    stage = Stage(layout, width: 320, height: 200, items: [20])
    stage.view.contentOffset = CGPoint(x: 0, y: 300)
    stage.view.layoutIfNeeded()
  }

  private func insert(_ items: Range<Int>) {
    stage.source.itemCounts[0] += items.count
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: items.map { IndexPath(item: $0, section: 0) })
    }
    stage.view.layoutIfNeeded()
  }

  @Test("takes the width from the screen it was made for")
  func width() throws {
    #expect(try stage.attributes(8).frame == rect(0, 320, 320, 40))
  }

  @Test("moves on by what is inserted above", arguments: [(0..<5, 500.0), (20..<22, 300)])
  func inserted(items: Range<Int>, offset: CGFloat) {
    insert(items)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: offset))
    #expect(
      stage.view.contentSize == CGSize(width: 320, height: CGFloat(20 + items.count) * 40))
    #expect(layout.updateCount == 1)
  }
}
