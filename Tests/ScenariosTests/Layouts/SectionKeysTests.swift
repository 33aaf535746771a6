import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

@testable import Scenarios

/// The keys `header` and `footer` of a section, with each layout that has such.
@Suite struct SectionKeysTests {
  @Test(
    "headers and footers of the content are shown",
    arguments: ["flow", "strip", "waterfall", "appear", "discover"], Axis.allCases)
  func headersAndFooters(_ layout: String, _ axis: Axis) throws {
    let text = """
      glissade: 1
      layout: {type: \(layout), scrollDirection: \(axis.rawValue)}
      content:
        sections:
          - {items: 2, header: [30, 31], footer: [20, 21]}
          - {items: 0, footer: [10, 11]}
      """
    let simulation = Simulation(try Scenario(bytes: Array(text.utf8), name: layout))
    #expect(simulation.run() == .finished)
    #expect(simulation.warnings.isEmpty)
    let view = try #require(simulation.collectionView)
    func length(_ kind: String, _ section: Int) -> Double? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section)
      ).flatMap { $0.size[axis] > 0 ? $0.size[axis] : nil }
    }
    let more: Double = axis == .vertical ? 1 : 0
    #expect(length(CollectionView.elementKindSectionHeader, 0) == 30 + more)
    #expect(length(CollectionView.elementKindSectionFooter, 0) == 20 + more)
    #expect(length(CollectionView.elementKindSectionHeader, 1) == nil)
    #expect(length(CollectionView.elementKindSectionFooter, 1) == 10 + more)
  }
}
