import PastedLayouts
import Testing
import UIKit

@Suite("A controller with a long press that moves photos and a pinch that spreads them")
struct PhotoBoardTests {
  private let board = PhotoBoardController(
    photos: ["cover", "a", "b", "c", "d"], size: CGSize(width: 300, height: 300))

  init() { board.collectionView.advance(to: 0) }

  @Test("moves a photo where it is let go")
  func moves() {
    board.longPressBegan(at: CGPoint(x: 150, y: 45))
    board.longPressChanged(to: CGPoint(x: 150, y: 140))
    board.collectionView.advance(to: 1)
    let lifted = board.collectionView.visibleLayoutAttributes.first { $0.alpha == 0.8 }
    #expect(lifted?.center == CGPoint(x: 150, y: 140))
    #expect(lifted?.transform == CGAffineTransform(scaleX: 1.2, y: 1.2))
    #expect(board.photos == ["cover", "a", "b", "c", "d"])
    board.longPressEnded()
    board.collectionView.advance(to: 2)
    #expect(board.photos == ["cover", "b", "c", "d", "a"])
    #expect(board.collectionView.visibleLayoutAttributes.allSatisfy { $0.alpha == 1 })
  }

  @Test("lets the cover alone")
  func cover() {
    board.longPressBegan(at: CGPoint(x: 45, y: 45))
    #expect(board.collectionView.indexPathForInteractivelyMovingItem == nil)
    board.longPressBegan(at: CGPoint(x: 150, y: 45))
    board.longPressChanged(to: CGPoint(x: 45, y: 45))
    board.longPressEnded()
    #expect(board.photos.prefix(2) == ["cover", "a"])
  }

  @Test(
    "spreads past the middle of a pinch, and not before", arguments: [(1.7, true), (1.3, false)])
  func pinches(scale: Double, spreads: Bool) {
    board.pinchBegan()
    board.pinchChanged(scale: scale)
    board.collectionView.advance(to: 0.1)
    let width = board.collectionView.visibleLayoutAttributes.first?.size.width ?? 0
    #expect(abs(width - (90 + 110 * (scale - 1))) < 1e-9)
    board.pinchEnded()
    for frame in 1...60 { board.collectionView.advance(to: 0.1 + Double(frame) / 60) }
    #expect(board.hasSpread == spreads)
    #expect(
      board.collectionView.visibleLayoutAttributes.first?.size.width == (spreads ? 200 : 90))
  }
}
