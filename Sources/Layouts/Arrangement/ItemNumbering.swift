internal import CollectionEngine
internal import Foundation

/// The items of all sections, numbered through from 0 in the order of their paths.
struct ItemNumbering: Equatable {
  /// The number of each section's first item, and behind them the number of all items.
  private var firsts = [0]

  /// No sections.
  init() {}

  /// Complexity: O(sections).
  init(of view: CollectionView) {
    let sections = view.numberOfSections
    firsts.reserveCapacity(sections + 1)
    var number = 0
    for section in 0..<sections {
      number += view.numberOfItems(inSection: section)
      firsts.append(number)
    }
  }

  var sectionCount: Int { firsts.count - 1 }

  var itemCount: Int { firsts[sectionCount] }

  /// The numbers of the items of `section`.
  func items(in section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }

  /// The number of the item at `path`; nil where there is none.
  func number(of path: IndexPath) -> Int? {
    guard path.count == 2, path.section >= 0, path.section < sectionCount else { return nil }
    let items = items(in: path.section)
    guard path.item >= 0, path.item < items.count else { return nil }
    return items.lowerBound + path.item
  }

  /// The path of item `number`, which exists.
  ///
  /// Complexity: O(log sections).
  func path(of number: Int) -> IndexPath {
    let section = firsts.partitionPoint { $0 > number } - 1
    return IndexPath(item: number - firsts[section], section: section)
  }

  /// The paths of all items, ascending.
  var paths: [IndexPath] {
    (0..<sectionCount).flatMap { section in
      (0..<items(in: section).count).map { IndexPath(item: $0, section: section) }
    }
  }
}
