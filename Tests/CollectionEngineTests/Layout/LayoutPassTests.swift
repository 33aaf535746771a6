import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct LayoutPassTests {
  /// Case C61.
  @Test func aReloadShowsNoOtherOffset() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.contentOffset.y = 100
    _ = stage.pass()
    stage.view.reloadData()
    let calls = stage.pass()
    #expect(!calls.contains("didScroll") && stage.view.contentOffset.y == 100)
    #expect(stage.shown == ["1", "2", "3"])
  }

  @Test func cellsAreUsedAgainAfterAReload() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    for _ in 0..<5 {
      stage.view.reloadData()
      #expect(stage.view.visibleCells.isEmpty)
      _ = stage.pass()
    }
    #expect(stage.cellsMade == 3 && stage.view.subviews.count == 3)
  }

  /// Case C93.
  @Test(arguments: [[[]], []] as [[[String]]]) func nothingIsShownOfNothing(model: [[String]]) {
    let stage = Stage(count: 5)
    stage.view.contentOffset.y = 200
    _ = stage.pass()
    stage.model = model
    stage.view.reloadData()
    _ = stage.pass()
    #expect(stage.view.contentSize.height == 0 && stage.view.contentOffset == .zero)
    #expect(stage.view.visibleLayoutAttributes.isEmpty && stage.view.subviews.isEmpty)
    stage.view.scrollToItem(at: [0, 0], at: .top, animated: false)
    #expect(stage.failures.count == 1 && stage.view.contentOffset == .zero)
  }

  /// Case C94: two million rows of 36.
  @Test func offsetsAreExactAtTheEndOfTwoMillionRows() throws {
    let source = ItemSource([2_000_000])
    let layout = UniformLayout(itemSize: CGSize(width: 300, height: 36))
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 800), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 72_000_000)
    view.scrollToItem(at: [0, 1_999_999], at: .bottom, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 71_999_200)
    #expect(view.visibleLayoutAttributes.last?.frame.minY == 71_999_964)
    view.contentOffset.y -= 0.5
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 71_999_199.5)
    let first = try #require(view.visibleLayoutAttributes.first)
    #expect(first.indexPath.item == Int(71_999_199.5 / 36))
    for row in 466_029...466_031 {
      view.contentOffset.y = Double(row) * 36
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems.first == [0, row])
      view.contentOffset.y += 0.5
      #expect(view.contentOffset == CGPoint(x: 0, y: Double(row) * 36 + 0.5))
    }
    #expect(view.indexPathForItem(at: CGPoint(x: 1, y: 16_777_080)) == [0, 466_030])
    view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 20)), at: 0)
    for frame in 1...600 { view.advance(to: Double(frame) / 60) }
    #expect(view.isAtRest && view.contentOffset.y * 2 == (view.contentOffset.y * 2).rounded())
  }

  @Test func anInsetSetInsidePrepareComesToAnEnd() {
    let stage = Stage(count: 20)
    stage.layout.invalidatesOnScroll = true
    stage.layout.onPrepare = { $0.contentInset.top = 30 }
    _ = stage.pass()
    #expect(stage.warnings.isEmpty && stage.view.contentInset.top == 30)
    #expect(stage.layout.prepareCount <= 3)
  }

  /// A carousel that centres its first and last items by insets.
  @Test func anInsetSetInsideAnInvalidationComesToAnEnd() {
    let stage = Stage(count: 20)
    stage.layout.invalidatesOnScroll = true
    stage.layout.onInvalidate = { view, _ in
      let inset = (view.bounds.height - 100) / 2
      view.contentInset = EdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }
    _ = stage.pass()
    stage.view.contentOffset.y = 500
    _ = stage.pass()
    #expect(stage.view.contentInset.top == 100 && stage.view.contentOffset.y == 500)
    stage.view.bounds.size.height = 500
    _ = stage.pass()
    // It reads the bounds that are about to change, and has the right inset with the next change.
    stage.view.contentOffset.y = 510
    _ = stage.pass()
    #expect(stage.view.contentInset.top == 200)
    stage.view.contentOffset.y = -200
    _ = stage.pass()
    #expect(stage.shown.first == "0" && stage.warnings.isEmpty)
  }

  @Test func aLayoutThatInvalidatesItselfForEverIsLeftAfterSomeRounds() {
    let stage = Stage(count: 20)
    stage.layout.onPrepare = { $0.collectionViewLayout.invalidateLayout() }
    _ = stage.pass()
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("still invalid after 12"))
    #expect(stage.layout.prepareCount == 12 && stage.shown.count == 3)
  }

  @Test func selfSizingEndsWhenTheLayoutFollows() {
    let (view, source, layout) = SelfSizingLayout.makeView(heights: [40, 80, 120, 60, 200, 30, 90])
    view.layoutIfNeeded()
    #expect(view.visibleLayoutAttributes.map(\.size.height) == [40, 80, 120, 60])
    #expect(layout.prepareCount <= 4 && source.askedItems.count == 6)
    let prepared = layout.prepareCount
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.prepareCount == prepared)
  }

  @Test func selfSizingThatNeverEndsIsLeft() {
    let stage = Stage(count: 3)
    var height = 100.0
    stage.preferredHeight = { _ in
      height += 1
      return height
    }
    stage.layout.onInvalidate = { view, context in
      guard context.invalidatedItemIndexPaths != nil else { return }
      (view.collectionViewLayout as? ProbeLayout)?.itemSize.height += 1.5
    }
    stage.view.layoutIfNeeded()
    #expect(stage.layout.prepareCount <= 12 && stage.warnings.count == 1)
  }

  @Test func attributesAreAppliedOnceAndAgainOnlyWhenTheyDiffer() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.layout.invalidateLayout()
    #expect(!stage.pass().contains("apply"))
    stage.layout.itemSize.width = 200
    #expect(stage.pass().components(separatedBy: "apply").count - 1 == 3)
  }

  /// Many layouts keep their attributes and change them in place.
  @Test func attributesThatAreChangedInPlaceAreAppliedAgain() {
    let source = ItemSource([1])
    let layout = OneMovingItem()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    for step in 1...5 {
      layout.one.center.x = CGFloat(step)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.first?.center.x == CGFloat(step))
    }
  }

  @Test func anotherLayoutTakesOverTheCells() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.contentOffset.y = 1700
    _ = stage.pass()
    let new = UniformLayout(itemSize: CGSize(width: 300, height: 50))
    var completions: [Bool] = []
    stage.view.setCollectionViewLayout(new, animated: false) { completions.append($0) }
    #expect(completions == [true] && new.collectionView === stage.view)
    #expect(stage.layout.collectionView == nil)
    #expect(stage.view.contentSize.height == 1000 && stage.view.contentOffset.y == 700)
    #expect(stage.shown == (14..<20).map(String.init))
    stage.view.collectionViewLayout = new
    #expect(new.prepareCount == 1)
    stage.log.clear()
    stage.layout.invalidateLayout()
    #expect(!stage.pass().contains("prepare"))
  }

  @Test func aDelegateThatReloadsInTheMiddleOfAPassIsServedInTheNextRound() {
    final class Reloader: CollectionViewDelegate {
      var left = 1
      func collectionView(
        _ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt path: IndexPath
      ) {
        guard path.item == 1, left > 0 else { return }
        left -= 1
        view.reloadData()
      }
    }
    let (stage, delegate) = (Stage(count: 10), Reloader())
    stage.view.delegate = delegate
    _ = stage.pass()
    #expect(stage.shown == ["0", "1", "2"] && stage.warnings.isEmpty)
    #expect(stage.view.subviews.count == 3)
  }

  /// Each cell that is told to be displayed is told once that it no longer is.
  @Test func displayingBeginsAndEndsInPairs() {
    let stage = Stage(count: 50)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: stage.view.reloadData()
      case 1: stage.layout.invalidateLayout()
      case 2:
        stage.view.performBatchUpdates {
          stage.model[0].removeLast()
          stage.view.deleteItems(at: [[0, stage.model[0].count]])
        }
      case 3:
        stage.view.performBatchUpdates {
          stage.model[0].append("n")
          stage.view.insertItems(at: [[0, stage.model[0].count - 1]])
        }
      default: stage.view.contentOffset.y = .random(in: 0...4000, using: &random)
      }
      if Bool.random(using: &random) { stage.view.layoutIfNeeded() }
    }
    stage.view.layoutIfNeeded()
    stage.model = [[]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    func count(_ name: String) -> Int { stage.log.lines.filter { $0.hasPrefix(name) }.count }
    #expect(count("willDisplay") > 100 && count("willDisplay") == count("didEndDisplaying"))
    #expect(stage.failures.isEmpty && stage.warnings.isEmpty)
    #expect(stage.cellsMade <= 8)
  }
}

private final class OneMovingItem: CollectionViewLayout {
  let one = CollectionViewLayoutAttributes(forCellWith: [0, 0])

  override init() {
    super.init()
    one.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? { [one] }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { one }
}
