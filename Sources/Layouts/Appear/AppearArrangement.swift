internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a grid of equal cells are: all of it in closed form.
struct AppearArrangement {
  private(set) var numbering = ItemNumbering()
  private var axis = Axis.vertical
  private(set) var itemSize = CGSize.zero
  private var inset = EdgeInsets.zero
  private var sections = SectionStack()
  /// How many items a line has room for, at least 1.
  private var perLine = 1
  /// From one line to the next, in pt.
  private var linePitch = 0.0
  /// From one item of a line to the next, in pt.
  private var itemPitch = 0.0
  /// What the content takes across the axis, in pt.
  private var breadth = 0.0

  /// A grid of nothing.
  init() {}

  /// A grid in a view that leaves `room` pt across `axis`. The gaps are `line` between lines and at
  /// least `interitem` inside of one.
  ///
  /// Complexity: O(sections).
  init(
    _ numbering: ItemNumbering, axis: Axis, room: Double, itemSize: CGSize, inset: EdgeInsets,
    line: Double, interitem: Double
  ) {
    self.numbering = numbering
    self.axis = axis
    self.itemSize = itemSize
    self.inset = inset
    let (length, across) = (itemSize[axis], itemSize[axis.crossed])
    linePitch = length + line
    let free = room - inset.sum(axis.crossed)
    if across > 0, free > across {
      perLine = Int(min((free + interitem) / (across + interitem), Double(MetricCheck.most)))
    }
    let gap =
      perLine > 1 ? (free - Double(perLine) * across) / Double(perLine - 1) : interitem
    itemPitch = across + gap
    breadth = numbering.itemCount > 0 ? max(room, across + inset.sum(axis.crossed)) : room
    for section in 0..<numbering.sectionCount {
      let lines = (numbering.items(in: section).count + perLine - 1) / perLine
      let body = lines > 0 ? Double(lines) * linePitch - line : 0
      sections.append(length: inset.sum(axis) + body)
    }
  }

  var contentSize: CGSize { CGSize(axis, length: sections.end, breadth: breadth) }

  func frame(of item: Int, in section: Int) -> CGRect {
    CGRect(
      axis,
      along: sections.sections[section].start + inset.start(axis)
        + Double(item / perLine) * linePitch, length: itemSize[axis],
      across: inset.start(axis.crossed) + Double(item % perLine) * itemPitch,
      breadth: itemSize[axis.crossed])
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log sections + answer).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard itemSize.width > 0, itemSize.height > 0,
      rect.meets(CGRect(origin: .zero, size: contentSize))
    else { return [] }
    let across = inset.start(axis.crossed)
    let places = Range.slots(
      from: rect.start(axis.crossed) - across, to: rect.end(axis.crossed) - across,
      pitch: itemPitch, count: perLine)
    return sections.sections(from: rect.start(axis), to: rect.end(axis)).flatMap {
      items(in: $0, at: places, meeting: rect)
    }
  }

  private func items(
    in section: Int, at places: Range<Int>, meeting rect: CGRect
  ) -> [(path: IndexPath, frame: CGRect)] {
    let count = numbering.items(in: section).count
    let start = sections.sections[section].start + inset.start(axis)
    let lines = Range.slots(
      from: rect.start(axis) - start, to: rect.end(axis) - start, pitch: linePitch,
      count: (count + perLine - 1) / perLine)
    var found: [(path: IndexPath, frame: CGRect)] = []
    for line in lines {
      for item in places.lazy.map({ line * perLine + $0 }) where item < count {
        let frame = frame(of: item, in: section)
        if frame.meets(rect) { found.append((IndexPath(item: item, section: section), frame)) }
      }
    }
    return found
  }
}
