internal import Foundation

/// The sizes that cells of a section turned out to want, by item, and what header and footer want.
///
/// Items that no cell and no delegate has spoken for have the average of the measured sizes;
/// recorded from UIKit (a list of 40 rows of which 9 are measured: the others are 44.111 pt high).
/// Such an item keeps its size once a later one has been measured (ours): otherwise every new cell
/// would move everything that stands before it.
struct FlowMeasuredSizes {
  private struct Entry {
    let item: Int
    var size: CGSize
    /// The size of the items between the entry before and this one.
    var gap: CGSize
  }

  private var entries = ContiguousArray<Entry>()
  /// The size of the items behind the last entry; nil before anything was measured.
  private var tail: CGSize?
  private var isTailStale = false
  /// What the header and the footer want.
  var boundaries = FlowBoundaryLengths()

  var isEmpty: Bool { entries.isEmpty && boundaries == FlowBoundaryLengths() }

  /// Notes the size of `item`; says whether it is new. `estimate` is what items are given before
  /// anything is measured.
  ///
  /// Complexity: O(log measured) to find the place, O(measured) to make it.
  mutating func note(_ size: CGSize, for item: Int, estimate: CGSize) -> Bool {
    let index = entries.lastIndex(notAbove: item) { $0.item }
    if index < entries.count, entries[index].item == item {
      guard entries[index].size != size else { return false }
      entries[index].size = size
      isTailStale = true
      return true
    }
    let place = index < entries.count && entries[index].item < item ? index + 1 : index
    let gap = place < entries.count ? entries[place].gap : tail ?? estimate
    entries.insert(Entry(item: item, size: size, gap: gap), at: place)
    // The average stays what it is, to the last bit, where an average is added to it.
    isTailStale = isTailStale || size != tail
    return true
  }

  /// Forgets what `item` wanted.
  mutating func forget(_ item: Int) {
    let index = entries.lastIndex(notAbove: item) { $0.item }
    guard index < entries.count, entries[index].item == item else { return }
    entries.remove(at: index)
    isTailStale = true
  }

  /// Calls `body` with every measured item and the size it wants, ascending.
  func forEachSize(_ body: (_ item: Int, _ size: CGSize) -> Void) {
    for entry in entries { body(entry.item, entry.size) }
  }

  /// Gives the items behind the last measured one the average of the measured sizes.
  ///
  /// Complexity: O(measured) where it has changed.
  mutating func takeAverage() {
    guard isTailStale else { return }
    isTailStale = false
    guard !entries.isEmpty else {
      tail = nil
      return
    }
    let sum = entries.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.size.width, height: $0.height + $1.size.height)
    }
    let count = Double(entries.count)
    tail = CGSize(width: sum.width / count, height: sum.height / count)
  }

  /// `known` with what was measured in its place; also for the items not measured, where `known` is
  /// only an estimate.
  ///
  /// Complexity: O(measured + runs of `known`).
  func applied(to known: FlowItemSizes, isEstimate: Bool) -> FlowItemSizes {
    guard let tail, !entries.isEmpty else { return known }
    var result = FlowItemSizes()
    func fill(_ range: Range<Int>, _ size: CGSize) {
      if isEstimate {
        result.append(size, count: range.count)
      } else {
        known.forEachRun(in: range) { result.append($0, count: $1) }
      }
    }
    var next = 0
    for entry in entries where entry.item < known.count {
      fill(next..<entry.item, entry.gap)
      result.append(entry.size)
      next = entry.item + 1
    }
    fill(next..<known.count, tail)
    return result
  }
}
