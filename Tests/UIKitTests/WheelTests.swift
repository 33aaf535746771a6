import PastedLayouts
import TestSupport
import Testing
import UIKit

/// Six cards 0.2 rad apart: the wheel turns by 1 rad over a range of 300 pt.
@Suite("A wheel with attributes, an invalidation context and a cell of its own")
struct WheelTests {
  let stage = Stage(WheelLayout(), width: 300, height: 400, items: [6])

  @Test("makes its own attributes and contexts")
  func classes() throws {
    let layout = try #require(stage.view.collectionViewLayout as? WheelLayout)
    let context = layout.invalidationContext(forBoundsChange: rect(40, 0, 300, 400))
    #expect((context as? WheelLayoutInvalidationContext)?.isTurn == true)
    #expect(WheelLayout.layoutAttributesClass is WheelLayoutAttributes.Type)
  }

  @Test("turns with the offset and keeps every card in the middle")
  func turning() throws {
    stage.view.contentOffset = CGPoint(x: 150, y: 0)
    stage.view.layoutIfNeeded()
    let card = try #require(try stage.attributes(2) as? WheelLayoutAttributes)
    #expect(card.center == CGPoint(x: 300, y: 200))
    #expect(abs(card.angle - -0.1) <= Stage.tolerance)
    #expect(abs(card.transform.b - sin(-0.1)) <= Stage.tolerance)
    #expect(card.anchorPoint == CGPoint(x: 0.5, y: 2.5))
    #expect(stage.view.contentSize == CGSize(width: 600, height: 400))
  }

  @Test("tells attributes apart by their angle alone")
  func equality() throws {
    let one = WheelLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    one.angle = 0.25
    let other = try #require(one.copy() as? WheelLayoutAttributes)
    #expect(one.isEqual(other) && other.angle == 0.25 && other.indexPath == one.indexPath)
    other.anchorPoint.y = 2
    #expect(!one.isEqual(other))
  }

  @Test(
    "turns on to the next card in the direction of the flick",
    arguments: [(0.0, 60.0), (0.3, 240), (-0.1, 0)])
  func snap(velocity: Double, target: Double) {
    // From 70 pt: 70 at rest, about 220 with 0.3 pt/ms, about 20 with -0.1; a card every 60 pt.
    let rest = stage.release(at: CGPoint(x: 70, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(abs(rest.x - target) <= Stage.tolerance)
  }

  @Test("keeps the laws of layouts")
  func laws() {
    #expect(layoutLawViolations(of: stage.view.collectionViewLayout, in: stage.view) == [])
  }

  @Test("has its cells made by init(frame:), sized, and hung from the hub")
  func cells() throws {
    let source = WheelSource()
    stage.view.register(WheelCell.self, forCellWithReuseIdentifier: "wheel")
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    let cell = try #require(
      stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? WheelCell)
    #expect(cell.imageView.frame == rect(2, 2, 96, 146))
    #expect(cell.imageView.layer.borderWidth == 0.5)
    #expect(cell.imageView.clipsToBounds)
    // The card's middle is at 200; its anchor is 2 heights below that.
    #expect(cell.center == CGPoint(x: 150, y: 500))
    #expect(isClose(cell.frame, rect(100, 125, 100, 150)))
  }
}

/// Six cards, as an app shows them.
private final class WheelSource: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "wheel", for: indexPath)
  }
}
