internal import Foundation
internal import Geometry

/// Where the items and headers of a waterfall are.
struct WaterfallArrangement {
  /// One item, in pt along the axis.
  private struct Item {
    var start: Double
    var length: Double
    var lane: Int32
  }

  private(set) var numbering = ItemNumbering()
  private var lanes = Lanes()
  private var placement = WaterfallLayout.ItemPlacement.roundRobin
  private var items: [Item] = []
  private var sections = SectionStack()
  /// The numbers of the items of each lane, ascending; so are their places.
  private var members: [[Int32]] = []
  /// Where the next item of each lane begins, in the section under way.
  private var cursors: [Double] = []
  private var header = 0.0

  /// A waterfall of nothing.
  init() {}

  /// A waterfall whose sections are added one by one, each with as many items as `numbering` says.
  init(_ numbering: ItemNumbering, lanes: Lanes, placement: WaterfallLayout.ItemPlacement) {
    self.numbering = numbering
    self.lanes = lanes
    self.placement = placement
    items.reserveCapacity(numbering.itemCount)
    // Items never get to a lane behind as many lanes as the largest section has items.
    let largest = (0..<numbering.sectionCount).lazy.map { numbering.items(in: $0).count }.max()
    let used = min(lanes.count, largest ?? 0)
    members = Array(repeating: [], count: used)
    for lane in members.indices {
      members[lane].reserveCapacity(numbering.itemCount / used + 1)
    }
    cursors = Array(repeating: 0, count: used)
  }

  mutating func beginSection(header: Double) {
    self.header = header
    let start = sections.end + header + lanes.inset.start(lanes.axis)
    for lane in cursors.indices { cursors[lane] = start }
  }

  mutating func append(length: Double) {
    let lane = nextLane()
    members[lane].append(Int32(items.count))
    items.append(Item(start: cursors[lane], length: length, lane: Int32(lane)))
    cursors[lane] += length + lanes.spacing
  }

  mutating func endSection() {
    let section = sections.sections.count
    let bodyStart = sections.end + header
    var length = lanes.inset.sum(lanes.axis)
    if !numbering.items(in: section).isEmpty, let longest = cursors.max() {
      length = longest - lanes.spacing + lanes.inset.end(lanes.axis) - bodyStart
    }
    sections.append(header: header, length: length)
  }

  /// The lane of the item that comes next.
  private func nextLane() -> Int {
    let section = numbering.items(in: sections.sections.count)
    let item = items.count - section.lowerBound
    switch placement {
    case .roundRobin: return item % lanes.count
    case .equalColumns: return item / ((section.count - 1) / lanes.count + 1)
    case .shortest:
      var shortest = 0
      for lane in cursors.indices where cursors[lane] < cursors[shortest] { shortest = lane }
      return shortest
    }
  }

  var contentSize: CGSize {
    CGSize(lanes.axis, length: sections.end, breadth: lanes.breadth)
  }

  func frame(of number: Int) -> CGRect {
    let item = items[number]
    return CGRect(
      lanes.axis, along: item.start, length: item.length, across: lanes.start(of: Int(item.lane)),
      breadth: lanes.laneBreadth)
  }

  /// The numbers of the items that meet `rect`, ascending.
  ///
  /// Complexity: O(lanes × log items + answer × log answer).
  func items(meeting rect: CGRect) -> [Int] {
    let (low, high) = (rect.start(lanes.axis), rect.end(lanes.axis))
    var found: [Int] = []
    for lane in members {
      let first = lane.partitionPoint {
        let item = items[Int($0)]
        return item.start + item.length > low
      }
      for number in lane[first...] {
        if items[Int(number)].start >= high { break }
        if frame(of: Int(number)).meets(rect) { found.append(Int(number)) }
      }
    }
    return found.sorted()
  }

  func headerFrame(_ section: Int) -> CGRect? {
    sections.headerFrame(section, lanes.axis, breadth: lanes.breadth)
  }

  /// The headers that meet `rect`, ascending by section.
  func headers(meeting rect: CGRect) -> [(section: Int, frame: CGRect)] {
    sections.headers(meeting: rect, lanes.axis, breadth: lanes.breadth)
  }
}
