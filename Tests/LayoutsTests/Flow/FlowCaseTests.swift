import CollectionEngine
import Foundation
import Geometry
import Layouts
import TestSupport
import Testing

/// Cases from public reports, by their numbers.
struct FlowCaseTests {
  private static let phone = CGSize(width: 375, height: 667)

  @Test func c61ReloadingTheSameContentReportsNoOtherOffset() {
    let stage = FlowStage(Self.phone, [.items(100, 375, 50)])
    stage.scroll(to: CGPoint(x: 0, y: 100))
    let log = OffsetLog(stage.answers?.sections ?? [])
    stage.view.delegate = log
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(log.offsets.allSatisfy { $0 == 100 })
    #expect(stage.view.contentOffset.y == 100)
  }

  @Test func c66NewItemsAreThereInTheSamePassWhileContentMoves() {
    let stage = FlowStage(CGSize(width: 300, height: 300), counts: [20]) { layout, _ in
      layout.itemSize = CGSize(width: 145, height: 100)
    }
    stage.view.handle(
      .release(contentOffset: CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 1)), at: 0.05)
    stage.view.advance(to: 0.1)
    #expect(stage.view.isDecelerating)
    #expect(stage.layout.collectionViewContentSize.height == 1090)
    stage.source.itemCounts = [30]
    stage.view.reloadData()
    stage.view.advance(to: 0.12)
    #expect(stage.view.isDecelerating)
    #expect(stage.layout.collectionViewContentSize.height == 1640)
    #expect((20..<30).allSatisfy { stage.frame($0) != nil })
  }

  @Test func c69WhatIsLeftOfALineIsSharedByTheItemsThatFit() {
    var content = FlowContent.items(7, 140, 140)
    content.inset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let wide = FlowStage(Self.phone, [content])
    #expect(Set(wide.origins().map(\.x)) == [10, 225])
    #expect(wide.layout.collectionViewContentSize.height == 610)
    content = .items(8, 90, 90)
    content.interitemSpacing = 1
    let narrow = FlowStage(CGSize(width: 320, height: 480), [content])
    #expect(narrow.origins().prefix(3).map(\.x) == [0, 115, 230])
  }

  @Test func c72OriginsOfAGaplessGridAreOnThePixelGrid() {
    let stage = FlowStage(CGSize(width: 414, height: 226), counts: [8]) { layout, view in
      view.pixelGrid = PixelGrid(scale: 3)
      layout.itemSize = CGSize(width: 103.5, height: 113)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
    }
    let pixels = stage.origins().map { ($0.x * 3).rounded() }
    #expect(pixels == [0, 311, 621, 932, 0, 311, 621, 932])
  }

  @Test func thirdsOfALineShareIt() {
    let stage = FlowStage(CGSize(width: 320, height: 480), counts: [9]) { layout, _ in
      layout.itemSize = CGSize(width: 320.0 / 3, height: 20)
      layout.minimumInteritemSpacing = 0
    }
    #expect(Set(stage.origins().map(\.y)) == [0, 30, 60])
  }

  @Test func c74AHorizontalFlowFillsColumns() {
    let columns = FlowStage(CGSize(width: 320, height: 500), counts: [10]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
    }
    #expect(columns.frame(5)?.origin == CGPoint(x: 100, y: 0))
    #expect(columns.frame(7)?.origin == CGPoint(x: 100, y: 200))
    let pages = FlowStage(CGSize(width: 320, height: 480), counts: [9]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 160, height: 160)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
    }
    #expect(pages.frame(7)?.origin == CGPoint(x: 320, y: 160))
    #expect(pages.frame(8)?.origin == CGPoint(x: 320, y: 320))
    #expect(pages.layout.collectionViewContentSize.width == 480)
  }

  @Test func c75SpacingsKeepTheirMeaningWhoeverSaysTheSizes() {
    let size = CGSize(width: 400, height: 320)
    var content = FlowContent.items(7, 90, 90)
    content.lineSpacing = 50
    let told = FlowStage(size, [content]) { layout, _ in layout.scrollDirection = .horizontal }
    let own = FlowStage(size, counts: [7]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.minimumLineSpacing = 50
    }
    #expect(told.origins() == own.origins())
    #expect(own.origins().prefix(3).map(\.y) == [0, 115, 230])
    #expect(own.frame(3)?.minX == 140)
  }

  @Test func c76RowsWhoseEdgesTouchTheRectangleAreNotInIt() {
    let stage = FlowStage(Self.phone, counts: [3]) { layout, _ in
      layout.itemSize = CGSize(width: 375, height: 100)
      layout.minimumLineSpacing = 0
    }
    let rect = CGRect(x: 0, y: 100, width: 375, height: 100)
    let found = stage.layout.layoutAttributesForElements(in: rect)
    #expect(found?.map(\.indexPath.item) == [1])
  }

  @Test func c83ASectionWithoutItemsKeepsItsHeaderAndInsets() {
    let sections = [4, 0, 4].map { count in
      var content = FlowContent.items(count, 145, 100)
      content.inset = EdgeInsets(top: 10, bottom: 10)
      content.header = CGSize(width: 0, height: 30)
      return content
    }
    let stage = FlowStage(CGSize(width: 300, height: 600), sections)
    #expect(stage.header(1) == CGRect(x: 0, y: 260, width: 300, height: 30))
    #expect(stage.header(2)?.minY == 310)
    #expect(stage.frame(0, 2)?.minY == 350)
    #expect(stage.layout.collectionViewContentSize.height == 570)
  }

  @Test func c93NothingIsLeftOfContentThatIsGone() {
    let stage = FlowStage(Self.phone, counts: [200]) { layout, _ in
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.sectionInset = EdgeInsets(top: 5, bottom: 7)
    }
    stage.scroll(to: CGPoint(x: 0, y: 500))
    stage.source.itemCounts = [0]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 375, height: 42))
    #expect(stage.view.contentOffset == .zero)
    #expect(stage.frame(0) == nil)
    stage.source.itemCounts = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 375, height: 0))
    #expect(stage.header(0) == nil)
    #expect(stage.layout.layoutAttributesForElements(in: .infinite) == [])
  }

  @Test func c94TwoMillionRowsKeepHalfPoints() {
    let stage = FlowStage(CGSize(width: 320, height: 800), counts: [2_000_000]) { layout, _ in
      layout.itemSize = CGSize(width: 320, height: 36)
      layout.minimumLineSpacing = 0
    }
    #expect(stage.layout.collectionViewContentSize.height == 72_000_000)
    #expect(stage.frame(1_999_999)?.minY == 71_999_964)
    let rect = CGRect(x: 0, y: 16_777_080, width: 320, height: 1)
    #expect(
      stage.layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) == [466_030])
    stage.scroll(to: CGPoint(x: 0, y: 71_999_199.5))
    #expect(stage.view.contentOffset.y == 71_999_199.5)
    let items = stage.view.indexPathsForVisibleItems.map(\.item)
    #expect(items == Array(1_999_977...1_999_999))
  }

  @Test func c98RightToLeftBeginsAtTheRightWithTheLeadingInset() {
    let stage = FlowStage(
      CGSize(width: 375, height: 100), counts: [10], layout: FlippingFlowLayout()
    ) { layout, view in
      view.layoutDirection = .rightToLeft
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.sectionInset = EdgeInsets(left: 10, right: 5)
    }
    let first = stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let last = stage.view.layoutAttributesForItem(at: IndexPath(item: 9, section: 0))
    #expect(stage.view.contentSize.width == 1015)
    #expect(first?.frame.maxX == 1005)
    #expect(last?.frame.minX == 5)
    #expect(stage.view.contentOffset.x == 640)
  }
}

/// A delegate that keeps every offset it hears of.
private final class OffsetLog: CollectionViewDelegateFlowLayout {
  let answers: FlowAnswers
  private(set) var offsets: [CGFloat] = []

  init(_ sections: [FlowContent]) { answers = FlowAnswers(sections) }

  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    answers.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }
}
