import PastedLayouts
import TestSupport
import Testing
import UIKit

/// Items 80, 120, 40, 200 and 60 pt wide, again and again, 10 pt apart and 15 pt from the edge:
/// x 15, 105, 235, 285, 495, 565, 655, 785, 835, 1045.
@Suite("A flow that snaps, with sizes from the delegate")
struct SnappingFlowTests {
  private final class Widths: UICollectionViewDelegateFlowLayout {
    static let all: [CGFloat] = [80, 120, 40, 200, 60]

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: Self.all[indexPath.item % 5], height: 100)
    }
  }

  private let widths: Widths
  private let stage: Stage

  init() {
    widths = Widths()
    stage = Stage(SnappingFlowLayout(), width: 320, height: 120, items: [10], delegate: widths)
  }

  @Test("stands in one row, centered across it")
  func frames() {
    #expect(
      stage.frames() == [
        rect(15, 10, 80, 100), rect(105, 10, 120, 100), rect(235, 10, 40, 100),
        rect(285, 10, 200, 100),
      ])
    #expect(stage.view.contentSize == CGSize(width: 1045 + 60 + 15, height: 120))
  }

  @Test("asks the delegate through an optional call")
  func optionalCall() throws {
    let layout = try #require(stage.view.collectionViewLayout as? SnappingFlowLayout)
    #expect(layout.widthOfItem(at: IndexPath(item: 3, section: 0)) == 200)
    stage.view.delegate = nil
    #expect(layout.widthOfItem(at: IndexPath(item: 3, section: 0)) == 50)
  }

  @Test(
    "rests where an item begins",
    arguments: [(150.0, 0.0, 105.0), (0, 0.5, 235), (0, 2, 785), (110, -0.2, 15)])
  func snap(offset: Double, velocity: Double, target: Double) {
    // A glide leads about 499 ms × velocity further, to the last offset, 1120 - 320, at most.
    let rest = stage.release(
      at: CGPoint(x: offset, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(rest == CGPoint(x: target, y: 0))
  }

  @Test("keeps the laws of layouts")
  func laws() {
    #expect(layoutLawViolations(of: stage.view.collectionViewLayout, in: stage.view) == [])
  }
}
