import PastedLayouts
import TestSupport
import Testing
import UIKit

/// Cards of 200 pt, 20 pt apart, in a view of 320 pt: an inset of 60 pt at each side.
@Suite("A carousel that sets the content inset in invalidateLayout(with:)")
struct CenteredCarouselTests {
  let stage = Stage(CenteredCarouselLayout(), width: 320, height: 200, items: [10])

  @Test("insets by half of what a card leaves, so that the first card stands centered")
  func inset() {
    #expect(stage.view.contentInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
    #expect(stage.view.contentOffset == CGPoint(x: -60, y: 0))
    #expect(stage.view.contentSize == CGSize(width: 10 * 220 - 20, height: 200))
    #expect(stage.view.decelerationRate == .fast)
  }

  @Test("shows the middle card whole and its neighbour at 0.8 of its size")
  func neighbours() throws {
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1])
    let (middle, side) = (try stage.attributes(0), try stage.attributes(1))
    #expect(isClose(middle.frame, rect(0, 40, 200, 120)))
    #expect(isClose(side.frame, rect(240, 52, 160, 96)))
    #expect(middle.alpha == 1 && side.alpha == 0.5)
    #expect(middle.zIndex == 10 && side.zIndex == 0)
  }

  @Test("works out the scale anew for each offset")
  func scrolled() throws {
    stage.view.contentOffset = CGPoint(x: 50, y: 0)
    stage.view.layoutIfNeeded()
    let card = try stage.attributes(0)
    // 110 pt of 220 away from the middle: halfway between 0.8 and 1.
    #expect(isClose(card.frame, rect(10, 46, 180, 108)))
    #expect(card.alpha == 0.75)
    #expect(card.zIndex == 5)
  }

  @Test(
    "sends a release to the card nearest to where it would have led",
    arguments: [(0.5, 160.0), (2, 380), (-0.6, -60), (-9, -60)])
  func snap(velocity: Double, target: Double) {
    let rest = stage.release(at: CGPoint(x: 100, y: 0), velocity: CGPoint(x: velocity, y: 0))
    #expect(rest == CGPoint(x: target, y: 0))
  }

  @Test("keeps the laws of layouts")
  func laws() {
    #expect(layoutLawViolations(of: stage.view.collectionViewLayout, in: stage.view) == [])
  }
}
