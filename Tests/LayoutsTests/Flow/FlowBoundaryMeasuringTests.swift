import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Headers and footers that say how long they want to be.
struct FlowBoundaryMeasuringTests {
  private static let header = CollectionView.elementKindSectionHeader

  /// Sections of two rows of 50 pt that are measured, between a header of 30 and a footer of 20; the
  /// first section's header wants 44 and its footer 12, the others' 70 and 25.
  private func stage(
    _ axis: Axis = .vertical, sections: Int = 2, wishes: Bool = true, estimate: CGFloat = 50,
    view: CGFloat = 480, _ configure: (CollectionViewFlowLayout) -> Void = { _ in }
  ) -> (FlowStage, MeasuringSource) {
    let source = MeasuringSource(
      Array(repeating: Array(repeating: CGSize(width: 50, height: 50), count: 2), count: sections))
    if wishes {
      source.boundarySize = { kind, section in
        let (header, footer): (CGFloat, CGFloat) = section == 0 ? (44, 12) : (70, 25)
        let length = kind == Self.header ? header : footer
        return CGSize(width: length, height: length)
      }
    }
    let size = CGSize(width: view, height: view)
    let stage = FlowStage(size, counts: Array(repeating: 2, count: sections)) { layout, _ in
      layout.scrollDirection = axis
      layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.footerReferenceSize = CGSize(width: 20, height: 20)
      configure(layout)
    }
    stage.measure(by: source)
    return (stage, source)
  }

  private func length(_ frame: CGRect?, _ axis: Axis) -> Double? { frame.map { $0.size[axis] } }

  @Test(arguments: Axis.allCases) func theyAreAsLongAsTheyWantAndAsWideAsTheContent(_ axis: Axis) {
    let (stage, _) = stage(axis)
    #expect(length(stage.header(0), axis) == 44 && length(stage.footer(0), axis) == 12)
    #expect(length(stage.header(1), axis) == 70 && length(stage.footer(1), axis) == 25)
    #expect(length(stage.header(0), axis.crossed) == 480)
    let start = stage.header(1).map { Double($0.origin[axis]) }
    #expect(start == 106, "44 + 50 + 12")
    #expect(Double(stage.view.contentSize[axis]) == 251, "106 + 70 + 50 + 25")
    #expect(stage.warnings == [])
  }

  @Test func theyKeepTheirReferenceSizeWhereNothingIsMeasuredOrThePolicySaysSo() {
    #expect(stage(estimate: 0).0.header(0)?.height == 30)
    #expect(stage { $0.policy.boundarySize = .reference }.0.header(0)?.height == 30)
    #expect(stage(wishes: false).0.header(0)?.height == 30)
  }

  @Test func aPassLaterNothingChanges() {
    let (stage, _) = stage()
    let height = stage.view.contentSize.height
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == height && stage.header(1)?.height == 70)
  }

  @Test func theyFollowTheirSectionsThroughUpdates() {
    let (stage, source) = stage()
    source.sizes.insert([CGSize(width: 50, height: 50)], at: 0)
    source.boundarySize = { _, _ in nil }
    stage.view.insertSections([0])
    #expect(stage.header(0)?.height == 30)
    #expect(stage.header(1)?.height == 44 && stage.footer(1)?.height == 12)
    #expect(stage.header(2)?.height == 70 && stage.footer(2)?.height == 25)
    source.sizes.remove(at: 1)
    stage.view.deleteSections([1])
    #expect(stage.header(1)?.height == 70)
  }

  @Test func aReloadHasThemMeasuredAgain() {
    let (stage, source) = stage()
    source.boundarySize = { _, _ in CGSize(width: 33, height: 33) }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.header(0)?.height == 33 && stage.footer(1)?.height == 33)
  }

  @Test func oneThatIsPinnedStaysPinnedAsLongAsItWantsToBe() {
    let (stage, _) = stage(sections: 20, view: 200) { $0.sectionHeadersPinToVisibleBounds = true }
    stage.scroll(to: CGPoint(x: 0, y: 30))
    #expect(stage.header(0) == CGRect(x: 0, y: 30, width: 200, height: 44))
    #expect(stage.warnings == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func aLengthThatIsNoneCountsAsZeroWithAWarning(_ wrong: CGFloat) {
    let (stage, source) = stage(wishes: false)
    source.boundarySize = { _, _ in CGSize(width: wrong, height: wrong) }
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.header(0) == nil && stage.view.contentSize.height == 100)
    #expect(stage.warnings.contains { $0.contains("the measured header \(wrong) of section 0") })
  }
}
