import CardLayout
import GlissadeTesting
import Testing
import UIKit

@Suite("Cards")
struct CardLayoutTests {
  let simulation = LayoutSimulation(items: 8, size: CGSize(width: 390, height: 500)) {
    CardLayout()
  }

  @Test("The first card is in the middle, its neighbour smaller beside it")
  func begin() {
    simulation.expectItem([0, 0])
    simulation.expectFrames(
      """
      cell 0.0 65 70 260 360
      cell 0.1 341 70 260 360 transform 0.9 0 0 0.9 0 0
      """)
  }

  @Test("A flick turns one card, however hard", arguments: [0.4, 1.5, 6])
  func flick(velocity: Double) {
    simulation.fling(CGPoint(x: velocity, y: 0))
    simulation.settle()
    simulation.expectItem([0, 1])
  }

  @Test("A short drag falls back, one over half a card leads on")
  func drag() {
    simulation.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 200, y: 250), hold: 0.2)
    simulation.settle()
    simulation.expectItem([0, 0])
    simulation.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 120, y: 250), hold: 0.2)
    simulation.settle()
    simulation.expectItem([0, 1])
  }

  @Test("Where people read from the right, the same flick goes to the left")
  func rightToLeft() {
    let simulation = LayoutSimulation(
      items: 8, size: CGSize(width: 390, height: 500), direction: .rightToLeft
    ) { CardLayout() }
    simulation.expectItem([0, 0])
    simulation.fling(CGPoint(x: -1, y: 0))
    simulation.settle()
    simulation.expectItem([0, 1])
  }

  @Test("The card that is looked at stays when the phone turns")
  func turned() {
    simulation.scrollToItem(at: [0, 3], at: .centeredHorizontally, animated: false)
    simulation.resize(to: CGSize(width: 844, height: 390))
    simulation.settle()
    simulation.expectItem([0, 3])
  }

  @Test("Wherever and however fast it is let go, it snaps as people expect")
  func findings() {
    simulation.expectNoFindings()
  }

  @Test("A card that goes makes room for the next")
  func delete() {
    simulation.deleteItems(at: [[0, 0]])
    simulation.settle()
    simulation.expectItem([0, 0])
    #expect(simulation.collectionView.numberOfItems(inSection: 0) == 7)
  }
}
