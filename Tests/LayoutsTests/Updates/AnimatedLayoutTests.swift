import CollectionEngine
import Foundation
import Geometry
import Layouts
import Testing

/// Animated updates in every layout, along both axes, in both directions of reading, with headers and footers.
@Suite struct AnimatedLayoutTests {
  /// A layout and how it stands.
  struct Place: Sendable, CustomTestStringConvertible {
    let description: LayoutDescription
    let options: [String: LayoutOption.Value]
    let direction: LayoutDirection
    var testDescription: String {
      "\(description.name) \(options["scrollDirection"].map { "\($0)" } ?? "") \(direction)"
    }
  }

  static let places: [Place] = LayoutCatalogue.standard.descriptions.flatMap { description in
    let names = description.options.map(\.name)
    let axes = names.contains("scrollDirection") ? ["vertical", "horizontal"] : [nil]
    return axes.flatMap { axis in
      [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        var options: [String: LayoutOption.Value] = [:]
        options["scrollDirection"] = axis.map { .choice($0) }
        if names.contains("headerReferenceSize") {
          options["headerReferenceSize"] = .size(CGSize(width: 24, height: 24))
          options["footerReferenceSize"] = .size(CGSize(width: 12, height: 12))
        }
        return Place(description: description, options: options, direction: direction)
      }
    }
  }

  private func board(_ place: Place) -> AnimatedBoard {
    let board = AnimatedBoard(
      place.description, options: place.options, place.direction,
      items: [Array(0..<40), Array(40..<60)])
    let range = AxisPair { axis in board.view.contentSize[axis] - board.view.bounds.size[axis] }
    board.view.contentOffset = CGPoint { min(max(range[$0], 0), 130) }
    board.view.advance(to: 0)
    return board
  }

  /// Takes two items out, puts two in and sends one ahead.
  private func change(_ board: AnimatedBoard) {
    let view = board.view
    view.performBatchUpdates {
      board.items[0].removeAll { [3, 9].contains($0) }
      board.items[0].removeAll { $0 == 6 }
      board.items[0].insert(6, at: 1)
      board.items[0].insert(100, at: 4)
      board.items[0].insert(101, at: 8)
      view.deleteItems(at: [[0, 3], [0, 9]])
      view.moveItem(at: [0, 6], to: [0, 1])
      view.insertItems(at: [[0, 4], [0, 8]])
    }
  }

  @Test(arguments: places)
  func whatStaysGoesFromWhereItWasToWhereItBelongs(_ place: Place) {
    let board = board(place)
    let before = Dictionary(uniqueKeysWithValues: board.looks)
    let surroundings = board.surroundings
    #expect(before.count > 1)
    change(board)
    #expect(board.failures.isEmpty)
    // Nothing stands elsewhere in the first frame.
    let first = board.looks
    #expect(Set(first.map(\.number)).count == first.count, "nobody is there twice")
    for (number, look) in first where before[number] != nil {
      let way = before[number]?.distance(to: look) ?? .infinity
      #expect(way < 1e-9, "\(number) jumps by \(way)")
    }
    for (number, look) in first where number >= 100 {
      #expect(look.alpha == 0, "\(number) fades in")
    }
    for (name, look) in board.surroundings {
      guard let old = surroundings[name] else { continue }
      #expect(old.distance(to: look) < 1e-9, "\(name) jumps")
    }
    for number in before.keys {
      #expect(first.contains { $0.number == number }, "\(number) is gone at once")
    }
    // Half-way everybody is half-way.
    let starts = Dictionary(uniqueKeysWithValues: first)
    board.view.advance(to: 0.5)
    let middle = board.looks
    board.view.advance(to: 1)
    let last = Dictionary(uniqueKeysWithValues: board.looks)
    for (number, look) in middle {
      guard let start = starts[number], let end = last[number] else { continue }
      let centre = CGPoint(
        x: (start.center.x + end.center.x) / 2, y: (start.center.y + end.center.y) / 2)
      #expect(
        abs(look.center.x - centre.x) < 1e-9 && abs(look.center.y - centre.y) < 1e-9,
        "\(number) is half-way")
    }
    expectRest(board, place, board.view.bounds.size)
  }

  @Test(arguments: places)
  func anotherSizeTakesEverybodyAlong(_ place: Place) {
    let board = board(place)
    let before = Dictionary(uniqueKeysWithValues: board.looks)
    board.view.resize(to: CGSize(width: 260, height: 340), animated: true)
    for (number, look) in board.looks {
      guard let old = before[number] else { continue }
      #expect(old.distance(to: look) < 1e-9, "\(number) jumps")
    }
    board.view.advance(to: 0.5)
    #expect(board.view.isAnimatingChanges)
    board.view.advance(to: 1)
    expectRest(board, place, CGSize(width: 260, height: 340))
  }

  @Test(arguments: places)
  func anotherLayoutTakesEverybodyAlong(_ place: Place) {
    let board = board(place)
    let before = Dictionary(uniqueKeysWithValues: board.looks)
    let all = LayoutCatalogue.standard.descriptions
    let index = all.firstIndex { $0.name == place.description.name } ?? 0
    let next = all[(index + 3) % all.count]
    board.view.setCollectionViewLayout(next.make(), animated: true)
    for (number, look) in board.looks {
      guard let old = before[number] else { continue }
      #expect(old.distance(to: look) < 1e-9, "\(number) jumps on the way to \(next.name)")
    }
    board.view.advance(to: 1)
    let there = Place(description: next, options: [:], direction: place.direction)
    expectRest(board, there, board.view.bounds.size)
  }

  /// Everything is as if it had been so from the beginning.
  private func expectRest(_ board: AnimatedBoard, _ place: Place, _ size: CGSize) {
    #expect(!board.view.isAnimatingChanges)
    let fresh = AnimatedBoard(
      place.description, options: place.options, place.direction, items: board.items)
    fresh.view.bounds.size = size
    fresh.view.layoutIfNeeded()
    fresh.view.contentOffset = board.view.contentOffset
    fresh.view.advance(to: 0)
    let wanted = Dictionary(uniqueKeysWithValues: fresh.looks)
    let last = board.looks
    #expect(last.map(\.number).sorted() == wanted.keys.sorted())
    for (number, look) in last {
      let distance = wanted[number]?.distance(to: look) ?? .infinity
      #expect(distance < 1e-9, "\(number) is \(distance) away")
    }
    #expect(Set(board.surroundings.keys) == Set(fresh.surroundings.keys))
    for (name, look) in board.surroundings {
      let distance = fresh.surroundings[name]?.distance(to: look) ?? .infinity
      #expect(distance < 1e-9, "\(name) is \(distance) away")
    }
  }
}
