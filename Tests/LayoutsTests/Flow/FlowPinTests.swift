import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Headers and footers that stay in view.
struct FlowPinTests {
  /// The recorded content: 3 and 12 items of 40 pt, two a line, in a view 100 pt high.
  private func recorded(footer: CGFloat) -> FlowStage {
    let sections = [3, 12].map { count in
      var content = FlowContent.items(count, 150, 40)
      content.inset = EdgeInsets(top: 4, bottom: 4)
      content.lineSpacing = 0
      content.header = CGSize(width: 0, height: 30)
      content.footer = CGSize(width: 0, height: footer)
      return content
    }
    return FlowStage(CGSize(width: 320, height: 100), sections) { layout, _ in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
    }
  }

  @Test(arguments: ["h.natural", "h.stuck", "h.pushed", "f.bottom", "f.natural"])
  func pinnedElementsStandWhereRecorded(_ name: String) throws {
    let vector = Vectors.named("pin")
    let cases = try #require(vector.input["cases"] as? [String: [String: Any]])
    let places = try #require(
      (vector.expected as? [String: Any])?["y"] as? [String: Double])
    let input = try #require(cases[name])
    let isHeader = input["element"] as? String == "header"
    let natural = try #require(input["naturalY"] as? Double)
    let stage = recorded(footer: isHeader ? 0 : 20)
    stage.scroll(to: CGPoint(x: 0, y: try #require(input["visibleTop"] as? Double)))
    let section = natural == 0 || !isHeader && natural == 118 ? 0 : 1
    let frame = isHeader ? stage.header(section) : stage.footer(section)
    #expect((frame?.minY).map(Double.init) == places[name])
  }

  @Test func headersAndFootersOfBothSectionsStandWhereRecorded() {
    let stage = recorded(footer: 20)
    stage.scroll(to: CGPoint(x: 0, y: 100))
    #expect([0, 1].map { stage.header($0)?.minY } == [88, 138])
    #expect([0, 1].map { stage.footer($0)?.minY } == [118, 180])
  }

  @Test(
    arguments: zip(
      [-64.0, 0, 100, 350, 400, -100], [0.0, 64, 164, 400, 400, 0]))
  func c78APinnedHeaderMindsTheInsetAndIsPushedByTheNext(_ offset: Double, _ place: Double) {
    for isLonger in [false, true] {
      let sections = (0..<(isLonger ? 3 : 2)).map { _ in
        var content = FlowContent.items(10, 320, 40)
        content.lineSpacing = 0
        content.header = CGSize(width: 0, height: 40)
        return content
      }
      let stage = FlowStage(CGSize(width: 320, height: 480), sections) { layout, view in
        view.contentInset = EdgeInsets(top: 64)
        layout.sectionHeadersPinToVisibleBounds = true
      }
      stage.scroll(to: CGPoint(x: 0, y: offset))
      #expect((stage.header(0)?.minY).map(Double.init) == place)
    }
  }

  @Test func pinnedElementsStandInFrontOfCells() {
    let stage = recorded(footer: 20)
    let kinds = [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      let zIndex = stage.boundary(kind, 0)?.zIndex ?? 0
      #expect(
        stage.view.visibleLayoutAttributes.filter { $0.representedElementKind == nil }
          .allSatisfy { $0.zIndex < zIndex })
    }
    stage.layout.sectionHeadersPinToVisibleBounds = false
    stage.view.layoutIfNeeded()
    #expect(stage.boundary(kinds[0], 0)?.zIndex == 0)
  }

  @Test(arguments: Axis.allCases)
  func boundsInvalidateOnlyWhileSomethingIsPinned(_ axis: Axis) {
    func asks(_ header: CGFloat, _ isPinned: Bool) -> Bool {
      let stage = FlowStage(CGSize(width: 320, height: 300), counts: [100]) { layout, _ in
        layout.scrollDirection = axis
        layout.headerReferenceSize = CGSize(width: header, height: header)
        layout.sectionHeadersPinToVisibleBounds = isPinned
      }
      return stage.layout.shouldInvalidateLayout(
        forBoundsChange: stage.view.bounds.offsetBy(dx: 10, dy: 10))
    }
    #expect(asks(30, true))
    #expect(!asks(30, false))
    #expect(!asks(0, true))
  }

  @Test func scrollingUnderPinnedElementsAsksTheDelegateNothing() {
    let stage = recorded(footer: 20)
    let asked = stage.answers?.sizesAsked
    for offset in stride(from: 0.0, through: 250, by: 7) {
      stage.scroll(to: CGPoint(x: 0, y: offset))
    }
    #expect(stage.answers?.sizesAsked == asked)
    #expect(stage.header(1)?.minY == 245)
  }

  @Test func theContextOfAScrollMarksWhatIsPinnedAndNothingElse() throws {
    let stage = recorded(footer: 0)
    let context = try #require(
      stage.layout.invalidationContext(
        forBoundsChange: stage.view.bounds.offsetBy(dx: 0, dy: 50))
        as? CollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(context.invalidatedItemIndexPaths == nil)
    let headers = context.invalidatedSupplementaryIndexPaths?[
      CollectionView.elementKindSectionHeader]
    #expect(headers == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)])
  }
}
