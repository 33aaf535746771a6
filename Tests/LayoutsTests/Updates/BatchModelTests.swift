import Foundation
import TestSupport
import Testing

@testable import CollectionEngine

/// Random batches over sections and items against the same edits of arrays.
///
/// 10,000 batches by default; `GLISSADE_BATCHES` is another number, such as 100000.
@Suite struct BatchModelTests {
  private static var batches: Int {
    ProcessInfo.processInfo.environment["GLISSADE_BATCHES"].flatMap { Int($0) } ?? 10_000
  }

  @Test(arguments: BatchStage.Kind.allCases)
  func batchesAreEditsOfArrays(kind: BatchStage.Kind) {
    let run = BatchRun(kind, seed: UInt64(kind.rawValue.utf8.first ?? 0))
    for _ in 0..<Self.batches / BatchStage.Kind.allCases.count {
      run.step()
      if !run.violations.isEmpty { break }
    }
    #expect(run.violations == [])
    #expect(run.refused > 0 && run.refused == run.stage.failures.count)
  }
}

/// One view through many batches, each on what the last one left.
private final class BatchRun {
  let stage: BatchStage
  private(set) var violations: [String] = []
  /// How many batches were refused, as they should be.
  private(set) var refused = 0
  private var steps = 0
  private var next = 10
  private var random: SeededGenerator

  init(_ kind: BatchStage.Kind, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let board = Board(sections: [
      .init(identity: 0, items: [1, 2, 3, 4]), .init(identity: 5, items: [6, 7, 8]),
    ])
    stage = BatchStage(kind, board)
  }

  func step() {
    steps += 1
    let batch = RandomBatch(stage.board, next: &next, &random)
    scroll()
    select()
    if steps % 4 == 0 { refuse(batch) }
    perform(batch)
  }

  /// Somewhere in the content, so that what is shown is not always what comes first.
  private func scroll() {
    let range = stage.view.contentSize
    stage.view.contentOffset = CGPoint(
      x: .random(in: 0...max(range.width - 240, 0), using: &random),
      y: .random(in: 0...max(range.height - 200, 0), using: &random))
  }

  /// Selects an item more.
  private func select() {
    let identities = stage.board.sections.flatMap(\.items)
    if let one = identities.randomElement(using: &random) {
      stage.view.selectItem(at: stage.board.paths[one], animated: false)
    }
  }

  private func perform(_ batch: RandomBatch) {
    let before = stage.board
    let (old, new) = (before.paths, batch.after.paths)
    let selected = Set(stage.selected.compactMap { before[$0] })
    let failures = stage.failures.count
    let completions = stage.perform(batch.changes, batch.after)
    check(stage.failures.count == failures, "refused: \(stage.failures.last ?? "")")
    check(stage.warnings.isEmpty, "warned: \(stage.warnings)")
    check(completions == [true], "completed \(completions)")
    let view = stage.view
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    check(counts == batch.after.counts, "\(counts) items instead of \(batch.after.counts)")
    for (path, identity) in stage.shown where batch.after[path] != identity {
      check(false, "the cell of \(identity) is at \(path)")
    }
    let followed = selected.subtracting(batch.lost).compactMap { new[$0] }
    check(stage.selected == Set(followed), "selected \(stage.selected) instead of \(followed)")
    checkMaps(UpdatePlan(ChangeSet(batch.changes)), old, new, batch.lost)
    let fresh = BatchStage(stage.kind, batch.after)
    check(fresh.view.contentSize == view.contentSize, "another content size than from scratch")
    check(fresh.attributes == stage.attributes, "another layout than from scratch")
  }

  /// The maps send each item where it has gone, and back.
  private func checkMaps(
    _ plan: UpdatePlan, _ old: [Int: IndexPath], _ new: [Int: IndexPath], _ lost: Set<Int>
  ) {
    for (identity, path) in old {
      let target = lost.contains(identity) ? nil : new[identity]
      check(plan.newPath(of: path) == target, "\(identity) goes from \(path) elsewhere")
    }
    for (identity, path) in new {
      check(plan.oldPath(of: path) == old[identity], "\(identity) comes to \(path) from elsewhere")
    }
  }

  /// The batch with one mistake in it has its sentence and changes nothing.
  private func refuse(_ batch: RandomBatch) {
    guard let wrong = WrongBatch(batch, of: stage.board, &random) else { return }
    refused += 1
    stage.view.layoutIfNeeded()
    let (board, shown, selected) = (stage.board, stage.shown, stage.selected)
    let (placed, offset) = (stage.view.visibleLayoutAttributes, stage.view.contentOffset)
    let completions = stage.perform(wrong.changes, wrong.after)
    let sentence = stage.failures.last ?? "nothing"
    check(stage.failures.count == refused, "\(wrong.sentence): \(stage.failures.count) failures")
    check(sentence == wrong.sentence, "says '\(sentence)' instead of '\(wrong.sentence)'")
    check(completions == [false], "completed \(completions)")
    stage.board = board
    let counts = (0..<stage.view.numberOfSections).map { stage.view.numberOfItems(inSection: $0) }
    check(counts == board.counts && stage.shown == shown, "other items after '\(sentence)'")
    check(stage.selected == selected, "another selection after '\(sentence)'")
    check(
      stage.view.visibleLayoutAttributes == placed && stage.view.contentOffset == offset,
      "another layout after '\(sentence)'")
  }

  private func check(_ isRight: Bool, _ sentence: @autoclosure () -> String) {
    if !isRight { violations.append("batch \(steps): \(sentence())") }
  }
}
