import CollectionEngine
import Foundation
import Geometry
import GlissadeTesting
import SnapLab
import Testing

@Suite("No findings are expected")
struct FindingTests {
  /// Cards that come to rest by the nearest one to where the release leads.
  private func row(
    _ items: Int = 10, direction: LayoutDirection = .leftToRight, isFast: Bool = false
  ) -> LayoutSimulation<RowLayout> {
    LayoutSimulation(
      items: items, size: CGSize(width: 320, height: 100), direction: direction,
      configure: { if isFast { $0.scrollView.decelerationRate = .fast } }, make: { RowLayout() })
  }

  @Test("A layout that is right passes, in both reading directions", arguments: [false, true])
  func right(isReversed: Bool) {
    row(direction: isReversed ? .rightToLeft : .leftToRight).expectNoFindings()
  }

  @Test("At the fast rate the nearest card is behind many a flick: each kind of fault is said once")
  func faulty() {
    let found = sentences { row(isFast: true).expectNoFindings() }
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("against-direction: let go at ") == true, "\(found)")
    #expect(found.last?.hasPrefix("wide-dead-zone: let go at ") == true, "\(found)")
  }

  @Test("What is meant is no failure: by its kind, or by another threshold")
  func meant() {
    let simulation = row(isFast: true)
    simulation.expectNoFindings(except: [.againstDirection, .wideDeadZone])
    simulation.expectNoFindings(except: [.wideDeadZone]) { $0.againstSpeed = 2 }
    let found = sentences { row().expectNoFindings { $0.longestGlide = 0.1 } }
    #expect(found.contains { $0.hasPrefix("slow-glide: ") }, "\(found)")
  }

  @Test("The calls in a failure lead to where it says")
  func reproduced() throws {
    let simulation = row(isFast: true)
    let failure = try #require(sentences { simulation.expectNoFindings() }.first)
    let words = try #require(failure.firstMatch(of: /rests behind at ([0-9.]+) pt/))
    let call = try #require(
      failure.firstMatch(
        of: /fling\(CGPoint\(x: (-?[0-9.e-]+), y: 0\), from: CGPoint\(x: (-?[0-9.e-]+), y: 0\)\)/))
    simulation.fling(
      CGPoint(x: try #require(Double(call.1)), y: 0),
      from: CGPoint(x: try #require(Double(call.2)), y: 0))
    simulation.settle()
    let rest = try #require(Double(words.1))
    simulation.expectContentOffset(CGPoint(x: rest, y: 0), within: 0.001)
    let release = try #require(simulation.motions.last)
    #expect((rest - release.contentOffset.x) * release.velocity.x < 0)
  }

  @Test("What has happened so far counts, and stays as it is")
  func later() {
    let simulation = row()
    simulation.deleteItems(at: (3..<10).map { [0, $0] })
    simulation.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
    simulation.settle()
    let before = (simulation.frames, simulation.time, simulation.motions.count)
    simulation.expectNoFindings()
    #expect(before == (simulation.frames, simulation.time, simulation.motions.count))
    simulation.deleteItems(at: [[0, 1], [0, 2]])
    simulation.settle()
    let found = sentences { simulation.expectNoFindings() }
    #expect(
      found == [
        "The findings cannot be looked for: the content fits into the viewport: nothing can scroll."
      ])
  }

  @Test("A layout that is given something after it was made cannot be judged, and that is said")
  func givenLater() {
    let simulation = row(2)
    simulation.layout.top = 5
    let found = sentences { simulation.expectNoFindings() }
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "belongs into make.\ncell 0.0 is (0, 5) pt away: expected 60 0 200 100, found 60 5 200 100.\n"
          + "cell 0.1 is (0, 5) pt away: expected 280 0 200 100, found 280 5 200 100.") == true,
      "\(found)")
  }
}
