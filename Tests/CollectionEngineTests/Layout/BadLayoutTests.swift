import CollectionEngine
import Foundation
import TestSupport
import Testing

/// What a layout or a data source can do wrong and the view lives with.
@Suite struct BadLayoutTests {
  private static let badNumbers: [CGFloat] = [.nan, .infinity, -.infinity, -50]

  @Test(arguments: badNumbers) func aContentSizeThatIsNoneCountsAsZero(number: CGFloat) {
    let bad = BadLayout()
    bad.contentSize = CGSize(width: 100, height: number)
    let run = bad.run()
    #expect(run.view.contentSize == CGSize(width: 100, height: 0))
    #expect(run.warnings.first?.contains("which is no size") == true)
  }

  @Test(arguments: badNumbers) func attributesWithBadNumbersAreNotUsed(number: CGFloat) {
    let changes: [(CollectionViewLayoutAttributes) -> Void] = [
      { $0.size.width = number }, { $0.size = CGSize(width: number, height: number) },
    ]
    let notFinite: [(CollectionViewLayoutAttributes) -> Void] =
      number.isFinite ? [] : [{ $0.center.y = number }, { $0.alpha = number }]
    for change in changes + notFinite {
      let bad = BadLayout()
      bad.change = { if $0.indexPath.item == 1 { change($0) } }
      let run = bad.run()
      #expect(run.view.indexPathsForVisibleItems == [[0, 0], [0, 2]])
      #expect(run.warnings.contains { $0.contains("[0, 1]") && $0.contains("not used") })
      #expect(run.view.layoutAttributesForItem(at: [0, 1]) == nil)
    }
  }

  @Test func noAnswerIsAnEmptyOne() {
    let bad = BadLayout()
    bad.answers = { _ in nil }
    #expect(bad.run().view.visibleCells.isEmpty)
  }

