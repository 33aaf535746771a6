import CollectionEngine
import Foundation

/// One update of a list of 100,000 items, which verifies its result.
struct UpdateBenchmark: Sendable {
  let name: String
  let run: @Sendable () -> [UpdateReport]

  static let all = [
    UpdateBenchmark(name: "batch") { [batch()] },
    UpdateBenchmark(name: "difference") { difference() },
    UpdateBenchmark(name: "diffable-apply") { [apply()] },
  ]

  private static let count = 100_000
  /// How often a fast one is measured. The least time counts.
  private static let rounds = 7
  /// 5 % deleted, 5 % inserted and 1 % moved.
  private static var edited: EditedList {
    EditedList(count: count, deleted: count / 20, inserted: count / 20, moved: count / 100)
  }

  /// 1,000 inserts and 1,000 deletes by `performBatchUpdates`: checked, planned, laid out by a flow
  /// and shown.
  private static func batch() -> UpdateReport {
    let list = EditedList(count: count, deleted: 1000, inserted: 1000, moved: 0)
    let difference = IdentityDifference(from: list.before, to: list.after)
    let deletes = difference.deletions.map { IndexPath(item: $0, section: 0) }
    let inserts = difference.insertions.map { IndexPath(item: $0, section: 0) }
    let time = least { (stage: ListStage) in
      View.performWithoutAnimation {
        stage.view.performBatchUpdates {
          stage.identities = list.after
          stage.view.deleteItems(at: deletes)
          stage.view.insertItems(at: inserts)
        }
      }
    } making: {
      let stage = ListStage(list.before)
      ListStage.prepare(stage.view, items: count)
      return stage
    } verifying: {
      ListStage.verify($0.view, list)
    }
    return UpdateReport(
      name: "batch", items: count, deleted: deletes.count, inserted: inserts.count, moved: 0,
      time: time, budget: 20)
  }

  /// The difference by identity, beside the one of the standard library with its moves.
  private static func difference() -> [UpdateReport] {
    let list = edited
    var found = IdentityDifference(from: list.before, to: list.after)
    let time = least { (_: Void) in
      found = IdentityDifference(from: list.before, to: list.after)
    } making: {
    } verifying: {
      precondition(applied(found, to: list) == list.after, "It makes another list.")
    }
    var standard = list.after.difference(from: list.before)
    let standardTime = cpuTime { _ in
      standard = list.after.difference(from: list.before).inferringMoves()
    }
    precondition(list.before.applying(standard) == list.after, "It makes another list.")
    let moved = standard.insertions.count { $0.isMove }
    return [
      UpdateReport(
        name: "difference", items: count, deleted: found.deletions.count,
        inserted: found.insertions.count, moved: found.moves.count, time: time, budget: 60),
      UpdateReport(
        name: "standard-library", items: count, deleted: standard.removals.count - moved,
        inserted: standard.insertions.count - moved, moved: moved, time: standardTime * 1e3,
        budget: nil),
    ]
  }

  /// The same update through a diffable data source: difference, batch, flow and cells.
  private static func apply() -> UpdateReport {
    let list = edited
    let difference = IdentityDifference(from: list.before, to: list.after)
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>
    func snapshot(_ items: [Int]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    let (before, after) = (snapshot(list.before), snapshot(list.after))
    let time = least { (_, source) in
      source.apply(after, animatingDifferences: false)
    } making: {
      let view = ListStage.makeView()
      let source = CollectionViewDiffableDataSource<Int, Int>(
        collectionView: view, cellProvider: ListStage.cell)
      source.apply(before)
      ListStage.prepare(view, items: count)
      return (view, source)
    } verifying: {
      ListStage.verify($0.0, list)
    }
    return UpdateReport(
      name: "diffable-apply", items: count, deleted: difference.deletions.count,
      inserted: difference.insertions.count, moved: difference.moves.count, time: time, budget: nil)
  }

  /// The least CPU time of some rounds of `work`, in ms, each on a subject of its own.
  private static func least<Subject>(
    _ work: (Subject) -> Void, making: () -> Subject, verifying: (Subject) -> Void
  ) -> Double {
    (0..<rounds).map { _ in
      let subject = making()
      let time = cpuTime { _ in work(subject) }
      verifying(subject)
      return time * 1e3
    }.min() ?? 0
  }

  private static func applied(_ difference: IdentityDifference, to list: EditedList) -> [Int] {
    let leaving = Set(difference.deletions + difference.moves.map(\.from))
    var rest = list.before.indices.lazy.filter { !leaving.contains($0) }.makeIterator()
    let inserted = Dictionary(
      uniqueKeysWithValues: difference.insertions.map { ($0, list.after[$0]) }
        + difference.moves.map { ($0.to, list.before[$0.from]) })
    return list.after.indices.map { place in
      inserted[place] ?? rest.next().map { list.before[$0] } ?? -1
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var isMove: Bool {
    switch self {
    case .insert(_, _, let other), .remove(_, _, let other): other != nil
    }
  }
}
