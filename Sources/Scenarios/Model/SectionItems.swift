internal import Foundation

/// The items of a section as they are now, without an entry for each: a run of a million costs as
/// much as one.
///
/// Complexity: O(edits) for every question and every change.
struct SectionItems: Equatable, Sendable {
  /// Items that follow one another in the section as the scenario has it, or one that was inserted
  /// with its own size.
  private enum Run: Equatable, Sendable {
    case given(Range<Int>)
    case single(CGSize?)

    var count: Int { if case .given(let range) = self { range.count } else { 1 } }
  }

  /// What the scenario says of the section.
  private let section: ScenarioSection
  private var runs: [Run]
  private(set) var count: Int

  var header: CGSize? { section.header }
  var footer: CGSize? { section.footer }

  init(_ section: ScenarioSection) {
    self.section = section
    runs = section.items > 0 ? [.given(0..<section.items)] : []
    count = section.items
  }

  /// The size of an item; nil where the layout decides. The index must be that of an item.
  func size(at index: Int) -> CGSize? {
    var first = 0
    for run in runs {
      defer { first += run.count }
      guard index < first + run.count else { continue }
      switch run {
      case .single(let size): return size
      case .given(let range): return givenSize(range.lowerBound + index - first)
      }
    }
    preconditionFailure("There is no item \(index) among \(count).")
  }

  /// The size that a new item has where none is said.
  var usualSize: CGSize? { section.itemSizes.first }

  mutating func remove(at index: Int) {
    let place = split(at: index)
    _ = split(at: index + 1)
    runs.remove(at: place)
    count -= 1
  }

  mutating func insert(_ size: CGSize?, at index: Int) {
    runs.insert(.single(size), at: split(at: index))
    count += 1
  }

  private func givenSize(_ index: Int) -> CGSize? {
    section.itemSizes.isEmpty ? nil : section.itemSizes[index % section.itemSizes.count]
  }

  /// Has a run begin with the item `index`, and answers its place among the runs.
  private mutating func split(at index: Int) -> Int {
    var first = 0
    for (place, run) in runs.enumerated() {
      if first == index { return place }
      if index < first + run.count, case .given(let range) = run {
        let middle = range.lowerBound + index - first
        runs[place] = .given(range.lowerBound..<middle)
        runs.insert(.given(middle..<range.upperBound), at: place + 1)
        return place + 1
      }
      first += run.count
    }
    return runs.count
  }
}
