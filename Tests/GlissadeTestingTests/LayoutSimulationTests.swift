import CollectionEngine
import Foundation
import Geometry
import GlissadeTesting
import Scenarios
import Testing

@Suite("The simulation of a layout")
struct LayoutSimulationTests {
  let size = CGSize(width: 320, height: 100)

  private func row(
    _ items: Int, direction: LayoutDirection = .leftToRight
  ) -> LayoutSimulation<RowLayout> {
    LayoutSimulation(items: items, size: size, direction: direction) { RowLayout() }
  }

  @Test("A fling comes to rest on an item, in both reading directions", arguments: [false, true])
  func fling(isReversed: Bool) {
    let simulation = row(20, direction: isReversed ? .rightToLeft : .leftToRight)
    simulation.expectItem([0, 0])
    simulation.fling(CGPoint(x: isReversed ? -1.2 : 1.2, y: 0))
    simulation.settle()
    simulation.expectItem([0, 3])
    #expect(simulation.motions.count == 1)
    #expect(simulation.motions.first?.activity == .snapping)
  }

  @Test("A drag moves the content with the finger, and a caught one rests where it is held")
  func drag() {
    let simulation = row(20)
    simulation.drag(
      from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50), duration: 0.3, hold: 0.2)
    simulation.expectContentOffset(CGPoint(x: 200, y: 0))
    simulation.settle()
    simulation.expectItem([0, 1])
    simulation.fling(CGPoint(x: 3, y: 0))
    simulation.advance(by: 0.1)
    simulation.touch(.began, at: CGPoint(x: 160, y: 50))
    let held = simulation.collectionView.contentOffset
    simulation.advance(by: 0.5)
    simulation.expectContentOffset(held)
    simulation.touch(.ended, at: CGPoint(x: 160, y: 50))
    simulation.settle()
  }

  @Test("A wheel, the program and changes of items act where they are called")
  func program() {
    let simulation = row(20)
    simulation.scrollToItem(at: [0, 5], at: .centeredHorizontally)
    simulation.settle()
    simulation.expectItem([0, 5])
    simulation.deleteItems(at: [[0, 0], [0, 1]])
    simulation.settle()
    #expect(simulation.collectionView.numberOfItems(inSection: 0) == 18)
    simulation.insertItems(at: [[0, 0]], animated: false)
    simulation.moveItem(at: [0, 0], to: [0, 18])
    simulation.settle()
    #expect(simulation.collectionView.numberOfItems(inSection: 0) == 19)
    simulation.setContentOffset(.zero, animated: false)
    simulation.wheel(notches: CGPoint(x: 1, y: 0))
    simulation.settle()
    #expect(simulation.collectionView.contentOffset.x > 0)
    simulation.wheel(points: CGPoint(x: 10, y: 0))
    simulation.resize(to: CGSize(width: 500, height: 100))
    simulation.settle()
    #expect(simulation.collectionView.frame == CGRect(x: 0, y: 0, width: 500, height: 100))
    let width: CGFloat = 300 + 19 * 220 - 20
    #expect(simulation.layout.collectionViewContentSize.width == width)
  }

  @Test("A layout with nothing, one item and many", arguments: [0, 1, 1000])
  func counts(items: Int) {
    let simulation = row(items)
    simulation.fling(CGPoint(x: 2, y: 0))
    simulation.settle()
    simulation.expectLaws()
  }

  @Test("The same test is the same run, bit for bit")
  func same() {
    func offsets() -> [CGPoint] {
      let simulation = row(50)
      simulation.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 20, y: 40))
      return (0..<60).map { _ in
        simulation.advance(by: 1.0 / 60)
        return simulation.collectionView.contentOffset
      }
    }
    #expect(offsets() == offsets())
  }

  @Test("The stage can be set: scale, deceleration rate, a snap rule")
  func configured() {
    let simulation = LayoutSimulation(
      items: 20, size: size,
      configure: {
        $0.viewport.scale = 3
        $0.scrollView.decelerationRate = .fast
        $0.snap = SnapRule(to: .item, alignment: .center, limit: 1)
      }, make: { RowLayout() })
    #expect(simulation.collectionView.decelerationRate == .fast)
    simulation.fling(CGPoint(x: 5, y: 0))
    simulation.settle()
    simulation.expectItem([0, 1])
    #expect(simulation.scenario.events.count == 1)
  }
}
