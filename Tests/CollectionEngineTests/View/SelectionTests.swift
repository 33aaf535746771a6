import CollectionEngine
import Foundation
import Testing

@Suite struct SelectionTests {
  /// Vector `sequences`, `tap_select`.
  @Test func aTapHighlightsThenSelectsThenLetsGo() {
    let (stage, person) = makeStage()
    tap(stage, y: 150, at: 0)
    #expect(
      person.lines == [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "lift", "shouldSelect [0, 1]",
        "didSelect [0, 1]", "didUnhighlight [0, 1]",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
    let cell = stage.view.cellForItem(at: [0, 1])
    #expect(cell?.isSelected == true && cell?.isHighlighted == false)
  }

  @Test func anotherTapMovesASingleSelection() {
    let (stage, person) = makeStage()
    tap(stage, y: 50, at: 0)
    person.lines = []
    tap(stage, y: 150, at: 1)
    #expect(
      person.lines == [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "lift", "shouldSelect [0, 1]",
        "didDeselect [0, 0]", "didSelect [0, 1]", "didUnhighlight [0, 1]",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func oneOfSeveralIsLetGoByASecondTap() {
    let (stage, person) = makeStage()
    stage.view.allowsMultipleSelection = true
    tap(stage, y: 50, at: 0)
    tap(stage, y: 150, at: 1)
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    person.lines = []
    tap(stage, y: 50, at: 2)
    #expect(
      person.lines == [
        "shouldHighlight [0, 0]", "didHighlight [0, 0]", "lift", "shouldDeselect [0, 0]",
        "didDeselect [0, 0]", "didUnhighlight [0, 0]",
      ])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func aDragLetsGoWithoutSelecting() {
    let (stage, person) = makeStage()
    touch(stage, .began, y: 150, at: 0)
    touch(stage, .moved, y: 100, at: 0.1)
    touch(stage, .moved, y: 50, at: 0.2)
    touch(stage, .ended, y: 50, at: 0.4)
    #expect(
      person.lines == ["shouldHighlight [0, 1]", "didHighlight [0, 1]", "didUnhighlight [0, 1]"])
    #expect(stage.view.indexPathsForSelectedItems == nil)
  }

  @Test func theDelegateCanRefuse() {
    let (stage, person) = makeStage()
    person.allowsHighlight = false
    tap(stage, y: 50, at: 0)
    #expect(person.lines == ["shouldHighlight [0, 0]", "lift"])
    person.allowsHighlight = true
    person.allowsSelect = false
    tap(stage, y: 50, at: 1)
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(person.lines.last == "didUnhighlight [0, 0]")
    stage.view.allowsSelection = false
    person.lines = []
    tap(stage, y: 50, at: 2)
    #expect(person.lines == ["lift"])
  }

  @Test func byProgramNobodyIsCalledAndReloadingForgets() {
    let (stage, person) = makeStage()
    stage.view.selectItem(at: [0, 10], animated: false, scrollPosition: .top)
    #expect(stage.view.contentOffset.y == 1000)
    _ = stage.pass()
    #expect(stage.view.cellForItem(at: [0, 10])?.isSelected == true)
    stage.view.deselectItem(at: [0, 10], animated: false)
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(stage.view.cellForItem(at: [0, 10])?.isSelected == false)
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: [0, 1], animated: false)
    stage.view.selectItem(at: [0, 2], animated: false)
    stage.view.selectItem(at: nil, animated: false)
    #expect(stage.view.indexPathsForSelectedItems == nil)
    stage.view.selectItem(at: [0, 2], animated: false)
    stage.view.reloadData()
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(person.lines.isEmpty)
  }

  @Test func aCellThatScrollsBackIsStillSelected() {
    let (stage, _) = makeStage()
    tap(stage, y: 50, at: 0)
    stage.view.contentOffset.y = 1000
    _ = stage.pass()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.view.contentOffset.y = 0
    _ = stage.pass()
    #expect(stage.view.visibleCells.map(\.isSelected) == [true, false, false])
  }

  private func makeStage() -> (Stage, Person) {
    let (stage, person) = (Stage(count: 30), Person())
    _ = stage.pass()
    stage.keep(person)
    stage.view.delegate = person
    return (stage, person)
  }

  private func tap(_ stage: Stage, y: Double, at time: Double) {
    touch(stage, .began, y: y, at: time)
    (stage.view.delegate as? Person)?.lines.append("lift")
    touch(stage, .ended, y: y, at: time + 0.1)
  }

  private func touch(_ stage: Stage, _ phase: TouchPhase, y: Double, at time: Double) {
    stage.view.handle(.touch(phase, location: CGPoint(x: 50, y: y)), at: time)
  }
}

/// A delegate that writes down what happens to items.
private final class Person: CollectionViewDelegate {
  var lines: [String] = []
  var allowsHighlight = true
  var allowsSelect = true

  func collectionView(_ view: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    lines.append("shouldHighlight \(path.text)")
    return allowsHighlight
  }

  func collectionView(_ view: CollectionView, didHighlightItemAt path: IndexPath) {
    lines.append("didHighlight \(path.text)")
  }

  func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) {
    lines.append("didUnhighlight \(path.text)")
  }

  func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    lines.append("shouldSelect \(path.text)")
    return allowsSelect
  }

  func collectionView(_ view: CollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    lines.append("shouldDeselect \(path.text)")
    return true
  }

  func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
    lines.append("didSelect \(path.text)")
  }

  func collectionView(_ view: CollectionView, didDeselectItemAt path: IndexPath) {
    lines.append("didDeselect \(path.text)")
  }
}
