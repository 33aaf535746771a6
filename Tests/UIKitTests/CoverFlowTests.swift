import PastedLayouts
import Testing
import UIKit

/// Covers of 100 pt every 110 pt, the first in the middle of 320 pt.
@Suite("A flow with perspective")
struct CoverFlowTests {
  let stage = Stage(CoverFlowLayout(), width: 320, height: 200, items: [8])

  @Test("sets the insets in prepare() so that the ends can be centered")
  func inset() throws {
    #expect(try stage.attributes(0).frame == rect(110, 50, 100, 100))
    #expect(stage.view.contentSize == CGSize(width: 8 * 110 - 10 + 220, height: 200))
  }

  @Test(
    "turns a cover by 45° a cover's width away from the middle, and no further",
    arguments: [(0.0, 0.0), (50, 0.5), (100, 1), (140, 1)])
  func turning(offset: CGFloat, ratio: CGFloat) throws {
    stage.view.contentOffset = CGPoint(x: offset, y: 0)
    stage.view.layoutIfNeeded()
    let cover = try stage.attributes(0)
    let angle = ratio * .pi / 4
    // A turn about the vertical axis: [cos 0 -sin], whose depth the perspective divides by 500.
    #expect(abs(cover.transform3D.m11 - cos(angle)) <= Stage.tolerance)
    #expect(abs(cover.transform3D.m13 + sin(angle)) <= Stage.tolerance)
    #expect(abs(cover.transform3D.m14 - sin(angle) / 500) <= Stage.tolerance)
    #expect(cover.transform3D.m34 == -cos(angle) / 500)
    #expect(cover.zIndex == -Int(offset))
    // With depth there is no affine part, and the frame is that of the flow.
    #expect(cover.transform == .identity && cover.frame == rect(110, 50, 100, 100))
  }

  @Test("sets itself up when it comes out of an archive")
  func coder() throws {
    let archive = NSKeyedArchiver(requiringSecureCoding: true)
    let read = CoverFlowLayout(coder: archive)
    let layout = try #require(read)
    #expect(layout.itemSize == CGSize(width: 100, height: 100))
    #expect(layout.scrollDirection == .horizontal)
  }

  @Test("asks for sizes again only where the size of the view changes")
  func context() throws {
    let layout = stage.view.collectionViewLayout
    let moved = layout.invalidationContext(forBoundsChange: rect(30, 0, 320, 200))
    let resized = layout.invalidationContext(forBoundsChange: rect(0, 0, 400, 200))
    let context = try #require(moved as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    let other = try #require(resized as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(other.invalidateFlowLayoutDelegateMetrics)
  }
}
