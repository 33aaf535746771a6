import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Every choice of `FlowPolicy`, in each of its positions.
struct FlowPolicyTests {
  private static let size = CGSize(width: 320, height: 480)

  /// Five items 90 pt across in 320 pt, of which three share a line.
  private func lines(
    _ choice: FlowPolicy.LastLine, lengths: [CGFloat], axis: Axis = .vertical,
    estimate: CGSize = .zero
  ) -> [Double] {
    let sizes = lengths.map { CGSize(width: 90, height: $0) }
    let turned = sizes.map { CGSize(width: $0.height, height: $0.width) }
    let content = FlowContent(sizes: axis == .vertical ? sizes : turned)
    let stage = FlowStage(CGSize(width: 320, height: 320), [content]) { layout, _ in
      layout.scrollDirection = axis
      layout.estimatedItemSize = estimate
      layout.policy.lastLine = choice
    }
    return stage.origins().map { $0[axis.crossed] }
  }

  @Test(arguments: Axis.allCases)
  func theLastLineOfItemsOfSeveralHeights(_ axis: Axis) {
    let mixed: [CGFloat] = [40, 60, 40, 50, 40]
    #expect(lines(.grid, lengths: mixed, axis: axis) == [0, 115, 230, 0, 115])
    #expect(lines(.leading, lengths: mixed, axis: axis) == [0, 115, 230, 0, 100])
  }

  @Test func theLastLineOfEqualOrMeasuredItemsIsAGridInAnyCase() {
    let equal = Array(repeating: CGFloat(40), count: 5)
    #expect(lines(.leading, lengths: equal) == [0, 115, 230, 0, 115])
    let estimate = CGSize(width: 90, height: 10)
    let mixed: [CGFloat] = [40, 60, 40, 50, 40]
    #expect(lines(.leading, lengths: mixed, estimate: estimate) == [0, 115, 230, 0, 115])
  }

  /// Sections of ten rows of 40 pt between a header of 30 and a footer of 20.
  private func pinned(_ decide: (inout FlowPolicy) -> Void) -> FlowStage {
    let sections = (0..<2).map { _ in
      var content = FlowContent.items(10, 320, 40)
      content.lineSpacing = 0
      content.header = CGSize(width: 0, height: 30)
      content.footer = CGSize(width: 0, height: 20)
      return content
    }
    return FlowStage(Self.size, sections) { layout, _ in
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      decide(&layout.policy)
    }
  }

  @Test(
    arguments: [
      (FlowPolicy.PinLimit.body, 400.0, 480.0), (.section, 420, 450),
    ])
  func pinnedElementsGoTo(_ choice: FlowPolicy.PinLimit, _ header: Double, _ footer: Double) {
    let stage = pinned { $0.pinLimit = choice }
    // The first section ends at 450; the second one's footer would stand at 460 - 20.
    stage.scroll(to: CGPoint(x: 0, y: 425))
    #expect((stage.header(0)?.minY).map(Double.init) == header)
    stage.scroll(to: CGPoint(x: 0, y: -20))
    #expect((stage.footer(1)?.minY).map(Double.init) == footer)
  }

  @Test(arguments: [1_000_000_000, 10, 0, -1])
  func pinnedElementsHaveTheZIndexOfThePolicy(_ zIndex: Int) {
    let stage = pinned { $0.pinnedZIndex = zIndex }
    #expect(stage.boundary(CollectionView.elementKindSectionHeader, 0)?.zIndex == zIndex)
    #expect(stage.boundary(CollectionView.elementKindSectionFooter, 1)?.zIndex == zIndex)
  }

  @Test(
    arguments: [(FlowPolicy.ContentRounding.none, 100.9), (.pixel, 100.5), (.point, 101)],
    Axis.allCases)
  func fractionsOfTheContent(_ choice: (FlowPolicy.ContentRounding, Double), _ axis: Axis) {
    let stage = FlowStage(Self.size, counts: [1]) { layout, _ in
      layout.scrollDirection = axis
      layout.itemSize = CGSize(width: 100.9, height: 100.9)
      layout.policy.contentRounding = choice.0
    }
    #expect(stage.view.contentSize[axis] == choice.1)
    #expect(stage.frame(0)?.size == CGSize(width: 100.9, height: 100.9))
  }

  @Test func anItemBeyondTheCount() {
    func answer(_ choice: FlowPolicy.ItemBeyondCount, _ item: Int, _ section: Int = 0) -> CGRect? {
      let stage = FlowStage(Self.size, counts: [5, 1]) { layout, _ in
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.policy.itemBeyondCount = choice
      }
      return stage.frame(item, section)
    }
    #expect(answer(.none, 5) == nil && answer(.none, 6) == nil)
    #expect(answer(.empty, 5) == .zero)
    // Five of 50 share a line of 320.
    #expect(answer(.extrapolated, 4) == CGRect(x: 270, y: 30, width: 50, height: 50))
    #expect(answer(.extrapolated, 6) == CGRect(x: 67.5, y: 90, width: 50, height: 50))
    for choice in FlowPolicy.ItemBeyondCount.allCases {
      #expect(answer(choice, -1) == nil && answer(choice, 0, 2) == nil)
      #expect(answer(choice, Int.max) == nil)
    }
  }

  @Test func itemsOfSeveralSizesAreNotExtrapolatedAndNeverShown() {
    var content = FlowContent.items(3, 50, 50)
    content.sizes[1].width = 60
    let stage = FlowStage(Self.size, [content]) { layout, _ in
      layout.policy.itemBeyondCount = .extrapolated
    }
    #expect(stage.frame(3) == nil)
    stage.answers?.sections[0].sizes[1].width = 50
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.frame(3) != nil)
    #expect(stage.view.layoutAttributesForItem(at: [0, 3]) == nil)
    #expect(stage.view.indexPathsForVisibleItems.count == 3)
  }

  @Test func anotherPolicyArrangesAnew() {
    let stage = pinned { _ in }
    stage.layout.policy.pinnedZIndex = 7
    stage.view.layoutIfNeeded()
    let headers = stage.view.visibleLayoutAttributes.filter {
      $0.representedElementKind == CollectionView.elementKindSectionHeader
    }
    #expect(!headers.isEmpty && headers.allSatisfy { $0.zIndex == 7 })
  }
}
