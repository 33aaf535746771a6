import Foundation
import TestSupport

@testable import CollectionEngine

/// A valid batch of changes of a board, and the board that they make, by editing arrays.
struct RandomBatch {
  private(set) var changes: [CollectionViewChange] = []
  private(set) var after = Board()
  /// The items whose sections are reloaded: they are not followed.
  private(set) var lost = Set<Int>()
  /// The next identity that nobody has had.
  private var next: Int
  private var random: SeededGenerator
  private var movers: [Mover] = []

  private enum Role { case stays, leaves, moves, isReloaded }

  private struct Mover {
    let identity: Int
    let from: IndexPath
  }

  /// A section of the board after the batch.
  private struct Slot {
    let identity: Int
    /// Where it was; nil where it is inserted.
    var old: Int?
    var isReloaded = false
  }

  /// No board becomes larger than about this.
  private static let mostItems = 24
  private static let mostSections = 6

  /// A batch for `board`. The identities from `next` on are free.
  init(_ board: Board, next: inout Int, _ random: inout SeededGenerator) {
    self.next = next
    self.random = SeededGenerator(seed: random.next())
    let roles = board.sections.map { _ in role() }
    let survivors = takeItemsOut(of: board, roles)
    let slots = arrange(board, roles)
    let hasRoom = board.counts.reduce(0, +) < Self.mostItems
    let destinations = slots.indices.filter { !slots[$0].isReloaded }
    var arrivals: [Int: [Mover]] = [:]
    for mover in movers {
      if let destination = destinations.randomElement(using: &self.random) {
        arrivals[destination, default: []].append(mover)
      } else if roles[mover.from.section] != .leaves {
        changes.append(.deleteItem(mover.from))
      }
    }
    for (section, slot) in slots.enumerated() {
      let items = fill(
        section, slot, slot.old.map { survivors[$0] } ?? [], arrivals[section] ?? [],
        fresh: hasRoom ? 2 : 0)
      after.sections.append(Board.Section(identity: slot.identity, items: items))
    }
    changes.shuffle(using: &self.random)
    next = self.next
  }

  private mutating func role() -> Role {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .leaves
    case 1: .moves
    case 2: .isReloaded
    default: .stays
    }
  }

  /// Deletes, moves, reloads and reconfigures items; answers what stays in each section.
  private mutating func takeItemsOut(of board: Board, _ roles: [Role]) -> [[Int]] {
    board.sections.enumerated().map { section, content in
      guard roles[section] != .isReloaded else {
        lost.formUnion(content.items)
        return []
      }
      return content.items.enumerated().compactMap { item, identity in
        let path = IndexPath(item: item, section: section)
        let choice = Int.random(in: 0..<12, using: &random)
        if choice < 2 {
          movers.append(Mover(identity: identity, from: path))
          return nil
        }
        guard roles[section] != .leaves else { return nil }
        switch choice {
        case 2, 3:
          changes.append(.deleteItem(path))
          return nil
        case 4: changes.append(.reloadItem(path))
        case 5: changes.append(.reconfigureItem(path))
        default: break
        }
        return identity
      }
    }
  }

  /// Deletes, inserts, moves and reloads sections; answers the new order.
  private mutating func arrange(_ board: Board, _ roles: [Role]) -> [Slot] {
    var (slots, arriving) = ([Slot](), [Slot]())
    for (section, content) in board.sections.enumerated() {
      let slot = Slot(
        identity: content.identity, old: section, isReloaded: roles[section] == .isReloaded)
      switch roles[section] {
      case .leaves: changes.append(.deleteSection(section))
      case .moves: arriving.append(slot)
      case .isReloaded:
        changes.append(.reloadSection(section))
        slots.append(slot)
      case .stays: slots.append(slot)
      }
    }
    if board.sections.count < Self.mostSections, Int.random(in: 0..<4, using: &random) == 0 {
      arriving.append(Slot(identity: fresh()))
    }
    arriving.shuffle(using: &random)
    for (place, slot) in zip(slots.scatter(arriving, &random), arriving) {
      changes.append(slot.old.map { .moveSection(from: $0, to: place) } ?? .insertSection(place))
    }
    return slots
  }

  /// The items of a section after the batch: `survivors`, those that move here, and new ones.
  private mutating func fill(
    _ section: Int, _ slot: Slot, _ survivors: [Int], _ arriving: [Mover], fresh most: Int
  ) -> [Int] {
    let new = (0..<Int.random(in: 0...most, using: &random)).map { _ in fresh() }
    if slot.isReloaded { return new }
    // An inserted section comes with its items; only those that move there are told.
    var items = slot.old == nil ? new : survivors
    let sources = Dictionary(uniqueKeysWithValues: arriving.map { ($0.identity, $0.from) })
    let arrivals = (arriving.map(\.identity) + (slot.old == nil ? [] : new))
      .shuffled(using: &random)
    for (place, identity) in zip(items.scatter(arrivals, &random), arrivals) {
      let path = IndexPath(item: place, section: section)
      changes.append(sources[identity].map { .moveItem(from: $0, to: path) } ?? .insertItem(path))
    }
    return items
  }

  private mutating func fresh() -> Int {
    defer { next += 1 }
    return next
  }
}
