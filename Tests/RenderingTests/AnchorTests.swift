import CollectionEngine
import Foundation
import Geometry
import Layouts
import Rendering
import Testing

@Suite("Cells that turn about a point of their own")
struct AnchorTests {
  /// Turns by a right angle about the middle of its lower edge.
  private final class Hinged: CollectionViewCell {
    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      anchorPoint = CGPoint(x: 0.5, y: 1)
      center.y += bounds.height / 2
      transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
  }

  private final class Source: CollectionViewDataSource {
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "hinged", for: indexPath)
    }
  }

  @Test("are drawn where that leads")
  func hinged() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 100)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 60, height: 300), collectionViewLayout: layout)
    view.register(Hinged.self, forCellWithReuseIdentifier: "hinged")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let layer = try #require(Scene(of: view).layers.first)
    // The hinge is at (30, 100); the middle, 50 pt above it, comes to stand 50 pt to its right.
    let middle = CGPoint(
      x: layer.center.x + layer.transform.m41, y: layer.center.y + layer.transform.m42)
    #expect(abs(middle.x - 80) < 1e-9 && abs(middle.y - 100) < 1e-9)
    #expect(layer.size == CGSize(width: 60, height: 100))
    #expect(abs(layer.transform.m12 - 1) < 1e-9 && abs(layer.transform.m11) < 1e-9)
  }
}
