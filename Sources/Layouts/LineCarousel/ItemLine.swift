internal import CollectionEngine
internal import Foundation

/// Items of one length on a line, section after section: positions by arithmetic.
///
///     position(s, i) = start(s) + i * stride
///
/// Complexity: made in O(sections); a position is O(1), a query O(log sections + answer).
struct ItemLine: Equatable {
  /// The least distance of two items, in pt, so that a place on the line has few. Ours.
  static let smallestStride = 1.0

  /// How long an item is, in pt.
  let itemLength: Double
  /// From one item's start to the next one's, in pt.
  let stride: Double
  /// How long everything is, in pt.
  private(set) var length: Double
  private var sections: [Section]

  private struct Section: Equatable {
    var start: Double
    var count: Int
  }

  /// - Parameters:
  ///   - insets: what each section keeps free before and behind its items, in pt; at least 0.
  ///   - room: the length in whose middle the first and the last item are to be able to stand; nil
  ///     for no room beside the insets.
  init(
    _ numbering: ItemNumbering, itemLength: Double, spacing: Double,
    insets: (start: Double, end: Double), room: Double?
  ) {
    self.itemLength = itemLength
    stride = max(itemLength + spacing, Self.smallestStride)
    sections = []
    sections.reserveCapacity(numbering.sectionCount)
    length = 0
    for section in 0..<numbering.sectionCount {
      let count = numbering.items(in: section).count
      let start = length + insets.start
      sections.append(Section(start: start, count: count))
      let end = count > 0 ? start + Double(count - 1) * stride + itemLength : start
      length = end + insets.end
    }
    if let room { keepRoom((room - itemLength) / 2) }
  }

  private mutating func keepRoom(_ room: Double) {
    guard let first = sections.first(where: { $0.count > 0 }),
      let last = sections.last(where: { $0.count > 0 })
    else { return }
    let shift = max(room - first.start, 0)
    let end = last.start + Double(last.count - 1) * stride + itemLength + shift
    if shift > 0 { for index in sections.indices { sections[index].start += shift } }
    length = max(length + shift, end + room)
  }

  /// Where the item starts, in pt; nil where there is none.
  func start(of path: IndexPath) -> Double? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.count else { return nil }
    return section.start + Double(path.item) * stride
  }

  /// The items that meet the part of the line from `start` to `end` (pt), ascending; perhaps one
  /// more at each end.
  func items(from start: Double, to end: Double) -> [IndexPath] {
    var found: [IndexPath] = []
    var index = firstSection(endingAfter: start)
    while index < sections.count, sections[index].start < end {
      let section = sections[index]
      let first = Self.whole((start - section.start - itemLength) / stride, in: section.count)
      let last = Self.whole((end - section.start) / stride, in: section.count)
      if section.count > 0 {
        found += (first...max(first, last)).map { IndexPath(item: $0, section: index) }
      }
      index += 1
    }
    return found
  }

  private static func whole(_ value: Double, in count: Int) -> Int {
    Int(min(max(value.rounded(.down), 0), Double(max(count - 1, 0))))
  }

  private func firstSection(endingAfter value: Double) -> Int {
    sections.partitionPoint { section in
      section.start + Double(max(section.count - 1, 0)) * stride + itemLength > value
    }
  }
}

extension ItemLine {
  /// The middles of the items around `place` (pt): all between the outermost ones answered, at
  /// least two before and two behind it, as far as there are so many.
  func middles(around place: Double) -> [Double] {
    let place = min(max(place, 0), length)
    var reach = 3 * stride + itemLength
    while true {
      let found = items(from: place - reach, to: place + reach).compactMap { path in
        start(of: path).map { $0 + itemLength / 2 }
      }
      let isEnoughBefore = place - reach <= 0 || found.count { $0 < place } >= 2
      let isEnoughBehind = place + reach >= length || found.count { $0 > place } >= 2
      if isEnoughBefore && isEnoughBehind { return found }
      reach *= 2
    }
  }
}
