import CollectionEngine
import Foundation
import Geometry
import TestSupport
import Testing

/// Animated changes of what is around the items: headers, decorations, the layout, the bounds.
@Suite struct AnimatedSurroundingsTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Headers of 20 pt over rows of 100 pt.
  private func sections() -> Stage {
    let stage = Stage(
      [["a"], ["b"], ["c"]], size: CGSize(width: 300, height: 600))
    stage.layout.followsPreferences = true
    stage.view.changeTiming = .linear
    stage.view.advance(to: 0)
    return stage
  }

  private func headers(_ stage: Stage) -> [(y: Double, alpha: Double)] {
    stage.view.visibleViews.filter { $0 is LetterHeader }
      .map { (y: $0.frame.minY, alpha: $0.alpha) }.sorted { $0.y < $1.y }
  }

  @Test func headersGoWithTheirSections() {
    let stage = sections()
    stage.model.remove(at: 1)
    stage.view.deleteSections([1])
    stage.view.advance(to: 0.5)
    #expect(headers(stage).map(\.y) == [0, 120, 180])
    #expect(headers(stage).map(\.alpha) == [1, 0.5, 1])
    stage.view.advance(to: 1)
    #expect(headers(stage).map(\.y) == [0, 120])
    #expect(stage.looks["c"] == Look(y: 140))
  }

  @Test func aHeaderOfAnInsertedSectionFadesIn() {
    let stage = sections()
    stage.model.insert(["new"], at: 1)
    stage.view.insertSections([1])
    stage.view.advance(to: 0.25)
    #expect(headers(stage).map(\.y) == [0, 120, 150, 270])
    #expect(headers(stage).map(\.alpha) == [1, 0.25, 1, 1])
    #expect(stage.looks["new"] == Look(y: 140, alpha: 0.25))
  }

  @Test func aHeaderThatTheLayoutInsertsFadesInThoughItsPathStays() {
    let stage = sections()
    let before = stage.view.supplementaryView(forElementKind: "header", at: path(0, 2))
    stage.layout.insertedHeaders = [path(0, 2)]
    stage.model[0].append("new")
    stage.view.insertItems(at: [path(1)])
    stage.view.advance(to: 0.5)
    // The old one goes while the new one comes.
    #expect(stage.view.supplementaryView(forElementKind: "header", at: path(0, 2)) !== before)
    #expect(headers(stage).filter { $0.alpha == 0.5 }.count == 2)
    stage.view.advance(to: 1)
    #expect(headers(stage).map(\.alpha) == [1, 1, 1])
  }

  @Test func anotherLayoutTakesEveryRowAlong() {
    let stage = Stage.linear(count: 20)
    let new = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: 50))
    let old = stage.layout
    var done: [Bool] = []
    stage.view.setCollectionViewLayout(new, animated: true) { done.append($0) }
    // Rows that were not on screen come from where the old layout has them.
    #expect(stage.looks["5"] == Look(y: 500))
    stage.view.advance(to: 0.5)
    #expect(stage.looks["1"] == Look(y: 75, height: 75))
    #expect(stage.looks["5"] == Look(y: 375, height: 75))
    #expect(done.isEmpty && old.collectionView == nil)
    stage.view.advance(to: 1)
    #expect(stage.looks["5"] == Look(y: 250, height: 50) && done == [true])
  }

  @Test func anAnimatedResizeTakesEveryRowAlong() {
    let stage = Stage.linear(count: 20)
    stage.layout.invalidatesOnScroll = true
    stage.layout.onBoundsChange = { [layout = stage.layout] in
      layout.itemSize = CGSize(width: $0.width, height: $0.height / 2)
    }
    var done: [Bool] = []
    stage.view.resize(to: CGSize(width: 300, height: 400), animated: true) { done.append($0) }
    #expect(stage.looks["0"] == Look(y: 0) && stage.looks["1"] == Look(y: 100))
    stage.view.advance(to: 0.5)
    #expect(stage.looks["1"] == Look(y: 150, height: 150) && done.isEmpty)
    stage.view.advance(to: 1)
    #expect(stage.looks["1"] == Look(y: 200, height: 200) && done == [true])
  }

  @Test func whatIsHiddenInTheEndIsSeenUntilThen() {
    let stage = Stage.linear(count: 3)
    stage.layout.onAttributes = {
      $0.isHidden = $0.indexPath.item == 1 && stage.model[0].count == 4
    }
    stage.insert(["new"], at: 3)
    stage.view.advance(to: 0.5)
    #expect(stage.looks["1"] != nil)
    stage.view.advance(to: 1)
    #expect(stage.looks["1"] == nil)
  }

  @Test func theOrderChangesOnTheWay() {
    let stage = Stage.linear(count: 3)
    stage.layout.onAttributes = { $0.zIndex = stage.model[0].count == 4 ? 10 : 0 }
    stage.insert(["new"], at: 3)
    stage.view.advance(to: 0.5)
    #expect(stage.view.cellForItem(at: path(0))?.zPosition == 5)
    #expect(
      stage.view.shownElements.first { $0.attributes.indexPath == path(0) }?.attributes.zIndex == 5)
  }
}
