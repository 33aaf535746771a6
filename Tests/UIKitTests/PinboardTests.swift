import PastedLayouts
import TestSupport
import Testing
import UIKit

@Suite("A waterfall with a delegate protocol of its own")
struct PinboardTests {
  /// Heights of 100, 60, 159, 80 and 120 pt below a header of 30 pt.
  private final class Heights: PinboardLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: PinboardLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
      [100, 60, 159, 80, 120][indexPath.item % 5]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: PinboardLayout,
      heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
  }

  private let heights = Heights()

  private func stage(_ items: [Int], scale: CGFloat = 2) -> Stage {
    let layout = PinboardLayout()
    layout.columnCount = 3
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    return Stage(
      layout, width: 376, height: 400, items: items, scale: scale, delegate: heights)
  }

  @Test("puts each pin where the shortest column ends")
  func frames() {
    let stage = stage([5])
    // (376 - 20 - 16) / 3 = 113.33, of which whole pixels at 2 a point make 113.
    #expect(
      stage.frames() == [
        rect(10, 40, 113, 100), rect(131, 40, 113, 60), rect(252, 40, 113, 159),
        rect(131, 108, 113, 80), rect(10, 148, 113, 120),
      ])
    #expect(stage.frames(.supplementaryView) == [rect(0, 0, 376, 30)])
    #expect(stage.view.contentSize == CGSize(width: 376, height: 278))
  }

  @Test("rounds to the pixels of the view that is asking", arguments: [1, 2, 3])
  func scale(_ scale: CGFloat) throws {
    let width = try stage([5], scale: scale).attributes(0).size.width
    #expect(abs(width - (113 + 1 / 3).rounded(toPixelsAt: scale)) <= Stage.tolerance)
  }

  @Test("begins the next section below the longest column")
  func sections() throws {
    let stage = stage([5, 2])
    let first = try stage.attributes(0, section: 1)
    #expect(first.frame == rect(10, 278 + 30 + 10, 113, 100))
    #expect(stage.view.contentSize == CGSize(width: 376, height: 278 + 30 + 10 + 100 + 10))
  }

  @Test("keeps the laws of layouts", arguments: [[5], [40, 0, 17], [0]])
  func laws(_ items: [Int]) {
    let stage = stage(items)
    #expect(layoutLawViolations(of: stage.view.collectionViewLayout, in: stage.view) == [])
  }
}

extension CGFloat {
  /// The last pixel at or before the value.
  fileprivate func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.down) / scale
  }
}
