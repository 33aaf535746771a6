internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a waterfall are.
struct WaterfallArrangement: SectionArrangement {
  /// One item, in pt along the axis.
  private struct Item {
    var start: Double
    var length: Double
    var lane: Int32
  }

  let numbering: ItemNumbering
  private(set) var sections: SectionStack
  let breadth: Double
  private let laneCount: Int
  private let placement: WaterfallLayout.ItemPlacement
  private var items: [Item] = []
  /// The numbers of the items of each lane, ascending; so are their places.
  private var members: [[Int32]] = []

  private var axis: Axis { sections.axis }

  /// Complexity: O(items + sections), times the lanes where the shortest one is looked for.
  init(
    asking inquiry: inout SectionInquiry, laneCount: Int, placement: WaterfallLayout.ItemPlacement
  ) {
    numbering = inquiry.numbering
    sections = SectionStack(along: inquiry.axis, expecting: numbering.sectionCount)
    breadth = inquiry.room
    self.laneCount = laneCount
    self.placement = placement
    items.reserveCapacity(numbering.itemCount)
    // Items never get to a lane behind as many lanes as the largest section has items.
    let largest = (0..<inquiry.numbering.sectionCount).lazy
      .map { [numbering] in numbering.items(in: $0).count }.max()
    let used = min(laneCount, largest ?? 0)
    members = Array(repeating: [], count: used)
    for lane in members.indices {
      members[lane].reserveCapacity(numbering.itemCount / used + 1)
    }
    for section in 0..<numbering.sectionCount { append(section, &inquiry) }
  }

  private mutating func append(_ section: Int, _ inquiry: inout SectionInquiry) {
    let metrics = inquiry.metrics(of: section)
    let start = sections.itemsStart(of: metrics)
    let count = numbering.items(in: section).count
    // Where the next item of each lane begins.
    var cursors = Array(repeating: start, count: members.count)
    var end = start
    for item in 0..<count {
      let length = inquiry.length(ofItem: item, section)
      let lane = lane(of: item, count, cursors)
      members[lane].append(Int32(items.count))
      items.append(Item(start: cursors[lane], length: length, lane: Int32(lane)))
      end = max(end, cursors[lane] + length)
      cursors[lane] += length + metrics.lineSpacing
    }
    sections.append(metrics, length: end - start)
  }

  /// The lane of `item` of `count` in its section.
  private func lane(of item: Int, _ count: Int, _ cursors: [Double]) -> Int {
    switch placement {
    case .roundRobin: return item % laneCount
    case .equalColumns: return item / ((count - 1) / laneCount + 1)
    case .shortest:
      var shortest = 0
      for lane in cursors.indices where cursors[lane] < cursors[shortest] { shortest = lane }
      return shortest
    }
  }

  func frame(of item: Int, in section: Int) -> CGRect {
    frame(of: items[numbering.items(in: section).lowerBound + item], lanes(of: section))
  }

  private func frame(of item: Item, _ lanes: Lanes) -> CGRect {
    CGRect(
      axis, along: item.start, length: item.length, across: lanes.start(of: Int(item.lane)),
      breadth: lanes.breadth)
  }

  private func lanes(of section: Int) -> Lanes {
    Lanes(laneCount, sections.metrics(section), room: breadth, axis: axis)
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(lanes × log items + answer × log (answer × sections)).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    let (low, high) = (rect.start(axis), rect.end(axis))
    var numbers: [Int] = []
    for lane in members {
      let first = lane.partitionPoint {
        let item = items[Int($0)]
        return item.start + item.length > low
      }
      numbers += lane[first...].lazy.map { Int($0) }.prefix { items[$0].start < high }
    }
    return numbers.sorted().compactMap { number in
      let path = numbering.path(of: number)
      let frame = frame(of: items[number], lanes(of: path.section))
      return frame.meets(rect) ? (path, frame) : nil
    }
  }
}
