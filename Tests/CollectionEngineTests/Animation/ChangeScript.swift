import Foundation
import Motion
import TestSupport

@testable import CollectionEngine

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
  /// How fast each change may move anything in the content, in pt/s, by number.
  private(set) var speeds: [Double] = []
  /// How steep the timing of each change is at most, in ways a second, by number.
  private var slopes: [Double] = []
  /// The letters that were or will be visible, or whose way leads across what is visible, by the last change.
  private(set) var expected = Set<String>()
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
    let (before, offset) = (frames, stage.view.contentOffset.y)
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
    noteWays(before, shift: stage.view.contentOffset.y - offset, timing)
    return action
  }

  /// Where the layout has each letter, from top to bottom in content coordinates, in pt.
  private var frames: [String: ClosedRange<Double>] {
    var frames: [String: ClosedRange<Double>] = [:]
    for (item, letter) in stage.model[0].enumerated() {
      let path = IndexPath(item: item, section: 0)
      guard let frame = stage.view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame
      else { continue }
      frames[letter] = Double(frame.minY)...Double(frame.maxY)
    }
    return frames
  }

  /// The letters that the layout has in the bounds.
  var visible: Set<String> {
    let bounds = stage.view.bounds
    let seen = Double(bounds.minY)...Double(bounds.maxY)
    return Set(frames.filter { $0.value.overlaps(seen) }.keys)
  }

  /// Notes how far the last change sends everything, by where it was `before` and how far the offset has gone.
  private func noteWays(
    _ before: [String: ClosedRange<Double>], shift: Double, _ timing: ChangeTiming
  ) {
    let bounds = stage.view.bounds
    let seen = Double(bounds.minY)...Double(bounds.maxY)
    var farthest = 0.0
    expected = visible
    for (letter, new) in frames {
      guard let old = before[letter] else { continue }
      farthest = max(
        farthest, abs(old.lowerBound - new.lowerBound), abs(old.upperBound - new.upperBound))
      let start = (old.lowerBound + shift)...(old.upperBound + shift)
      let way = min(start.lowerBound, new.lowerBound)...max(start.upperBound, new.upperBound)
      if way.overlaps(seen) { expected.insert(letter) }
    }
    // The steepest slope of ease-in-ease-out is 1.5/0.87, in its middle; the spring's highest speed is below 10 ways
    // a second: 0.43 of its 20.9 rad/s.
    let slope: Double =
      switch timing {
      case .curve(_, let duration): 1.73 / duration
      case .spring: 10
      }
    slopes.append(slope)
    speeds.append((farthest + abs(shift)) * slope)
  }

  /// How fast a letter may move in the content that was on its way out, and comes back from where that way would have led:
  /// in pt/s, by what is left of its ways.
  func returningSpeed(of letter: String) -> Double {
    let view = stage.view
    let element = (view.elements.fetched + view.animator.departing).first {
      ($0.view as? LetterCell)?.letter == letter
    }
    return (element?.differences ?? []).reduce(0) { sum, difference in
      let number = changes.firstIndex { $0.start == difference.animation.start }
      // What comes back by scrolling comes in the view's own way.
      let slope = number.map { slopes[$0] } ?? 1.73 / 0.3
      return sum + (abs(Double(difference.center.y)) + abs(Double(difference.size.height))) * slope
    }
  }

  /// How fast anything may move in the content, in pt/s, by what is under way or just over.
  var fastest: Double {
    changes.indices.reduce(0) { sum, number in
      let (start, duration) = changes[number]
      return start + duration + 1.0 / 60 >= time ? sum + speeds[number] : sum
    }
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
