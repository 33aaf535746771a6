internal import CollectionEngine
internal import Foundation
internal import Geometry

/// Where the items of a grid of equal cells are: all of it in closed form.
struct AppearArrangement: SectionArrangement {
  let numbering: ItemNumbering
  private(set) var sections: SectionStack
  private(set) var breadth: Double
  let itemSize: CGSize
  /// What the view leaves across the axis, in pt.
  private let room: Double

  private var axis: Axis { sections.axis }

  /// Complexity: O(sections).
  init(asking inquiry: inout SectionInquiry, itemSize: CGSize) {
    numbering = inquiry.numbering
    sections = SectionStack(along: inquiry.axis, expecting: numbering.sectionCount)
    self.itemSize = itemSize
    room = inquiry.room
    breadth = room
    for section in 0..<numbering.sectionCount {
      let metrics = inquiry.metrics(of: section)
      let count = numbering.items(in: section).count
      let needed = itemSize[axis.crossed] + metrics.inset.sum(axis.crossed)
      if count > 0 { breadth = max(breadth, needed) }
      let lines = grid(metrics).lines(of: count)
      sections.append(
        metrics,
        length: lines > 0
          ? Double(lines) * itemSize[axis] + Double(lines - 1) * metrics.lineSpacing : 0)
    }
  }

  /// The lines of a section.
  private func grid(_ metrics: SectionMetrics) -> AppearGrid {
    AppearGrid(
      length: itemSize[axis], across: itemSize[axis.crossed],
      room: room - metrics.inset.sum(axis.crossed), metrics)
  }

  func frame(of item: Int, in section: Int) -> CGRect {
    let metrics = sections.metrics(section)
    return frame(of: item, grid(metrics), metrics, from: sections.itemsStart(section))
  }

  private func frame(
    of item: Int, _ grid: AppearGrid, _ metrics: SectionMetrics, from start: Double
  ) -> CGRect {
    CGRect(
      axis, along: start + Double(item / grid.perLine) * grid.linePitch, length: itemSize[axis],
      across: metrics.inset.start(axis.crossed) + Double(item % grid.perLine) * grid.itemPitch,
      breadth: itemSize[axis.crossed])
  }

  /// The items that meet `rect`, ascending.
  ///
  /// Complexity: O(log sections + answer).
  func items(meeting rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard itemSize.width > 0, itemSize.height > 0 else { return [] }
    return sections(meeting: rect).flatMap { items(in: $0, meeting: rect) }
  }

  private func items(
    in section: Int, meeting rect: CGRect
  ) -> [(path: IndexPath, frame: CGRect)] {
    let metrics = sections.metrics(section)
    let grid = grid(metrics)
    let across = metrics.inset.start(axis.crossed)
    let places = Range.slots(
      from: rect.start(axis.crossed) - across, to: rect.end(axis.crossed) - across,
      pitch: grid.itemPitch, count: grid.perLine)
    let count = numbering.items(in: section).count
    let start = sections.itemsStart(section)
    let lines = Range.slots(
      from: rect.start(axis) - start, to: rect.end(axis) - start, pitch: grid.linePitch,
      count: grid.lines(of: count))
    var found: [(path: IndexPath, frame: CGRect)] = []
    for line in lines {
      for item in places.lazy.map({ line * grid.perLine + $0 }) where item < count {
        let frame = frame(of: item, grid, metrics, from: start)
        if frame.meets(rect) { found.append((IndexPath(item: item, section: section), frame)) }
      }
    }
    return found
  }
}

/// The lines of equal cells that a section is filled with.
private struct AppearGrid {
  /// How many items a line has room for, at least 1.
  let perLine: Int
  /// From one line to the next, in pt.
  let linePitch: Double
  /// From one item of a line to the next, in pt.
  let itemPitch: Double

  /// Lines of `room` pt, of cells that take `length` pt along the axis and `across` pt across it.
  init(length: Double, across: Double, room: Double, _ metrics: SectionMetrics) {
    linePitch = length + metrics.lineSpacing
    let gap = metrics.interitemSpacing
    let fitting = across > 0 && room > across ? (room + gap) / (across + gap) : 1
    let count = Int(min(fitting, Double(MetricCheck.most)))
    perLine = count
    itemPitch =
      across + (count > 1 ? (room - Double(count) * across) / Double(count - 1) : gap)
  }

  /// How many lines `count` items take.
  func lines(of count: Int) -> Int { (count + perLine - 1) / perLine }
}
