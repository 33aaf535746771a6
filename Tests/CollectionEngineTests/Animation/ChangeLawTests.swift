import CollectionEngine
import Foundation
import Testing

/// What holds in every frame of animated changes, whatever comes between.
@Suite struct ChangeLawTests {
  /// An instant, in s, in which nothing gets anywhere.
  private let instant = 1e-7
  /// How far something may get in it, in pt: at 100,000 pt/s.
  private let tolerance = 0.01

  @Test(arguments: 0..<60)
  func nothingJumpsIsThereTwiceOrStaysBehind(seed: Int) {
    let script = ChangeScript(seed: UInt64(seed))
    let view = script.stage.view
    for step in 0..<40 {
      for frame in 0..<Int(script.number(0...12)) {
        let (before, offset) = (script.stage.looks, view.contentOffset.y)
        script.advance(by: 1 / 120)
        let place = "seed \(seed), step \(step), frame \(frame)"
        expectNobodyTwice(script, place)
        expectNoFaster(than: script.fastest / 120, before, offset, script, place)
      }
      if script.number(0...1) < 0.3 {
        script.scroll()
        script.advance(by: instant)
      }
      let (before, height) = (script.stage.looks, view.bounds.height)
      let action = script.act()
      script.advance(by: instant)
      let after = script.stage.looks
      let place = "seed \(seed), step \(step), \(action)"
      expectNobodyTwice(script, place)
      let strangers = Set(after.keys).subtracting(before.keys).subtracting(script.expected)
      #expect(strangers.isEmpty, "\(strangers) have no business on screen: \(place)")
      // What comes comes from outside, or fades in. A higher view shows more at once.
      for (letter, look) in after where before[letter] == nil {
        let isSeen = look.y < height - 1 && look.y + look.height > 1 && look.alpha > 0.02
        if isSeen { Issue.record("\(letter) is there at once at \(look): \(place)") }
      }
      for (letter, look) in before {
        guard let now = after[letter] else {
          let isSeen = look.y < view.bounds.height && look.y + look.height > 0 && look.alpha > 0.01
          if isSeen { Issue.record("\(letter) is gone at once: \(place)") }
          continue
        }
        let isSteady =
          abs(now.y - look.y) <= tolerance && abs(now.height - look.height) <= tolerance
          && abs(now.alpha - look.alpha) <= 1e-4
        if !isSteady { Issue.record("\(letter) jumps from \(look) to \(now): \(place)") }
      }
    }
    finish(script, "seed \(seed)")
  }

  /// In a frame nothing moves farther in the content than `way` pt, and nobody comes who is not visible.
  private func expectNoFaster(
    than way: Double, _ before: [String: Look], _ offset: Double, _ script: ChangeScript,
    _ place: String
  ) {
    let now = script.stage.looks
    let scrolled = script.stage.view.contentOffset.y - offset
    for (letter, look) in now {
      guard let old = before[letter] else { continue }
      let moved = abs(look.y + scrolled - old.y)
      let way = way + (moved > way ? script.returningSpeed(of: letter) / 120 : 0)
      if moved > way + tolerance {
        Issue.record("\(letter) moves by \(moved), not \(way): \(place)")
      }
    }
    let strangers = Set(now.keys).subtracting(before.keys).subtracting(script.visible)
    #expect(strangers.isEmpty, "\(strangers) have no business on screen: \(place)")
  }

  private func expectNobodyTwice(_ script: ChangeScript, _ place: String) {
    let twice = script.stage.looks.filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice) twice: \(place)")
  }

  /// In the end everything stands where the layout says, and everybody has been told once.
  private func finish(_ script: ChangeScript, _ place: String) {
    let view = script.stage.view
    for _ in 0..<600 { script.advance(by: 1 / 60) }
    #expect(view.isAtRest && !view.isAnimatingChanges, "\(place)")
    #expect(view.visibleViews.count == view.visibleCells.count, "\(place)")
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)
      let said = path.flatMap { view.collectionViewLayout.layoutAttributesForItem(at: $0) }
      #expect(cell.frame == said?.frame && cell.alpha == said?.alpha, "\(place)")
      let letter = path.map { script.stage.model[$0.section][$0.item] }
      #expect((cell as? LetterCell)?.letter == letter, "\(place)")
    }
    #expect(script.completed.sorted() == Array(script.changes.indices), "\(place)")
    let ends = script.completed.map { script.changes[$0].start + script.changes[$0].duration }
    let frame = 1.0 / 60
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 + frame }, "\(place)")
    #expect(script.stage.failures.isEmpty && script.stage.warnings.isEmpty, "\(place)")
  }

  /// The same changes, shown at any rate, are seen in the same places.
  @Test(arguments: [30.0, 90, 240])
  func whatIsSeenDoesNotDependOnTheFrames(rate: Double) {
    func looks(_ rate: Double) -> [[String: Look]] {
      let stage = Stage(count: 20)
      stage.view.advance(to: 0)
      var frame = 0
      func show(until time: Double) {
        while Double(frame + 1) / rate <= time + 1e-9 {
          frame += 1
          stage.view.advance(to: Double(frame) / rate)
        }
        stage.view.synchronize(to: time)
      }
      return [0.1, 0.15, 0.2].map { time in
        show(until: time)
        stage.insert(["new \(time)"], at: 1)
        show(until: time + 0.1 / 3)
        stage.view.layoutIfNeeded()
        stage.view.advance(to: time + 0.1 / 3)
        return stage.looks
      }
    }
    for (one, other) in zip(looks(60), looks(rate)) {
      #expect(Set(one.keys) == Set(other.keys))
      for (letter, look) in one {
        #expect(abs(look.y - (other[letter]?.y ?? .infinity)) < 1e-9, "\(letter)")
        #expect(abs(look.alpha - (other[letter]?.alpha ?? .infinity)) < 1e-9, "\(letter)")
      }
    }
  }
}
