internal import Foundation
internal import Geometry

/// The rule of the mosaic for one section: columns of whole tiles, of which one begins with a half
/// tile.
struct DiscoverTiling {
  /// What all sections of a mosaic share.
  struct Rule {
    /// How many columns there are, at least 1.
    let columns: Int
    /// The column that begins with a half tile, below `columns`.
    let reduced: Int
    /// The length of a whole tile for each pt of its breadth; at least 0.
    let ratio: Double
  }

  private let rule: Rule
  /// The direction of scrolling.
  private let axis: Axis
  private let metrics: SectionMetrics
  /// The breadth and the length of a whole tile, in pt.
  private let breadth: Double
  let length: Double

  /// The mosaic of a section in content that is `room` pt across `axis`. Tiles that would be longer
  /// than any length may be have none.
  init(_ rule: Rule, _ metrics: SectionMetrics, room: Double, axis: Axis) {
    self.rule = rule
    self.axis = axis
    self.metrics = metrics
    let gaps = Double(rule.columns - 1) * metrics.interitemSpacing
    let free = room - metrics.inset.sum(axis.crossed) - gaps
    breadth = max(free / Double(rule.columns), 0)
    let whole = rule.ratio * breadth
    length = whole <= MetricCheck.longest ? whole : 0
  }

  private var columns: Int { rule.columns }
  private var reduced: Int { rule.reduced }
  private var spacing: Double { metrics.lineSpacing }
  private var gap: Double { metrics.interitemSpacing }
  private var inset: EdgeInsets { metrics.inset }
  /// The length of a half tile: two of them and a gap are a whole one.
  private var half: Double { max((length - spacing) / 2, 0) }
  private var pitch: Double { length + spacing }

  /// Where row `row` of the column begins, in pt from the first one.
  private func start(row: Int, isReduced: Bool) -> Double {
    guard isReduced, row > 0 else { return Double(row) * pitch }
    return half + spacing + Double(row - 1) * pitch
  }

  /// Whether the last of `count` items is alone in its row.
  private func hasSingle(_ count: Int) -> Bool { count > 0 && (count - 1) % columns == 0 }

  func frame(of item: Int, count: Int, from origin: Double) -> CGRect {
    let isSingle = item == count - 1 && hasSingle(count)
    let (row, column) = (item / columns, isSingle ? reduced : item % columns)
    let isHalf = isSingle || row == 0 && column == reduced
    return CGRect(
      axis, along: origin + start(row: row, isReduced: column == reduced),
      length: isHalf ? half : length,
      across: inset.start(axis.crossed) + Double(column) * (breadth + gap), breadth: breadth)
  }

  /// What `count` items take along the axis, in pt: the end of the longest column.
  ///
  /// Of the whole columns the first one is the longest.
  func length(of count: Int) -> Double {
    let hasSingle = hasSingle(count)
    let regular = hasSingle ? count - 1 : count
    func rows(of column: Int) -> Int { (regular - column + columns - 1) / columns }
    let whole = columns > 1 ? rows(of: reduced == 0 ? 1 : 0) : 0
    let wholeEnd = whole > 0 ? start(row: whole - 1, isReduced: false) + length : 0
    let others = rows(of: reduced) + (hasSingle ? 1 : 0)
    guard others > 0 else { return wholeEnd }
    let last = hasSingle || others == 1 ? half : length
    return max(wholeEnd, start(row: others - 1, isReduced: true) + last)
  }

  /// The items that meet `rect` of `count` items that begin at `origin`, ascending.
  ///
  /// Complexity: O(answer).
  func items(
    meeting rect: CGRect, of count: Int, from origin: Double
  ) -> [(item: Int, frame: CGRect)] {
    guard count > 0, length > 0, breadth > 0 else { return [] }
    let hasSingle = hasSingle(count)
    let regular = hasSingle ? count - 1 : count
    let rows = Range.slots(
      from: rect.start(axis) - origin, to: rect.end(axis) - origin, pitch: pitch,
      count: (regular - 1) / columns + 1)
    let across = inset.start(axis.crossed)
    let inRow = Range.slots(
      from: rect.start(axis.crossed) - across, to: rect.end(axis.crossed) - across,
      pitch: breadth + gap, count: columns)
    var found: [(item: Int, frame: CGRect)] = []
    func take(_ item: Int) {
      let frame = frame(of: item, count: count, from: origin)
      if frame.meets(rect) { found.append((item, frame)) }
    }
    for row in rows {
      for column in inRow where row * columns + column < regular { take(row * columns + column) }
    }
    if hasSingle { take(count - 1) }
    return found
  }
}
