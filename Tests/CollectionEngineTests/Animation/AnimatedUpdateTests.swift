import CollectionEngine
import Foundation
import Geometry
import Motion
import Testing

@Suite struct AnimatedUpdateTests {
  @Test("C45: only the inserted row fades in, the others go from where they were")
  func survivorsGlide() {
    let stage = Stage.linear(
      count: 5, itemSize: CGSize(width: 300, height: 50), size: CGSize(width: 300, height: 400))
    stage.layout.onInitial = { path, usual in
      if path.item == 2 {
        usual.alpha = 0
        usual.transform = .init(scaleX: 0.1, y: 0.1)
      }
      return usual
    }
    stage.insert(["new"], at: 2)
    let starts = [0.0, 50, 100, 150, 200]
    for (letter, y) in starts.enumerated() {
      #expect(stage.looks["\(letter)"] == Look(y: y, height: 50))
    }
    #expect(stage.looks["new"] == Look(y: 100, height: 50, alpha: 0))
    let cell = stage.view.visibleViews.compactMap { $0 as? LetterCell }.first { $0.letter == "new" }
    #expect(abs((cell?.transform.a ?? 0) - 0.1) < 1e-12)
    stage.view.advance(to: 0.5)
    #expect(["2", "3", "4"].map { stage.looks[$0]?.y } == [125, 175, 225])
    #expect(stage.looks["new"]?.alpha == 0.5)
    #expect(abs((cell?.transform.a ?? 0) - 0.55) < 1e-12)
    stage.view.advance(to: 1)
    #expect(["2", "3", "4"].map { stage.looks[$0]?.y } == [150, 200, 250])
    #expect(cell?.transform.isIdentity == true && cell?.alpha == 1)
    #expect(!stage.view.isAnimatingChanges)
  }

