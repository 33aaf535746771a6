internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a strip are, in pt along its axis and across.
struct StripArrangement: SectionArrangement {
  /// One item along the axis, and how much room it takes across.
  private struct Item {
    var start: Double
    var length: Double
    var breadth: Double
  }

  let numbering: ItemNumbering
  private(set) var sections: SectionStack
  private(set) var breadth: Double
  private let alignment: StripLayout.ItemAlignment
  private var items: [Item] = []

  private var axis: Axis { sections.axis }

  /// Complexity: O(items + sections).
  init(asking inquiry: inout SectionInquiry, alignment: StripLayout.ItemAlignment) {
    numbering = inquiry.numbering
    sections = SectionStack(along: inquiry.axis, expecting: numbering.sectionCount)
    breadth = inquiry.room
    self.alignment = alignment
    items.reserveCapacity(numbering.itemCount)
    for section in 0..<numbering.sectionCount { append(section, &inquiry) }
  }

  private mutating func append(_ section: Int, _ inquiry: inout SectionInquiry) {
    let metrics = inquiry.metrics(of: section)
    let start = sections.itemsStart(of: metrics)
    var (end, next, broadest) = (start, start, 0.0)
    for item in 0..<numbering.items(in: section).count {
      let size = inquiry.size(ofItem: item, section)
      items.append(Item(start: next, length: size[axis], breadth: size[axis.crossed]))
      broadest = max(broadest, size[axis.crossed])
      end = next + size[axis]
      next = end + metrics.lineSpacing
    }
    if !numbering.items(in: section).isEmpty {
      breadth = max(breadth, broadest + metrics.inset.sum(axis.crossed))
    }
    sections.append(metrics, length: end - start)
  }

  func frame(of item: Int, in section: Int) -> CGRect {
    frame(
      of: items[numbering.items(in: section).lowerBound + item],
      sections.metrics(section).inset)
  }

  private func frame(of item: Item, _ inset: EdgeInsets) -> CGRect {
    let room = breadth - inset.sum(axis.crossed) - item.breadth
    let share: Double
    switch alignment {
    case .start: share = 0
    case .center: share = 0.5
    case .end: share = 1
    }
    return CGRect(
      axis, along: item.start, length: item.length,
      across: inset.start(axis.crossed) + share * room, breadth: item.breadth)
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log items + answer × log sections).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    let first = items.partitionPoint { $0.start + $0.length > rect.start(axis) }
    let last = items.partitionPoint { $0.start >= rect.end(axis) }
    return (first..<max(first, last)).compactMap { number in
      let path = numbering.path(of: number)
      let frame = frame(of: items[number], sections.metrics(path.section).inset)
      return frame.meets(rect) ? (path, frame) : nil
    }
  }
}
