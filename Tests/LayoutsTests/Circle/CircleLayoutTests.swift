import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

struct CircleLayoutTests {
  @Test("items stand on the largest circle that fits, the first one at the top")
  func itemsStandOnTheCircle() throws {
    let layout = CircleLayout()
    let stage = Stage(layout, size: CGSize(width: 320, height: 480), counts: [3, 0, 1])
    let centers = stage.view.visibleLayoutAttributes.map(\.center)
    let expected = [(160.0, 115.0), (285, 240), (160, 365), (35, 240)]
    #expect(centers.count == 4)
    for (center, place) in zip(centers, expected) {
      #expect(hypot(center.x - place.0, center.y - place.1) < 1e-9)
    }
    #expect(stage.view.contentSize == CGSize(width: 320, height: 480))
  }

  @Test("all items are at the same distance from the middle and from their neighbours")
  func distancesAreEqual() {
    let layout = CircleLayout()
    layout.radius = 300
    let stage = Stage(layout, size: CGSize(width: 320, height: 480), counts: [11])
    #expect(stage.view.contentSize == CGSize(width: 670, height: 670))
    let items = (0..<11).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    for (item, next) in zip(items, items.dropFirst() + items.prefix(1)) {
      #expect(abs(hypot(item.center.x - 335, item.center.y - 335) - 300) < 1e-9)
      let step = hypot(next.center.x - item.center.x, next.center.y - item.center.y)
      #expect(abs(step - 600 * sin(.pi / 11)) < 1e-9)
    }
  }

  @Test("items turn with the circle, to the other side right to left")
  func itemsTurnWithTheCircle() throws {
    for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      let layout = CircleLayout()
      layout.rotatesItems = true
      let stage = Stage(layout, size: CGSize(width: 320, height: 480), counts: [4]) {
        $0.layoutDirection = direction
      }
      let items = stage.view.visibleLayoutAttributes
      #expect(items[0].transform == .identity)
      #expect(abs(items[1].transform.b - sign) < 1e-12)
      #expect(abs(items[1].center.x - (160 + 125 * sign)) < 1e-9)
    }
  }

  @Test("a circle keeps the laws", arguments: LayoutDirection.allCases, [0.0, 100, 400])
  func aCircleKeepsTheLaws(direction: LayoutDirection, radius: Double) {
    for counts in [[0], [1], [30], [2, 0, 4]] {
      let layout = CircleLayout()
      layout.radius = radius
      layout.startAngle = 0.3
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.sectionInset = EdgeInsets(top: 10, left: 40, bottom: 0, right: -5)
      let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: counts) {
        $0.layoutDirection = direction
        $0.contentInset = EdgeInsets(top: 10, left: 20)
      }
      #expect(layoutLawViolations(of: layout, in: stage.view) == [])
    }
  }
}
