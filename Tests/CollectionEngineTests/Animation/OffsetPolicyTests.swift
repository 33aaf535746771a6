import CollectionEngine
import Foundation
import Geometry
import Testing

/// What stays where it is seen while content or bounds change.
@Suite struct OffsetPolicyTests {
  private func stage(
    count: Int, row: Double, offset: Double = 0, height: Double = 600,
    _ set: (inout ScrollPolicy) -> Void
  ) -> Stage {
    let stage = Stage.linear(
      count: count, itemSize: CGSize(width: 300, height: row),
      size: CGSize(width: 300, height: height))
    set(&stage.view.policy)
    stage.view.contentOffset.y = offset
    stage.view.advance(to: 0)
    return stage
  }

  private func offsetNow(_ stage: Stage) -> Double { stage.view.contentOffset.y }

  /// The row keeps its place on screen in every frame.
  private func expectStill(_ letter: String, _ stage: Stage, at y: Double) {
    for time in [0, 0.2, 0.5, 0.9, 1] {
      stage.view.advance(to: time)
      let seen = stage.looks[letter]?.y ?? .infinity
      #expect(abs(seen - y) < 1e-9, "\(letter) at \(time) s stands at \(seen)")
    }
  }

  @Test("C53: rows inserted above leave the anchor where it is seen")
  func insertedAbove() {
    let stage = stage(count: 30, row: 80, offset: 800, height: 640) { $0.updateOffset = .anchor }
    stage.insert(["a", "b", "c", "d", "e"], at: 0)
    #expect(stage.view.contentOffset.y == 1200)
    expectStill("10", stage, at: 0)
  }

  @Test("C62: rows deleted above leave the anchor where it is seen")
  func deletedAbove() {
    let stage = stage(count: 40, row: 100, offset: 1000) { $0.updateOffset = .anchor }
    stage.delete(2..<5)
    #expect(stage.view.contentOffset.y == 700)
    expectStill("10", stage, at: 0)
  }

  @Test("C53, C62: by default the offset stays, as UIKit leaves it")
  func defaultPolicy() {
    let inserted = stage(count: 30, row: 80, offset: 800, height: 640) { _ in }
    inserted.insert(["a", "b", "c", "d", "e"], at: 0)
    #expect(inserted.view.contentOffset.y == 800)
    inserted.view.advance(to: 1)
    #expect(inserted.looks["5"]?.y == 0 && inserted.looks["10"]?.y == 400)
    let deleted = stage(count: 40, row: 100, offset: 1000) { _ in }
    deleted.delete(2..<5)
    #expect(deleted.view.contentOffset.y == 1000)
  }

  @Test func ofADeletedAnchorTheNextRowStays() {
    let stage = stage(count: 40, row: 100, offset: 1030) { $0.updateOffset = .anchor }
    stage.delete(9..<12)
    #expect(stage.view.contentOffset.y == 730)
    expectStill("12", stage, at: 170)
  }

  @Test("C54: rows of other heights leave the first row where it is seen")
  func prepended() {
    let stage = stage(count: 30, row: 80, offset: 350) { $0.updateOffset = .anchor }
    stage.layout.followsPreferences = true
    stage.preferredHeight = { path in
      ["x": 120.0, "y": 44, "z": 230][stage.model[0][path.item]]
    }
    stage.layout.invalidateLayout()
    stage.view.advance(to: 0)
    let first = stage.view.visibleCells.compactMap { $0 as? LetterCell }.first
    let y = (first?.frame.minY ?? 0) - stage.view.contentOffset.y
    stage.insert(["x", "y", "z"], at: 0)
    expectStill(first?.letter ?? "", stage, at: y)
  }

  @Test(
    "C56: content shorter than the view grows from the end it is kept at", arguments: [true, false])
  func shortContent(fromTheEnd: Bool) {
    let stage = stage(count: 3, row: 50) { $0.updateOffset = fromTheEnd ? .end : .anchor }
    stage.insert((0..<12).map { "new \($0)" }, at: 3)
    #expect(stage.view.contentOffset.y == (fromTheEnd ? 150 : 0))
  }

  @Test func aChatThatIsReadHigherUpStaysThere() {
    let stage = stage(count: 30, row: 50, offset: 500) { $0.updateOffset = .end }
    stage.insert(["new"], at: 30)
    #expect(stage.view.contentOffset.y == 500)
    stage.view.contentOffset.y = 950
    stage.insert(["newer"], at: 31)
    #expect(stage.view.contentOffset.y == 1000)
  }

  @Test("C57: the keyboard moves what is seen, and moves it back", arguments: [1400.0, 900])
  func keyboard(offset: Double) {
    let stage = stage(count: 20, row: 100, offset: offset) { $0.resizeOffset = .end }
    stage.view.contentInset.bottom = 300
    #expect(offsetNow(stage) == offset + 300)
    stage.view.contentInset.bottom = 0
    #expect(offsetNow(stage) == offset)
  }

  @Test("C57: a lower view keeps its end") func lowerView() {
    let stage = stage(count: 20, row: 100, offset: 1400) { $0.resizeOffset = .end }
    stage.view.bounds.size.height = 550
    stage.view.advance(to: 0)
    #expect(stage.view.contentOffset.y == 1450)
  }

  @Test("C64: a rotation keeps the page", arguments: [(4, 3, 320.0, 568.0), (7, 6, 375, 667)])
  func rotation(count: Int, page: Int, width: Double, other: Double) {
    let layout = PageLayout(pages: count)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200), collectionViewLayout: layout)
    view.isPagingEnabled = true
    view.policy.resizeOffset = .page
    view.advance(to: 0)
    view.contentOffset.x = Double(page) * width
    for (time, now) in [(1.0, other), (2, width), (3, other)] {
      view.bounds.size.width = now
      view.advance(to: time)
      #expect(view.contentOffset.x == CGFloat(page) * CGFloat(now))
    }
    view.resize(to: CGSize(width: width, height: 200), animated: true)
    #expect(view.contentOffset.x == CGFloat(page) * CGFloat(width))
  }

  @Test func changesWhileItGlidesKeepTheSpeed() {
    let stage = stage(count: 60, row: 100, offset: 2000) { $0.updateOffset = .anchor }
    stage.view.handle(.release(contentOffset: nil, velocity: CGPoint(x: 0, y: 1)), at: 0)
    stage.view.advance(to: 0.2)
    let (offset, velocity) = (stage.view.contentOffset.y, stage.view.currentVelocity.y)
    stage.insert(["a", "b"], at: 0)
    #expect(stage.view.isDecelerating && abs(stage.view.contentOffset.y - offset - 200) < 0.5)
    #expect(abs(stage.view.currentVelocity.y - velocity) < 1e-3 * velocity)
  }
}

/// Pages as large as the view.
private final class PageLayout: CollectionViewLayout {
  private let pages: Int

  init(pages: Int) {
    self.pages = pages
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return CGSize(width: size.width * Double(pages), height: size.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
