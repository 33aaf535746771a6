import CollectionEngine
import Foundation
import Motion
import TestSupport

/// A collection view that things happen to at random, in the middle of what is still under way.
final class ChangeScript {
  /// What happens.
  enum Action: CaseIterable {
    case insert, delete, move, reload, mixed, resize, layout
  }

  let stage: Stage
  /// The changes whose completions came, in order, by their numbers.
  private(set) var completed: [Int] = []
  /// When each change was made and how long it takes, by number.
  private(set) var changes: [(start: Double, duration: Double)] = []
  private(set) var time = 0.0
  private var random: SeededGenerator
  private var nextLetter = 0
  private var layouts: [CollectionViewLayout] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    stage = Stage(count: 0)
    stage.model = [letters(30)]
    stage.view.advance(to: 0)
    stage.view.contentOffset.y = number(0...2700)
    stage.view.advance(to: 0)
  }

  func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }

  private func integer(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private func letters(_ count: Int) -> [String] {
    (0..<count).map { _ in
      nextLetter += 1
      return "\(nextLetter)"
    }
  }

  /// Shows the frame `interval` s later.
  func advance(by interval: Double) {
    time += interval
    stage.view.advance(to: time)
  }

  /// Scrolls as a person or the program does, or touches what moves.
  func scroll() {
    let view = stage.view
    switch integer(0...4) {
    case 0:
      view.handle(.release(contentOffset: nil, velocity: [0, number(-3...3)].point), at: time)
    case 1: view.setContentOffset([0, number(0...2000)].point, animated: true)
    case 2:
      view.handle(.touch(.began, location: [150, 150].point), at: time)
      view.handle(.touch(.ended, location: [150, 150].point), at: time)
    case 3: view.handle(.wheel(WheelInput(.points([0, number(-80...80)].point))), at: time)
    default: break
    }
  }

  /// Makes an animated change now.
  func act() -> Action {
    let action = Action.allCases[integer(0...Action.allCases.count - 1)]
    let timing: ChangeTiming =
      integer(0...2) == 0
      ? .spring(SpringParameters(duration: 0.3, bounce: 0.2))
      : .curve(.easeInEaseOut, duration: number(0.1...0.6))
    let number = changes.count
    changes.append((time, timing.duration))
    let done: (Bool) -> Void = { [unowned self] finished in
      if finished { completed.append(number) }
    }
    switch action {
    case .resize:
      let height = stage.view.bounds.height == 300 ? 420.0 : 300
      stage.view.resize(
        to: CGSize(width: 300, height: height), animated: true, timing: timing, completion: done)
    case .layout:
      let height = self.number(60...140)
      let layout = ProbeLayout(stage.log, itemSize: CGSize(width: 300, height: height))
      stage.view.setCollectionViewLayout(layout, animated: true, timing: timing, completion: done)
    case .insert, .delete, .move, .reload, .mixed:
      stage.view.performBatchUpdates(
        timing: timing, { [unowned self] in change(action) }, completion: done)
    }
    // Where nothing was changed after all it is over at once.
    if completed.last == number { changes[number].duration = 0 }
    return action
  }

  private func change(_ action: Action) {
    let view = stage.view
    var rows = stage.model[0].map { ($0, true) }
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    if action == .reload, !rows.isEmpty {
      let item = integer(0...rows.count - 1)
      stage.model[0][item] = letters(1)[0]
      return view.reloadItems(at: [path(item)])
    }
    let before = rows.map(\.0)
    if action == .delete || action == .mixed, rows.count > 8 {
      let start = integer(0...rows.count - 6)
      rows.removeSubrange(start..<start + integer(1...5))
    }
    if action == .move || action == .mixed, rows.count > 1 {
      let moved = rows.remove(at: integer(0...rows.count - 1))
      rows.insert((moved.0, false), at: integer(0...rows.count))
    }
    if action == .insert || action == .mixed {
      let new = letters(integer(1...4)).map { ($0, true) }
      rows.insert(contentsOf: new, at: integer(0...rows.count))
    }
    let after = rows.map(\.0)
    stage.model[0] = after
    let (old, kept) = (Set(before), Set(after))
    view.deleteItems(at: before.indices.filter { !kept.contains(before[$0]) }.map(path))
    view.insertItems(at: after.indices.filter { !old.contains(after[$0]) }.map(path))
    for (item, row) in rows.enumerated() where !row.1 {
      guard let source = before.firstIndex(of: row.0) else { continue }
      view.moveItem(at: path(source), to: path(item))
    }
  }
}

extension [Double] {
  fileprivate var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
}
