import Foundation
import Testing

@testable import CollectionEngine

/// Snapshots that are applied with animation.
@Suite struct AnimatedApplyTests {
  /// The middle of each letter's cell that is shown, from the top of the view, in pt, and how opaque it is.
  private func looks(_ stage: DiffableStage) -> [String: [Double]] {
    Dictionary(
      uniqueKeysWithValues: stage.view.visibleViews.compactMap { view in
        (view as? DiffableStage.Cell).map { ($0.letter, [Double($0.center.y), Double($0.alpha)]) }
      })
  }

  private func stage(_ sections: [String]) -> DiffableStage {
    let stage = DiffableStage(sections)
    stage.view.changeTiming = .linear
    stage.view.advance(to: 0)
    return stage
  }

  @Test func everybodyGoesFromWhereTheyWereToWhereTheyBelong() {
    let stage = stage(["abcde", "fg"])
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["b"])
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.moveItem("d", afterItem: "g")
    var done: [Double] = []
    stage.source.apply(snapshot, animatingDifferences: true) { [unowned stage] in
      done.append(stage.view.currentTime)
    }
    #expect(looks(stage)["a"] == [25, 1] && looks(stage)["d"] == [175, 1])
    #expect(looks(stage)["x"] == [25, 0] && looks(stage)["b"] == [75, 1])
    stage.view.advance(to: 0.5)
    // xace, fgd: f from 275 to 225, g from 325 to 275, d from 175 to 325.
    #expect(
      looks(stage) == [
        "x": [25, 0.5], "a": [50, 1], "b": [75, 0.5], "c": [125, 1], "e": [200, 1],
        "f": [250, 1], "g": [300, 1], "d": [250, 1],
      ])
    #expect(done.isEmpty)
    stage.view.advance(to: 1)
    #expect(done == [1] && stage.shown == "xacefgd" && looks(stage)["b"] == nil)
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let stage = stage(["abc"])
    var snapshot = stage.source.snapshot()
    snapshot.moveItem("a", afterItem: "c")
    var isDone = false
    stage.source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone && !stage.view.isAnimatingChanges && looks(stage)["a"] == [125, 1])
  }

  @Test func aSecondSnapshotInTheMiddleMovesNothingAtOnce() {
    let stage = stage(["abcde"])
    var done: [String] = []
    var snapshot = stage.source.snapshot()
    snapshot.moveItem("e", beforeItem: "a")
    stage.source.apply(snapshot, animatingDifferences: true) { done.append("first") }
    stage.view.advance(to: 0.5)
    let before = looks(stage)
    snapshot.deleteItems(["e"])
    snapshot.appendItems(["x"])
    stage.source.apply(snapshot, animatingDifferences: true) { done.append("second") }
    for (letter, look) in looks(stage) where letter != "x" {
      for (one, other) in zip(look, before[letter] ?? []) {
        #expect(abs(one - other) < 1e-9, "\(letter)")
      }
    }
    #expect(looks(stage)["x"]?[1] == 0)
    stage.view.advance(to: 1)
    #expect(done == ["first"] && looks(stage)["e"] != nil)
    stage.view.advance(to: 1.5)
    #expect(done == ["first", "second"] && stage.shown == "abcdx" && looks(stage)["e"] == nil)
  }

  @Test func reloadedOnesChangeOverAndReconfiguredOnesDoNot() {
    let stage = stage(["abc"])
    let cells = stage.cells
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    stage.source.apply(snapshot, animatingDifferences: true)
    stage.view.advance(to: 0.25)
    let alphas = stage.view.visibleViews.compactMap { $0 as? DiffableStage.Cell }
      .filter { $0.letter == "a" }.map(\.alpha)
    #expect(alphas.sorted() == [0.25, 0.75])
    #expect(stage.cell("b") === cells[1] && cells[1].setUps == 2)
    stage.view.advance(to: 1)
    #expect(stage.cell("a") !== cells[0])
  }

  @Test func sectionsGoWithTheirItems() {
    let stage = stage(["ab", "cd", "ef"])
    var snapshot = stage.source.snapshot()
    snapshot.moveSection(2, beforeSection: 0)
    snapshot.deleteSections([1])
    stage.source.apply(snapshot, animatingDifferences: true)
    stage.view.advance(to: 0.5)
    #expect(looks(stage)["e"] == [125, 1] && looks(stage)["a"] == [75, 1])
    #expect(looks(stage)["c"] == [125, 0.5])
    stage.view.advance(to: 1)
    #expect(stage.shown == "efab")
  }
}
