import TestSupport
import Testing

@testable import CollectionEngine

/// Random edits of a snapshot against the same edits of arrays.
@Suite struct SnapshotLawTests {
  @Test(arguments: [UInt64(1), 2, 3]) func editsAreThoseOfArrays(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var model: [(section: Int, items: [Int])] = [(0, Array(0..<600)), (1, [])]
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<600), toSection: 0)
    for _ in 0..<2000 {
      let ids = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Int.random(in: 0..<1000, using: &random)
      }
      let items = ids.enumerated().filter { !ids.prefix($0).contains($1) }.map(\.element)
      let there = model.flatMap(\.items)
      let destination = there.randomElement(using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let section = Int.random(in: 0...1, using: &random)
        snapshot.appendItems(items, toSection: section)
        remove(items, from: &model)
        model[section].items += items
      case 1, 2:
        guard let destination, !items.contains(destination) else { continue }
        let isAfter = Bool.random(using: &random)
        if isAfter {
          snapshot.insertItems(items, afterItem: destination)
        } else {
          snapshot.insertItems(items, beforeItem: destination)
        }
        remove(items, from: &model)
        let section = model.firstIndex { $0.items.contains(destination) } ?? 0
        let index = model[section].items.firstIndex(of: destination) ?? 0
        model[section].items.insert(contentsOf: items, at: isAfter ? index + 1 : index)
      default:
        snapshot.deleteItems(items)
        remove(items, from: &model)
      }
      // Every item is found where it is, however far edits have shifted it.
      if let item = model.flatMap(\.items).randomElement(using: &random) {
        #expect(snapshot.indexOfItem(item) == model.flatMap(\.items).firstIndex(of: item))
      }
    }
    for (section, items) in model {
      #expect(snapshot.itemIdentifiers(inSection: section) == items)
      for (index, item) in items.enumerated() {
        #expect(snapshot.position(of: item)?.index == index)
      }
    }
    #expect(snapshot.numberOfItems == model.flatMap(\.items).count)
  }

  @Test func editsOfSectionsAreThoseOfArrays() {
    var random = SeededGenerator(seed: 4)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    var model: [Int] = []
    for step in 0..<1000 {
      let there = model.randomElement(using: &random)
      let other = model.randomElement(using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where model.count < 12, 1 where model.isEmpty:
        snapshot.appendSections([step])
        snapshot.appendItems([step, step + 1000])
        model.append(step)
      case 1:
        guard let there else { continue }
        let isAfter = Bool.random(using: &random)
        if isAfter {
          snapshot.insertSections([step], afterSection: there)
        } else {
          snapshot.insertSections([step], beforeSection: there)
        }
        snapshot.appendItems([step], toSection: step)
        model.insert(step, at: (model.firstIndex(of: there) ?? 0) + (isAfter ? 1 : 0))
      case 2, 3:
        guard let there, let other, there != other else { continue }
        let isAfter = Bool.random(using: &random)
        if isAfter {
          snapshot.moveSection(there, afterSection: other)
        } else {
          snapshot.moveSection(there, beforeSection: other)
        }
        model.removeAll { $0 == there }
        model.insert(there, at: (model.firstIndex(of: other) ?? 0) + (isAfter ? 1 : 0))
      default:
        guard let there else { continue }
        snapshot.deleteSections([there])
        model.removeAll { $0 == there }
        #expect(snapshot.sectionIdentifier(containingItem: there) == nil)
      }
      #expect(snapshot.sectionIdentifiers == model)
      #expect(model.map { snapshot.indexOfSection($0) } == Array(model.indices))
      #expect(model.allSatisfy { snapshot.itemIdentifiers(inSection: $0).first == $0 })
    }
  }

  private func remove(_ items: [Int], from model: inout [(section: Int, items: [Int])]) {
    for section in model.indices { model[section].items.removeAll { items.contains($0) } }
  }
}
