internal import CollectionEngine
internal import Foundation

/// All items of all sections, one after the other.
struct ItemSequence: Equatable {
  private let counts: [Int]
  /// How many items stand before each section.
  private let before: [Int]
  let count: Int

  /// Complexity: O(sections).
  init(counts: [Int] = []) {
    self.counts = counts
    var total = 0
    before = counts.map { count in
      defer { total += count }
      return total
    }
    count = total
  }

  /// Which item it is, from 0; nil where there is none.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0,
      path.item < counts[path.section]
    else { return nil }
    return before[path.section] + path.item
  }

  /// Every item.
  var paths: [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }
}
