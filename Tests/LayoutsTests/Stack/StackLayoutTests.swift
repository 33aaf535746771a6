import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

struct StackLayoutTests {
  @Test("cards look out from behind each other, the first one on top", arguments: Axis.allCases)
  func cardsLookOut(axis: Axis) throws {
    let layout = StackLayout()
    layout.scrollDirection = axis
    let stage = Stage(layout, size: .along(axis, 480, 320), counts: [2, 1])
    let cards = try [(0, 0), (1, 0), (0, 1)].map {
      try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0.0, section: $0.1)))
    }
    #expect(cards.map { Double($0.center[axis]) } == [230, 240, 250])
    #expect(cards.allSatisfy { $0.center[axis.crossed] == 160 })
    #expect(cards.map(\.zIndex) == [0, -1, -2])
    for (card, scale) in zip(cards, [1, 0.95, 0.9025]) {
      #expect(abs(card.transform.a - scale) < 1e-12)
    }
    #expect(stage.view.contentSize == .along(axis, 480, 320))
    #expect(!stage.view.canScroll(axis))
    #expect(stage.view.visibleCells.count == 3)
  }

  @Test("cards deeper than the maximum lie in one place")
  func deepCardsLieInOnePlace() throws {
    let layout = StackLayout()
    layout.maximumDepth = 2
    let stage = Stage(layout, size: CGSize(width: 320, height: 480), counts: [50])
    let cards = stage.view.visibleLayoutAttributes
    #expect(cards.count == 50)
    #expect(Set(cards.dropFirst(2).map(\.center.y)).count == 1)
    #expect(Set(cards.map(\.zIndex)).count == 50)
  }

  @Test("a pile larger than the view can be scrolled to")
  func aLargePileScrolls() {
    let layout = StackLayout()
    layout.cardOffset = 100
    let stage = Stage(layout, size: CGSize(width: 320, height: 480), counts: [5])
    #expect(stage.view.contentSize.height == 600)
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.center.y == 100)
  }

  @Test("a stack keeps the laws", arguments: Axis.allCases, LayoutDirection.allCases)
  func aStackKeepsTheLaws(axis: Axis, direction: LayoutDirection) {
    var random = SeededGenerator(seed: 21)
    for counts in [[0], [1], [30], [2, 0, 4]] {
      let layout = StackLayout()
      layout.scrollDirection = axis
      layout.itemSize = CGSize(width: 150, height: .random(in: 40...300, using: &random))
      layout.cardOffset = .random(in: 0...90, using: &random)
      layout.cardAngle = .random(in: -0.2...0.2, using: &random)
      layout.sectionInset = EdgeInsets(top: 10, left: 40, bottom: 0, right: -5)
      let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: counts) {
        $0.layoutDirection = direction
        $0.contentInset = EdgeInsets(top: 10, left: 20)
      }
      #expect(layoutLawViolations(of: layout, in: stage.view) == [])
    }
  }
}
