import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Input that is strange or wrong.
struct FlowInputTests {
  private static let size = CGSize(width: 320, height: 480)

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func lengthsThatAreNoneCountAsZeroWithAWarning(_ wrong: CGFloat) {
    var content = FlowContent.items(5, 50, 50)
    content.sizes[2].width = wrong
    content.header = CGSize(width: 0, height: wrong)
    let stage = FlowStage(Self.size, [content])
    #expect(stage.frame(2)?.width == 0)
    #expect(stage.header(0) == nil)
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 320, height: 50))
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains("headerReferenceSize \(wrong) of section 0") ?? false)
  }

  @Test func spacingsAndInsetsThatAreNoNumbersCountAsZeroWithAWarning() {
    var content = FlowContent.items(5, 150, 50)
    content.lineSpacing = .nan
    content.interitemSpacing = .infinity
    content.inset = EdgeInsets(top: .nan, left: 3)
    let stage = FlowStage(Self.size, [content])
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 320, height: 150))
    #expect(stage.frame(0)?.origin == .zero)
    #expect(stage.warnings.count == 1)
  }

  @Test func aWrongItemSizeNamesItsItem() {
    let stage = FlowStage(Self.size, counts: [2]) { layout, _ in
      layout.itemSize = CGSize(width: -1, height: 20)
    }
    #expect(stage.warnings.first?.contains("the item size -1.0 × 20.0 of [0, 0]") ?? false)
  }

  @Test(arguments: Axis.allCases)
  func anItemTooLongForItsLineStandsAtItsBeginningWithUIKitsWarning(_ axis: Axis) {
    let side = axis == .vertical ? "width" : "height"
    var content = FlowContent(sizes: [CGSize(width: 50, height: 50)])
    content.sizes.append(CGSize(width: 500, height: 500))
    let stage = FlowStage(Self.size, [content]) { layout, _ in layout.scrollDirection = axis }
    #expect(stage.frame(1)?.origin[axis.crossed] == 0)
    #expect(stage.frame(1)?.origin[axis] == 60)
    #expect(stage.warnings.count == 1)
    #expect(
      stage.warnings.first?.contains("the item \(side) must be less than the \(side) of the")
        ?? false)
    let fitting = FlowStage(Self.size, [.items(3, 320, 480)]) { layout, _ in
      layout.scrollDirection = axis
    }
    #expect(fitting.warnings == [])
  }

  @Test func aViewWithoutASizeIsLaidOutWithoutComplaint() {
    let stage = FlowStage(.zero, counts: [1_000_000])
    #expect(stage.layout.collectionViewContentSize.width == 0)
    #expect(stage.warnings == [])
    stage.view.bounds.size = Self.size
    stage.view.layoutIfNeeded()
    #expect(stage.layout.collectionViewContentSize.width == 320)
    #expect(!stage.view.visibleCells.isEmpty)
  }

  @Test func itemsWithoutAreaTakeSpaceButAreNeverShown() {
    let stage = FlowStage(Self.size, [.items(1000, 0, 40), .items(1000, 40, 0)])
    #expect(stage.layout.layoutAttributesForElements(in: .infinite) == [])
    #expect(stage.frame(999, 0) != nil)
    #expect(stage.view.visibleCells == [])
  }

  @Test func anItemThatDoesNotExistHasNoAttributes() {
    let stage = FlowStage(Self.size, counts: [4])
    let paths = [
      IndexPath(item: 4, section: 0), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: 1), IndexPath(item: 0, section: -1), IndexPath(index: 0),
    ]
    let header = CollectionView.elementKindSectionHeader
    for path in paths {
      #expect(stage.layout.layoutAttributesForItem(at: path) == nil)
      #expect(
        stage.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) == nil)
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(stage.layout.layoutAttributesForSupplementaryView(ofKind: "other", at: first) == nil)
  }

  @Test func strangeRectanglesAreAnswered() {
    let stage = FlowStage(Self.size, counts: [30])
    let layout = stage.layout
    #expect(layout.layoutAttributesForElements(in: .null) == [])
    #expect(layout.layoutAttributesForElements(in: .infinite)?.count == 30)
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 10, y: 10, width: CGFloat.nan, height: 5))
        == [])
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 320, y: 60, width: -320, height: -60))?
        .count == 5)
  }

  @Test func aFlowThatIsNobodysAnswersNothing() {
    let layout = CollectionViewFlowLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == [])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func linesOverlapAtMostUntilTheyBeginTogether() {
    let stage = FlowStage(Self.size, counts: [4]) { layout, _ in
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = -60
    }
    #expect(stage.origins().map(\.y) == [0, 0, 0, 0])
    stage.layout.minimumLineSpacing = -30
    stage.view.layoutIfNeeded()
    #expect(stage.origins().map(\.y) == [0, 10, 20, 30])
  }

  @Test func aDelegateThatAnswersNothingLeavesThePropertiesInForce() {
    final class Silent: CollectionViewDelegateFlowLayout {}
    let silent = Silent()
    let configure = { (layout: CollectionViewFlowLayout, view: CollectionView) in
      layout.itemSize = CGSize(width: 70, height: 30)
      layout.minimumLineSpacing = 3
      layout.minimumInteritemSpacing = 4
      layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      layout.headerReferenceSize = CGSize(width: 0, height: 12)
      layout.footerReferenceSize = CGSize(width: 0, height: 14)
    }
    let told = FlowStage(Self.size, counts: [30], configure)
    told.view.delegate = silent
    told.layout.invalidateLayout()
    told.view.layoutIfNeeded()
    let own = FlowStage(Self.size, counts: [30], configure)
    #expect(told.frames() == own.frames())
    #expect(told.header(0) == own.header(0) && told.footer(0) == own.footer(0))
    #expect(
      told.layout.collectionViewContentSize == own.layout.collectionViewContentSize)
  }

  @Test func aSizeThatIsSetWhilePreparingIsUsedInTheSamePass() {
    final class Columns: CollectionViewFlowLayout {
      override func prepare() {
        let width = collectionView?.bounds.width ?? 0
        itemSize = CGSize(width: width / 2 - 5, height: 20)
        super.prepare()
      }
    }
    let stage = FlowStage(Self.size, counts: [4], layout: Columns())
    #expect(stage.frames().map(\.width) == [155, 155, 155, 155])
    stage.view.bounds.size = CGSize(width: 210, height: 300)
    stage.view.layoutIfNeeded()
    #expect(stage.frames().map(\.width) == [100, 100, 100, 100])
    #expect(stage.warnings == [])
  }

  /// Two million rows of 36 pt: offsets are exact at the end of them, half points included.
  @Test func offsetsAreExactAtTheEndOfTwoMillionRows() throws {
    let count = 2_000_000
    let stage = FlowStage(CGSize(width: 320, height: 800), counts: [count]) { layout, _ in
      layout.itemSize = CGSize(width: 320, height: 36)
      layout.minimumLineSpacing = 0
    }
    #expect(stage.view.contentSize.height == 72_000_000)
    stage.view.scrollToItem(at: [0, count - 1], at: .bottom, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 71_999_200)
    #expect(stage.view.indexPathsForVisibleItems.last == [0, count - 1])
    #expect(stage.frame(count - 1) == CGRect(x: 0, y: 71_999_964, width: 320, height: 36))
    stage.scroll(to: CGPoint(x: 0, y: 71_999_199.5))
    #expect(stage.view.contentOffset.y == 71_999_199.5)
    #expect(stage.view.indexPathsForVisibleItems.first == [0, 1_999_977])
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: -1)), at: 0)
    for frame in 1...600 { stage.view.advance(to: Double(frame) / 60) }
    let rest = stage.view.contentOffset.y
    #expect(stage.view.isAtRest && rest < 71_999_000 && rest * 2 == (rest * 2).rounded())
  }
}
