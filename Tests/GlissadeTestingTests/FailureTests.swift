import CollectionEngine
import Foundation
import GlissadeTesting
import Testing

@Suite("What a failed expectation says")
struct FailureTests {
  private func row(_ items: Int = 20, top: CGFloat = 0) -> LayoutSimulation<RowLayout> {
    LayoutSimulation(items: items, size: CGSize(width: 320, height: 100)) { RowLayout(top: top) }
  }

  @Test("The wrong item: how far it is, which is there, and what moved where")
  func item() {
    let simulation = row()
    simulation.fling(CGPoint(x: 1.2, y: 0))
    simulation.settle()
    #expect(
      sentences { simulation.expectItem([0, 2]) } == [
        "Item 0.2 is 220 pt to the left of the center. There, item 0.3 is seen. "
          + "At 0 s, snapping from (0, 0) at (1.2, 0) pt/ms was proposed (594.5, 0) and sent to "
          + "(660, 0); it came to rest at (660, 0) after 0.367 s."
      ])
    #expect(
      sentences { simulation.expectItem([0, 20]) }.first?.hasPrefix("There is no item") == true)
  }

  @Test("The wrong offset")
  func offset() {
    let simulation = row()
    #expect(
      sentences { simulation.expectContentOffset(CGPoint(x: 10, y: 0)) } == [
        "The content offset is (0, 0), 10 pt to the left of the expected (10, 0)."
      ])
  }

  @Test("Other frames: what moved, what grew, what is missing, what is too much")
  func frames() {
    let simulation = row(2, top: 5)
    simulation.expectFrames(
      """
      cell 0.0 60 5 200 100
      cell 0.1 280 5 200 100
      """)
    let expected = """
      cell 0.0 60 0 200 100
      cell 0.2 500 5 200 100
      """
    #expect(
      sentences { simulation.expectFrames(expected) } == [
        """
        cell 0.0 is (0, 5) pt away: expected 60 0 200 100, found 60 5 200 100.
        cell 0.2 is not shown, expected at 500 5 200 100.
        cell 0.1 is shown at 280 5 200 100, not expected.
        Found:
        cell 0.0 60 5 200 100
        cell 0.1 280 5 200 100
        """
      ])
  }

  @Test("A broken law, at every element that breaks it")
  func laws() {
    let found = sentences { row(3, top: 50).expectLaws() }
    #expect(found.count { $0.contains("is outside the content size") } == 3)
  }

  @Test("An update that does not add up, and an item that is not there")
  func refused() {
    let simulation = row(2)
    let found = sentences {
      simulation.deleteItems(at: [[0, 7]])
      simulation.settle()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("7") == true)
    #expect(simulation.collectionView.numberOfItems(inSection: 0) == 2)
  }

  @Test("Content that never comes to rest in the given time")
  func unsettled() {
    let simulation = row()
    simulation.fling(CGPoint(x: 3, y: 0))
    let found = sentences { simulation.settle(within: 0.1) }
    #expect(found.first?.hasPrefix("The content still moves after 0.1 s, at (") == true)
  }
}
