import CollectionEngine
import Foundation
import TestSupport
import Testing

@Suite struct MirroringTests {
  /// Case C98, the second part: content 1015, a leading inset of 10 and a trailing one of 5.
  @Test func contentBeginsAtItsRightEnd() {
    let stage = makeStage(InsetColumns())
    #expect(stage.view.contentSize.width == 1015)
    #expect(stage.view.contentOffset.x == 640)
    #expect(stage.view.layoutAttributesForItem(at: [0, 0])?.frame.maxX == 1005)
    #expect(stage.view.layoutAttributesForItem(at: [0, 9])?.frame.minX == 5)
    #expect(stage.shown == ["0", "1", "2", "3"])
    // The cell shown stands where the attributes say: 10 from the right edge of the view.
    #expect(stage.view.visibleCells[0].frame.maxX - stage.view.bounds.minX == 365)
  }

  /// Case C98, the first part: five pages of 375.
  @Test func pagesCountFromTheRight() {
    let stage = makeStage(
      UniformLayout(itemSize: CGSize(width: 375, height: 100), isHorizontal: true), count: 5)
    #expect(stage.view.contentOffset.x == 1500 && stage.shown == ["0"])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 1600, y: 50)) == [0, 0])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == [0, 4])
  }

  /// Case C99 as far as the engine goes: the layout sees the release on its own side of the mirror.
  @Test func releasesAreMirrored() throws {
    let stage = makeStage(TargetColumns(), count: 10)
    let layout = try #require(stage.view.collectionViewLayout as? TargetColumns)
    #expect(stage.view.contentOffset.x == 625)
    layout.answer = { CGPoint(x: ($0.x / 100).rounded() * 100, y: 0) }
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: -1, y: 0)), at: 0)
    // 625 - 494.5 = 130.5 is 494.5 for the layout, and its 500 is 125.
    #expect(layout.asked == [CGPoint(x: 494.5, y: 0)])
    #expect(layout.velocities.map(\.x) == [1])
    for frame in 1...300 { stage.view.advance(to: Double(frame) / 60) }
    #expect(stage.view.contentOffset.x == 125 && stage.shown.first == "5")
  }

  @Test func aLayoutThatDoesNotFlipStaysAsItIs() {
    let layout = UniformLayout(itemSize: CGSize(width: 100, height: 100), isHorizontal: true)
    let stage = makeStage(layout, flips: false)
    #expect(stage.view.contentOffset.x == 0 && stage.shown.first == "0")
    #expect(layout.visibleBounds == stage.view.bounds)
  }

  @Test func aFingerHoldsContentNarrowerThanItsViewWhereItIs() {
    let layout = UniformLayout(itemSize: CGSize(width: 100, height: 100), isHorizontal: true)
    let stage = makeStage(layout, count: 1)
    #expect(stage.view.contentOffset.x == 0)
    stage.view.handle(.touch(.began, location: CGPoint(x: 50, y: 50)), at: 0)
    for width in [120.0, 375, 101] {
      stage.view.bounds.size.width = width
      _ = stage.pass()
      #expect(stage.view.contentOffset.x == 0, "\(width)")
    }
  }

  @Test func updatesAndSizesKeepTheDistanceToTheRightEnd() {
    let layout = UniformLayout(itemSize: CGSize(width: 100, height: 100), isHorizontal: true)
    let stage = makeStage(layout)
    #expect(stage.view.contentOffset.x == 625)
    stage.model[0].append("new")
    stage.view.insertItems(at: [[0, 10]])
    #expect(stage.view.contentOffset.x == 725 && stage.shown.first == "0")
    stage.view.bounds.size.width = 200
    _ = stage.pass()
    #expect(stage.view.contentOffset.x == 900 && stage.shown == ["0", "1"])
    #expect(layout.visibleBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.view.contentOffset.x = 850
    #expect(layout.visibleBounds.minX == 50)
  }

  @Test func turningTheDirectionLaysOutAnew() {
    let layout = UniformLayout(itemSize: CGSize(width: 100, height: 100), isHorizontal: true)
    let stage = makeStage(layout)
    stage.view.layoutDirection = .leftToRight
    stage.view.contentOffset.x = 0
    _ = stage.pass()
    #expect(stage.shown.first == "0")
    #expect(stage.view.visibleCells.first?.frame.minX == 0)
  }

  private func makeStage(
    _ layout: UniformLayout, count: Int = 10, flips: Bool = true
  ) -> Stage {
    let stage = Stage(count: count, size: CGSize(width: 375, height: 100))
    layout.flips = flips
    stage.view.layoutDirection = .rightToLeft
    stage.view.collectionViewLayout = layout
    _ = stage.pass()
    return stage
  }
}

/// Ten columns of 100, 10 pt before and 5 behind them.
private final class InsetColumns: UniformLayout {
  init() { super.init(itemSize: CGSize(width: 100, height: 100), isHorizontal: true) }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    CGSize(width: super.collectionViewContentSize.width + 15, height: 100)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: -10, dy: 0))?.map(moved)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(moved)
  }

  private func moved(_ one: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
    one.center.x += 10
    return one
  }
}

/// Columns that say where releases go, and remember what they were asked.
private final class TargetColumns: UniformLayout {
  var answer: (CGPoint) -> CGPoint = { $0 }
  private(set) var asked: [CGPoint] = []
  private(set) var velocities: [CGPoint] = []

  init() { super.init(itemSize: CGSize(width: 100, height: 100), isHorizontal: true) }

  required init?(coder: NSCoder) { nil }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked.append(proposedContentOffset)
    velocities.append(velocity)
    return answer(proposedContentOffset)
  }
}
