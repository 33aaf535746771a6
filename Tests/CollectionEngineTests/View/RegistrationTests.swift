import CollectionEngine
import Foundation
import TestSupport
import Testing

/// Cells and supplementary views that need no identifier.
@Suite struct RegistrationTests {
  private final class NumberCell: CollectionViewCell {
    var number = 0
  }

  private final class Label: CollectionReusableView {
    var text = ""
  }

  private final class OtherCell: CollectionViewCell {}

  /// A data source of numbered cells, every third of another class, in rows of 100 with one label.
  private final class Source: CollectionViewDataSource {
    let numbers = CollectionView.CellRegistration<NumberCell, Int> { cell, path, number in
      #expect(path.item == number)
      cell.number = number
    }
    let others = CollectionView.CellRegistration<OtherCell, Int> { _, _, _ in }
    let labels = CollectionView.SupplementaryRegistration<Label>(elementKind: "label") {
      label, kind, path in
      label.text = "\(kind) \(path.section)"
    }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      path.item % 3 == 2
        ? view.dequeueConfiguredReusableCell(using: others, for: path, item: path.item)
        : view.dequeueConfiguredReusableCell(using: numbers, for: path, item: path.item)
    }

    func collectionView(
      _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> CollectionReusableView {
      view.dequeueConfiguredReusableSupplementary(using: labels, for: path)
    }
  }

  private func makeView(_ source: Source) -> CollectionView {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UniformLayout(itemSize: CGSize(width: 300, height: 100)))
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func cellsAreOfTheirClassSetUpLaidOutAndUsedAgain() throws {
    let source = Source()
    let view = makeView(source)
    let first = try #require(view.cellForItem(at: [0, 1]) as? NumberCell)
    #expect(first.number == 1 && first.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
    #expect(view.cellForItem(at: [0, 2]) is OtherCell)
    for offset in stride(from: 0.0, through: 5700, by: 50) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
    }
    let numbers = view.visibleCells.compactMap { ($0 as? NumberCell)?.number }
    #expect(numbers == [57, 58])
    #expect(view.reuseCounts.made <= 6 && view.reuseCounts.reused > 50)
  }

  @Test func supplementaryViewsGetTheirKindAndPath() {
    let source = Source()
    let view = makeView(source)
    let label = view.dequeueConfiguredReusableSupplementary(using: source.labels, for: [0, 0])
    #expect(label.text == "label 0")
  }

  @Test func withoutAnItemNothingIsSetUp() {
    let view = makeView(Source())
    var calls = 0
    let registration = CollectionView.CellRegistration<NumberCell, String> { _, _, _ in calls += 1 }
    let none: String? = nil
    _ = view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: none)
    #expect(calls == 0)
    _ = view.dequeueConfiguredReusableCell(using: registration, for: [0, 0], item: "a")
    #expect(calls == 1)
  }

  @Test func aReconfiguredItemKeepsItsCell() {
    let source = Source()
    let view = makeView(source)
    let before = view.cellForItem(at: [0, 0])
    (before as? NumberCell)?.number = -1
    view.reconfigureItems(at: [[0, 0]])
    #expect(view.cellForItem(at: [0, 0]) === before)
    #expect((before as? NumberCell)?.number == 0)
  }

  /// Registrations come and go; none takes cells of another.
  @Test func eachIsAKindOfItsOwn() {
    let source = Source()
    let view = makeView(source)
    for round in 0..<200 {
      if round % 2 == 0 {
        let one = CollectionView.CellRegistration<NumberCell, Int> { $0.number = $2 }
        let cell = view.dequeueConfiguredReusableCell(using: one, for: [0, 0], item: round)
        #expect(cell.number == round)
      } else {
        let one = CollectionView.CellRegistration<OtherCell, Int> { _, _, _ in }
        _ = view.dequeueConfiguredReusableCell(using: one, for: [0, 0], item: round)
      }
    }
  }
}
