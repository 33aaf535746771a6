import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

struct CoverFlowLayoutTests {
  private func item(_ layout: CoverFlowLayout, _ index: Int) -> CollectionViewLayoutAttributes {
    layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0))
      ?? CollectionViewLayoutAttributes()
  }

  /// Where a point of a cover, from its middle, is seen, from its middle.
  private func seen(_ x: Double, _ y: Double, _ t: CATransform3D) -> CGPoint {
    let w = x * t.m14 + y * t.m24 + t.m44
    return CGPoint(
      x: (x * t.m11 + y * t.m21 + t.m41) / w, y: (x * t.m12 + y * t.m22 + t.m42) / w)
  }

  @Test("the cover in the middle is flat and in front, wherever it rests", arguments: Axis.allCases)
  func theMiddleCoverIsFlat(axis: Axis) {
    let layout = CoverFlowLayout()
    layout.scrollDirection = axis
    let stage = Stage(layout, size: .along(axis, 320, 300), counts: [9])
    for index in 0..<9 {
      stage.view.contentOffset = .along(axis, Double(index) * 80)
      stage.view.layoutIfNeeded()
      #expect(item(layout, index).center[axis] == Double(index) * 80 + 160)
      #expect(CATransform3DIsIdentity(item(layout, index).transform3D))
      let others = (0..<9).filter { $0 != index }
      #expect(others.allSatisfy { item(layout, $0).zIndex < item(layout, index).zIndex })
      #expect(others.allSatisfy { !CATransform3DIsAffine(item(layout, $0).transform3D) })
    }
  }

  @Test("covers at the side face the middle: their outer edge is larger", arguments: Axis.allCases)
  func sideCoversFaceTheMiddle(axis: Axis) {
    let layout = CoverFlowLayout()
    layout.scrollDirection = axis
    let stage = Stage(layout, size: .along(axis, 320, 300), counts: [9])
    stage.view.contentOffset = .along(axis, 320)
    stage.view.layoutIfNeeded()
    for (index, sign) in [(1, -1.0), (7, 1)] {
      let transform = item(layout, index).transform3D
      func edge(_ side: Double) -> Double {
        let corners = [-100.0, 100].map { corner in
          axis == .horizontal
            ? seen(side * 100, corner, transform).y : seen(corner, side * 100, transform).x
        }
        return Double(corners[1] - corners[0])
      }
      #expect(edge(sign) > edge(-sign))
      #expect(edge(-sign) > 0)
      // As far as it goes: both the gap and the angle.
      let middle = seen(0, 0, transform)[axis]
      #expect(abs(middle - sign * 60 / 1.2) < 1e-9)
    }
  }

  @Test("right to left every transform is mirrored")
  func transformsAreMirrored() {
    let sides = LayoutDirection.allCases.map { direction in
      let layout = CoverFlowLayout()
      let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: [9]) {
        $0.layoutDirection = direction
      }
      return stage.view.visibleLayoutAttributes
    }
    #expect(sides[0].count == sides[1].count && sides[0].count > 2)
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    for (one, other) in zip(sides[0], sides[1]) {
      #expect(one.indexPath == other.indexPath)
      let mirrored = CATransform3DConcat(CATransform3DConcat(mirror, one.transform3D), mirror)
      #expect(CATransform3DEqualToTransform(mirrored, other.transform3D))
    }
  }

  @Test("looks go on without a step while it scrolls")
  func looksAreContinuous() {
    let layout = CoverFlowLayout()
    let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: [9])
    var before = seen(100, 100, item(layout, 3).transform3D)
    for step in 1...1000 {
      stage.view.contentOffset = CGPoint(x: Double(step) / 2, y: 0)
      stage.view.layoutIfNeeded()
      let now = seen(100, 100, item(layout, 3).transform3D)
      #expect(hypot(now.x - before.x, now.y - before.y) < 2)
      before = now
    }
  }

  @Test("a rule of items finds the covers where they stand, overlapping as they are")
  func aRuleFindsTheCovers() {
    let layout = CoverFlowLayout()
    let stage = Stage(layout, size: CGSize(width: 320, height: 300), counts: [20]) {
      $0.releaseTargeting = SnapRule(to: .item, alignment: .center, limit: 2)
    }
    let target = stage.target(
      from: CGPoint(x: 400, y: 0), releasedAt: CGPoint(x: 410, y: 0),
      velocity: CGPoint(x: 3, y: 0))
    #expect(target.x == 560)
  }
}