  @Test("C46: the offset of the same update is a part of the way")
  func theOffsetIsAPartOfTheWay() {
    let stage = Stage.linear(
      count: 20, itemSize: CGSize(width: 300, height: 50), size: CGSize(width: 300, height: 400))
    stage.view.contentOffset.y = 600
    stage.view.advance(to: 0)
    stage.layout.onInitial = { _, usual in
      usual.alpha = 1
      return usual
    }
    stage.updateTarget = { CGPoint(x: $0.x, y: $0.y + 50) }
    stage.insert(["new"], at: 20)
    #expect(stage.view.contentOffset.y == 650)
    for (time, way) in [(0.0, 0.0), (0.25, 12.5), (0.5, 25), (1, 50)] {
      stage.view.advance(to: time)
      #expect(stage.looks["new"]?.y == 400 - way)
      for row in 13..<20 { #expect(stage.looks["\(row)"]?.y == Double(row) * 50 - 600 - way) }
    }
  }

  @Test func deletedRowsKeepTheirViewsUntilTheyHaveFaded() {
    let stage = Stage.linear(count: 6)
    stage.delete(1..<2)
    #expect(stage.shown == ["0", "2", "3"])
    #expect(stage.looks["1"] == Look(y: 100) && stage.looks["3"]?.y == 300)
    stage.view.advance(to: 0.75)
    #expect(stage.looks["1"] == Look(y: 100, alpha: 0.25) && stage.looks["2"]?.y == 125)
    #expect(!stage.log.lines.contains("didEndDisplaying([0, 1])"))
    stage.view.advance(to: 1)
    #expect(stage.looks["1"] == nil && stage.looks["2"]?.y == 100)
    #expect(stage.log.lines.contains("didEndDisplaying([0, 1])"))
  }

  @Test func rowsThatScrollOutGoAllTheWay() {
    let stage = Stage.linear(count: 6)
    stage.insert(["a", "b"], at: 0)
    #expect(stage.shown == ["a", "b", "0"])
    #expect(Set(stage.looks.keys) == ["a", "b", "0", "1", "2"])
    stage.view.advance(to: 0.5)
    #expect(stage.looks["2"]?.y == 300 && stage.looks["1"]?.y == 200)
    stage.view.advance(to: 1)
    #expect(Set(stage.looks.keys) == ["a", "b", "0"])
  }

  /// In UIKit rows that come in from above because content has shrunk stay hidden until the end.
  @Test func rowsThatScrollInFromAboveAreThereFromTheFirstFrame() {
    let stage = Stage.linear(count: 10)
    stage.view.contentOffset.y = 700
    stage.view.advance(to: 0)
    stage.delete(8..<10)
    #expect(stage.view.contentOffset.y == 500)
    #expect(Set(stage.looks.keys) == ["5", "6", "7", "8", "9"])
    #expect(stage.looks["5"]?.y == -200 && stage.looks["7"]?.y == 0)
    stage.view.advance(to: 0.5)
    #expect(stage.looks["5"]?.y == -100 && stage.looks["7"]?.y == 100)
  }

  @Test func rowsThatComeFromFarAwayComeFromWhereTheyWere() {
    let stage = Stage.linear(count: 40)
    stage.delete(0..<20)
    #expect(stage.looks["20"]?.y == 2000 && stage.looks["20"]?.alpha == 1)
    stage.view.advance(to: 0.9)
    #expect(abs((stage.looks["20"]?.y ?? 0) - 200) < 1e-9)
  }

  @Test func aReloadedRowFadesFromOneCellToTheOther() {
    let stage = Stage.linear(count: 3)
    stage.model[0][1] = "x"
    stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.advance(to: 0.25)
    #expect(stage.looks["1"] == Look(y: 100, alpha: 0.75))
    #expect(stage.looks["x"] == Look(y: 100, alpha: 0.25))
  }

  @Test func nilFromTheLayoutMeansItsUsualWay() {
    let stage = Stage.linear(count: 3)
    stage.layout.onInitial = { _, _ in nil }
    stage.layout.onFinal = { _, _ in nil }
    stage.model[0] = ["new", "0", "2"]
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(stage.looks["new"] == Look(y: 0, alpha: 0) && stage.looks["0"]?.y == 0)
    #expect(stage.looks["1"] == Look(y: 100))
  }

  @Test func completionsComeOnceInTheOrderOfTheEnds() {
    let stage = Stage.linear(count: 5)
    var done: [String] = []
    func batch(_ name: String, _ duration: Double) {
      stage.view.performBatchUpdates(timing: .curve(.linear, duration: duration)) {
        stage.model[0].append(name)
        stage.view.insertItems(at: [IndexPath(item: stage.model[0].count - 1, section: 0)])
      } completion: {
        done.append("\(name) \($0)")
      }
    }
    batch("a", 1)
    batch("b", 0.5)
    batch("c", 1)
    stage.view.advance(to: 0.6)
    #expect(done == ["b true"])
    stage.view.advance(to: 2)
    stage.view.advance(to: 3)
    #expect(done == ["b true", "a true", "c true"])
  }

  @Test func reloadDataCutsEverythingOff() {
    let stage = Stage.linear(count: 5)
    var done: [Bool] = []
    stage.view.performBatchUpdates {
      stage.model[0].removeFirst()
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      done.append($0)
    }
    stage.view.advance(to: 0.5)
    stage.view.reloadData()
    stage.view.advance(to: 0.6)
    #expect(done == [false] && stage.looks["0"] == nil && stage.looks["1"] == Look(y: 0))
  }

  @Test func whatHappensWithoutAnimationIsThereAtOnce() {
    let stage = Stage.linear(count: 5)
    View.performWithoutAnimation { stage.insert(["new"], at: 0) }
    #expect(stage.looks["0"] == Look(y: 100) && stage.looks["new"] == Look(y: 0))
    #expect(!stage.view.isAnimatingChanges && View.areAnimationsEnabled)
  }

  @Test func whatLeavesHasThePathThatItsItemHasByNow() {
    let stage = Stage.linear(count: 9)
    stage.insert(["x", "y"], at: 0)
    stage.view.advance(to: 0.2)
    stage.insert(["z"], at: 0)
    stage.view.advance(to: 0.4)
    #expect(stage.looks.keys.sorted() == ["0", "1", "2", "x", "y", "z"])
    for (shown, view) in zip(stage.view.shownElements, stage.view.visibleViews) {
      #expect(
        stage.model[0][shown.attributes.indexPath.item] == (view as? LetterCell)?.letter
          && shown.departure == nil)
    }
  }

  @Test func whatALaterRoundNeedsAgainHasNotLeft() {
    let stage = Stage.linear(count: 3)
    // Self-sizing does so: what is measured in the first round decides the second one.
    var round = 0
    stage.layout.onAttributes = { $0.center.y += round == 1 ? 5000 : 0 }
    stage.layout.onPrepare = { [layout = stage.layout] _ in
      round += 1
      if round == 1 { layout.invalidateLayout() }
    }
    stage.insert(["new"], at: 0)
    #expect(stage.looks["0"] == Look(y: 0))
    stage.view.advance(to: 0.5)
    #expect(stage.looks["0"] == Look(y: 50) && stage.looks["1"] == Look(y: 150))
    stage.view.advance(to: 1)
    #expect(stage.looks["0"] == Look(y: 100) && stage.looks["2"] == nil)
  }
}
