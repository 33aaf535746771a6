internal import Foundation
internal import Geometry

/// Where the items and headers of a strip are, in pt along its axis and across.
struct StripArrangement {
  /// One item along the axis, and how much room it takes across.
  private struct Item {
    var start: Double
    var length: Double
    var breadth: Double
  }

  private(set) var numbering = ItemNumbering()
  private var axis = Axis.horizontal
  private var spacing = 0.0
  private var inset = EdgeInsets.zero
  private var alignment = StripLayout.ItemAlignment.start
  private var items: [Item] = []
  private var sections = SectionStack()
  /// What the content takes across the axis.
  private var breadth = 0.0
  /// The breadth of the broadest item.
  private var broadest = 0.0
  /// Where the next item of the section under way begins, and how long its header is.
  private var cursor = 0.0
  private var header = 0.0

  /// A strip of nothing.
  init() {}

  /// A strip whose sections are added one by one, each with as many items as `numbering` says.
  init(
    _ numbering: ItemNumbering, axis: Axis, spacing: Double, inset: EdgeInsets,
    alignment: StripLayout.ItemAlignment
  ) {
    self.numbering = numbering
    self.axis = axis
    self.spacing = spacing
    self.inset = inset
    self.alignment = alignment
    items.reserveCapacity(numbering.itemCount)
  }

  mutating func beginSection(header: Double) {
    self.header = header
    cursor = sections.end + header + inset.start(axis)
  }

  mutating func append(_ size: CGSize) {
    items.append(Item(start: cursor, length: size[axis], breadth: size[axis.crossed]))
    broadest = max(broadest, size[axis.crossed])
    cursor += size[axis] + spacing
  }

  mutating func endSection() {
    let isEmpty = numbering.items(in: sections.sections.count).isEmpty
    let last = isEmpty ? cursor : cursor - spacing
    sections.append(header: header, length: last + inset.end(axis) - sections.end - header)
  }

  /// Ends the strip in a view that leaves `breadth` pt across.
  mutating func finish(breadth: Double) {
    let needed = items.isEmpty ? 0 : broadest + inset.sum(axis.crossed)
    self.breadth = max(breadth, needed)
  }

  var contentSize: CGSize { CGSize(axis, length: sections.end, breadth: breadth) }

  func frame(of number: Int) -> CGRect {
    let item = items[number]
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

  /// The numbers of the items that meet `rect`, ascending.
  ///
  /// Complexity: O(log items + answer).
  func items(meeting rect: CGRect) -> [Int] {
    let first = items.partitionPoint { $0.start + $0.length > rect.start(axis) }
    let last = items.partitionPoint { $0.start >= rect.end(axis) }
    return (first..<max(first, last)).filter { frame(of: $0).meets(rect) }
  }

  func headerFrame(_ section: Int) -> CGRect? {
    sections.headerFrame(section, axis, breadth: breadth)
  }

  /// The headers that meet `rect`, ascending by section.
  func headers(meeting rect: CGRect) -> [(section: Int, frame: CGRect)] {
    sections.headers(meeting: rect, axis, breadth: breadth)
  }
}
