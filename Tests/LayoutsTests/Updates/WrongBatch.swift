import Foundation
import TestSupport

@testable import CollectionEngine

/// A valid batch with one mistake in it, and UIKit's sentence about that.
struct WrongBatch {
  private(set) var changes: [CollectionViewChange]
  private(set) var after: Board
  private(set) var sentence = ""

  /// Nil where the batch has nothing in it that the mistake could be made with.
  init?(_ batch: RandomBatch, of board: Board, _ random: inout SeededGenerator) {
    changes = batch.changes
    after = batch.after
    let mistake = Int.random(in: 0..<8, using: &random)
    guard let sentence = make(mistake, board, &random) else { return nil }
    self.sentence = sentence
    changes.shuffle(using: &random)
  }

  private mutating func make(
    _ mistake: Int, _ board: Board, _ random: inout SeededGenerator
  ) -> String? {
    let moves = changes.compactMap { change in
      if case .moveItem(let from, let to) = change { (from: from, to: to) } else { nil }
    }
    let deletes = changes.compactMap { if case .deleteItem(let path) = $0 { path } else { nil } }
    switch mistake {
    case 0:
      guard let move = moves.randomElement(using: &random) else { return nil }
      changes.append(.deleteItem(move.from))
      return "attempt to perform a delete and a move from the same index path (\(move.from))"
    case 1:
      guard let move = moves.randomElement(using: &random) else { return nil }
      changes.append(.insertItem(move.to))
      return "attempt to perform an insert and a move to the same index path (\(move.to))"
    case 2:
      guard let path = deletes.randomElement(using: &random) else { return nil }
      changes.append(.reloadItem(path))
      return "attempt to delete and reload the same index path (\(path))"
    case 3: return forgetSection()
    case 4: return forgetItem(board, &random)
    case 5:
      guard let section = after.sections.indices.randomElement(using: &random) else { return nil }
      let count = after.counts[section]
      changes.append(.insertItem(IndexPath(item: count, section: section)))
      return "attempt to insert item \(count) into section \(section), but there are only "
        + "\(count) items in section \(section) after the update"
    case 6:
      guard let section = board.sections.indices.randomElement(using: &random) else { return nil }
      let count = board.counts[section]
      changes.append(.deleteItem(IndexPath(item: count + 2, section: section)))
      return "attempt to delete item \(count + 2) from section \(section) which only contains "
        + "\(count) items before the update"
    default:
      let count = board.sections.count
      changes.append(.deleteSection(count + 1))
      return "attempt to delete section \(count + 1), but there are only \(count) sections before "
        + "the update"
    }
  }

  /// The data source has a section that nobody was told of.
  private mutating func forgetSection() -> String {
    let set = ChangeSet(changes)
    let before = after.sections.count - set.insertedSections.count + set.deletedSections.count
    after.sections.append(Board.Section(identity: -1, items: []))
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (\(after.sections.count)) must be equal to the number of "
      + "sections contained in the collection view before the update (\(before)), plus or minus "
      + "the number of sections inserted or deleted (\(set.insertedSections.count) inserted, "
      + "\(set.deletedSections.count) deleted)."
  }

  /// The data source has an item that nobody was told of, in a section that was there.
  private mutating func forgetItem(
    _ board: Board, _ random: inout SeededGenerator
  ) -> String? {
    let set = ChangeSet(changes)
    let old = Dictionary(
      uniqueKeysWithValues: board.sections.enumerated().map { ($1.identity, $0) })
    let candidates = after.sections.indices.filter {
      old[after.sections[$0].identity].map { !set.reloadedSections.contains($0) } ?? false
    }
    guard let section = candidates.randomElement(using: &random),
      let was = old[after.sections[section].identity]
    else { return nil }
    after.sections[section].items.append(-1)
    func count(_ paths: some Sequence<IndexPath>, in section: Int) -> Int {
      paths.count { $0.section == section }
    }
    let (inserted, deleted) = (
      count(set.insertedItems, in: section), count(set.deletedItems, in: was)
    )
    let (movedIn, movedOut) = (
      count(set.itemMoves.map(\.to), in: section), count(set.itemMoves.map(\.from), in: was)
    )
    return "Invalid update: invalid number of items in section \(section).  The number of items "
      + "contained in an existing section after the update (\(after.counts[section])) must be "
      + "equal to the number of items contained in that section before the update "
      + "(\(board.counts[was])), plus or minus the number of items inserted or deleted from that "
      + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items "
      + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