  @Test func ofDuplicatesTheLastOneCounts() {
    let bad = BadLayout()
    bad.answers = { all in
      let again = CollectionViewLayoutAttributes(forCellWith: [0, 0])
      again.frame = CGRect(x: 0, y: 60, width: 100, height: 20)
      return all + [again]
    }
    let run = bad.run()
    #expect(run.view.visibleCells.count == 3)
    #expect(run.view.cellForItem(at: [0, 0])?.frame.minY == 60)
    #expect(
      run.warnings == [
        "The layout \(bad) answers two attributes for [0, 0]; the last ones "
          + "are used."
      ])
  }

  @Test(arguments: [[0, 3], [1, 0], [0, -1], [0], [], [0, 0, 0]] as [IndexPath])
  func itemsThatDoNotExistAreNotShown(path: IndexPath) {
    let bad = BadLayout()
    bad.answers = { all in
      let wrong = CollectionViewLayoutAttributes(forCellWith: path)
      wrong.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return all + [wrong]
    }
    let run = bad.run()
    #expect(run.view.visibleCells.count == 3)
    #expect(run.warnings.contains { $0.contains("which does not exist") })
  }

  @Test func whatIsOutsideTheContentOrHiddenOrEmptyIsNotShown() {
    let bad = BadLayout()
    bad.change = {
      if $0.indexPath.item == 0 { $0.center.y = 5000 }
      if $0.indexPath.item == 1 { $0.isHidden = true }
      if $0.indexPath.item == 2 { $0.size.height = 0 }
    }
    #expect(bad.run().view.visibleCells.isEmpty)
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)])
  func aReleaseThatIsSentNowhereGoesOnByItself(target: CGPoint) {
    let stage = Stage(count: 40)
    _ = stage.pass()
    stage.layout.releaseTarget = { _ in target }
    stage.layout.updateTarget = { _ in target }
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 0.5)), at: 0)
    for frame in 1...300 { stage.view.advance(to: Double(frame) / 60) }
    #expect(stage.view.contentOffset.y > 200 && stage.warnings.count == 1)
    let before = stage.view.contentOffset
    stage.view.reloadItems(at: [[0, 0]])
    #expect(stage.view.contentOffset == before && stage.warnings.count == 2)
  }

  @Test func negativeNumbersOfItemsCountAsNone() {
    final class Liar: CollectionViewDataSource {
      var sections = -1
      func numberOfSections(in view: CollectionView) -> Int { sections }
      func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { -7 }
      func collectionView(
        _ view: CollectionView, cellForItemAt path: IndexPath
      ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    }
    let (stage, liar) = (Stage(count: 1), Liar())
    stage.view.dataSource = liar
    #expect(stage.view.numberOfSections == 0)
    liar.sections = 1
    stage.view.reloadData()
    #expect(stage.view.numberOfItems(inSection: 0) == 0)
    #expect(
      stage.warnings == [
        "The data source answers -1 sections; 0 is used.",
        "The data source answers -7 items for section 0; 0 is used.",
      ])
  }

  /// The numbers that the view has been told stay in force; what no longer exists is the data
  /// source's own business.
  @Test(arguments: [[0], [5], [40, 7], []] as [[Int]])
  func aDataSourceThatChangesWithoutTellingIsNoticedAtTheNextChange(_ counts: [Int]) {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.model = counts.map { Array(repeating: "x", count: $0) }
    stage.view.contentOffset.y = 1700
    _ = stage.pass()
    stage.layout.invalidateLayout()
    _ = stage.pass()
    #expect(stage.view.numberOfSections == 1 && stage.view.numberOfItems(inSection: 0) == 20)
    #expect(stage.view.contentSize.height == 2000 && stage.shown.count == 3)
    stage.view.reloadItems(at: [[0, 0]])
    #expect(stage.failures.count == 1 && stage.view.contentSize.height == 2000)
    stage.view.reloadData()
    _ = stage.pass()
    #expect(stage.view.contentSize.height == CGFloat(counts.reduce(0, +)) * 100)
    #expect(stage.failures.count == 1 && stage.warnings.isEmpty)
  }

  @Test func aViewOfNoSizeIsLaidOutAndShowsWhenItHasOne() {
    let stage = Stage(count: 20, size: .zero)
    _ = stage.pass()
    #expect(stage.shown.isEmpty && stage.view.contentOffset == .zero)
    stage.view.bounds.size = CGSize(width: 300, height: 250)
    _ = stage.pass()
    #expect(stage.shown == ["0", "1", "2"] && stage.warnings.isEmpty)
  }

  @Test func withoutADataSourceNothingIsShown() {
    let stage = Stage(count: 20)
    _ = stage.pass()
    stage.view.dataSource = nil
    _ = stage.pass()
    #expect(stage.view.numberOfSections == 0 && stage.view.subviews.isEmpty)
    #expect(stage.view.contentSize.height == 0)
  }

  @Test func sectionsWithoutItemsAreSkipped() {
    let stage = Stage([[], ["a"], [], [], ["b"], []])
    _ = stage.pass()
    #expect(stage.shown == ["a", "b"] && stage.warnings.isEmpty)
  }
}

/// Three rows of 40 in a view of 100 × 200, and what a test makes of them.
private final class BadLayout: CollectionViewLayout {
  var contentSize = CGSize(width: 100, height: 120)
  var change: (CollectionViewLayoutAttributes) -> Void = { _ in }
  var answers: ([CollectionViewLayoutAttributes]) -> [CollectionViewLayoutAttributes]? = { $0 }

  func run() -> (view: CollectionView, source: ItemSource, warnings: [String]) {
    let source = ItemSource([3])
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: self)
    var warnings: [String] = []
    view.warning = { warnings.append($0) }
    view.dataSource = source
    view.layoutIfNeeded()
    view.warning = { _ in }
    return (view, source, warnings)
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    answers((0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let one = CollectionViewLayoutAttributes(forCellWith: indexPath)
    one.frame = CGRect(x: 0, y: 40 * indexPath.item, width: 100, height: 40)
    change(one)
    return one
  }
}
