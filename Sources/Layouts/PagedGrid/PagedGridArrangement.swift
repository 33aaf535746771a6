internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a paged grid are: all of it in closed form.
struct PagedGridArrangement {
  private(set) var numbering = ItemNumbering()
  private var axis = Axis.horizontal
  private var slots = AxisPair { _ in PageSlots() }
  private var surroundings = Surroundings()
  /// The number of the first page of each section, and behind them the number of all pages.
  private var firstPages = [0]

  /// No pages.
  init() {}

  /// Complexity: O(sections).
  init(
    _ numbering: ItemNumbering, axis: Axis, surroundings: Surroundings, slots: AxisPair<PageSlots>
  ) {
    self.numbering = numbering
    self.axis = axis
    self.surroundings = surroundings
    self.slots = slots
    firstPages.reserveCapacity(numbering.sectionCount + 1)
    for section in 0..<numbering.sectionCount {
      let items = numbering.items(in: section).count
      let pages = items > 0 ? (items - 1) / itemsPerPage + 1 : 0
      firstPages.append(firstPages[section] + pages)
    }
  }

  private var itemsPerPage: Int { slots.horizontal.count * slots.vertical.count }
  private var pageCount: Int { firstPages[numbering.sectionCount] }

  /// From one page to the next, in pt: what a paging view scrolls by.
  private var pageLength: Double { surroundings.size[axis] }

  var contentSize: CGSize {
    let length = Double(pageCount) * pageLength - surroundings.inset.sum(axis)
    return CGSize(
      axis, length: pageCount > 0 ? max(length, 0) : 0, breadth: surroundings.free(axis.crossed))
  }

  func frame(of item: Int, in section: Int) -> CGRect {
    frame(
      at: item % itemsPerPage, onPage: firstPages[section] + item / itemsPerPage)
  }

  /// The frame of the item at `place` of a page, row by row.
  private func frame(at place: Int, onPage page: Int) -> CGRect {
    let columns = slots.horizontal.count
    var origin = CGPoint(
      x: slots.horizontal.start(of: place % columns), y: slots.vertical.start(of: place / columns))
    origin[axis] += Double(page) * pageLength
    return CGRect(
      origin: origin, size: CGSize(width: slots.horizontal.length, height: slots.vertical.length))
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log sections × pages that `rect` meets + answer).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard rect.meets(CGRect(origin: .zero, size: contentSize)) else { return [] }
    let pages = Range.slots(
      from: rect.start(axis), to: rect.end(axis), pitch: pageLength, count: pageCount)
    return pages.flatMap { items(onPage: $0, meeting: rect) }
  }

  private func items(
    onPage page: Int, meeting rect: CGRect
  ) -> [(path: IndexPath, frame: CGRect)] {
    let section = firstPages.partitionPoint { $0 > page } - 1
    let first = (page - firstPages[section]) * itemsPerPage
    let count = min(numbering.items(in: section).count - first, itemsPerPage)
    var corner = rect
    corner.origin[axis] -= Double(page) * pageLength
    let columns = slots.horizontal.indices(from: corner.minX, to: corner.maxX)
    let rows = slots.vertical.indices(from: corner.minY, to: corner.maxY)
    var found: [(path: IndexPath, frame: CGRect)] = []
    for row in rows {
      for column in columns {
        let place = row * slots.horizontal.count + column
        guard place < count else { continue }
        let frame = frame(at: place, onPage: page)
        guard frame.meets(rect) else { continue }
        found.append((IndexPath(item: first + place, section: section), frame))
      }
    }
    return found
  }
}
