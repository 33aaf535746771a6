import PastedLayouts
import TestSupport
import Testing
import UIKit

/// Sections of six items of 100 × 50 pt in two lines: a header of 40, insets of 5, in all 160 pt.
@Suite("A flow whose headers stick")
struct StickyHeadersTests {
  let stage: Stage

  init() {
    let layout = StickyHeadersFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    stage = Stage(layout, width: 320, height: 200, items: [6, 6, 6])
  }

  private func headers(at offset: CGFloat) -> [CGRect] {
    stage.view.contentOffset = CGPoint(x: 0, y: offset)
    stage.view.layoutIfNeeded()
    return stage.frames(.supplementaryView)
  }

  @Test("lays out as the flow does at rest")
  func rest() throws {
    #expect(stage.view.contentSize == CGSize(width: 320, height: 480))
    #expect(headers(at: 0) == [rect(0, 0, 320, 40), rect(0, 160, 320, 40)])
    #expect(try stage.attributes(0).frame == rect(0, 45, 100, 50))
    #expect(try stage.attributes(5).frame == rect(220, 105, 100, 50))
  }

  @Test("keeps the header at the top until its section ends")
  func sticking() {
    #expect(headers(at: 60) == [rect(0, 60, 320, 40), rect(0, 160, 320, 40)])
    #expect(
      headers(at: 140)
        == [rect(0, 120, 320, 40), rect(0, 160, 320, 40), rect(0, 320, 320, 40)])
    #expect(headers(at: 200) == [rect(0, 200, 320, 40), rect(0, 320, 320, 40)])
  }

  @Test("pulls the first header along where the content bounces")
  func pulled() {
    #expect(headers(at: -30).first == rect(0, 0, 320, 40))
  }

  @Test("puts headers in front of cells")
  func order() {
    _ = headers(at: 60)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.layer.zPosition == 1024)
  }
}
