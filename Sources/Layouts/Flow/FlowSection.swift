internal import Foundation
internal import Geometry

/// One section of a flow: header, inset, lines, inset, footer.
struct FlowSection {
  let metrics: FlowSectionMetrics
  /// The sizes that the layout or its delegate says.
  var known: FlowItemSizes
  /// Whether `known` is only the layout's estimate.
  var isEstimate: Bool
  /// What cells, header and footer want.
  var measured = FlowMeasuredSizes()
  /// Where it begins along the scroll axis, in pt.
  var start = 0.0

  private(set) var sizes = FlowItemSizes()
  private(set) var lines = FlowLines(spacing: 0)
  private(set) var container: FlowContainer
  private var distribution: FlowDistribution
  /// Whether only items that are alike in both directions make a grid.
  private var isStrict = false
  /// Where lines begin across the scroll axis, in pt, and how long they are.
  private var lineStart = 0.0
  private(set) var lineLength = 0.0

  init(
    _ metrics: FlowSectionMetrics, known: FlowItemSizes, isEstimate: Bool,
    in container: FlowContainer
  ) {
    self.metrics = metrics
    self.known = known
    self.isEstimate = isEstimate
    self.container = container
    distribution = FlowDistribution(
      of: FlowItemSizes(), along: container.axis, FlowLineRule(available: 0, spacing: 0))
  }

  /// Breaks the items into lines.
  ///
  /// Complexity: O(runs of equal sizes).
  mutating func arrange(in container: FlowContainer, isStrict: Bool) {
    self.container = container
    self.isStrict = isStrict
    measured.takeAverage()
    sizes = measured.applied(to: known, isEstimate: isEstimate)
    let insets = container.lineInsets(metrics.inset)
    lineStart = insets.start
    lineLength = max(container.across - insets.start - insets.end, 0)
    let rule = FlowLineRule(available: lineLength, spacing: metrics.interitemSpacing)
    lines = FlowLineBreaker.lines(
      of: sizes, along: container.axis, rule, lineSpacing: metrics.lineSpacing)
    distribution = FlowDistribution(
      of: sizes, along: container.axis, rule, isStrict: isStrict)
  }

  /// The section as it would be with `count` items; nil where its items do not all have one size.
  ///
  /// Complexity: O(1).
  func extended(to count: Int) -> FlowSection? {
    guard sizes.count > 0, sizes.isUniform else { return nil }
    var longer = self
    longer.known = FlowItemSizes(sizes[0], count: count)
    longer.measured = FlowMeasuredSizes()
    longer.measured.boundaries = measured.boundaries
    longer.arrange(in: container, isStrict: isStrict)
    return longer
  }

  /// Takes over what a cell wants; says whether it is new.
  mutating func note(_ size: CGSize, for item: Int) -> Bool {
    measured.note(size, for: item, estimate: known[item])
  }

  /// The length along the scroll axis, in pt; insets below 0 cannot make it negative.
  var length: Double { max(bodyLength + length(of: .footer), 0) }
  /// The length without the footer, in pt.
  private var bodyLength: Double {
    let axis = container.axis
    return length(of: .header) + metrics.inset.start(axis) + lines.length + metrics.inset.end(axis)
  }
  var end: Double { start + length }
  /// Where the footer begins, in pt.
  var bodyEnd: Double { start + bodyLength }
  /// Where the header ends, in pt.
  var bodyStart: Double { start + length(of: .header) }
  /// Whether an item is longer than a line.
  var hasItemTooLong: Bool {
    let rule = FlowLineRule(available: lineLength, spacing: 0)
    return sizes.count > 0 && !rule.fits(sizes.largest[container.axis.crossed])
  }
  /// Where the first line begins, in pt.
  var linesStart: Double { bodyStart + metrics.inset.start(container.axis) }
  /// How far something of it may stand before its start or behind its end, in pt: where insets are
  /// below 0.
  var overhang: Double {
    let (before, after) = (start - linesStart, linesStart + lines.length - end)
    return max(before, after, start - bodyEnd, 0)
  }
}

extension FlowSection {
  /// The rectangle of an item, its origin on `grid`.
  ///
  /// Complexity: O(log lines) in a grid, else also O(items of its line).
  func frame(ofItem item: Int, on grid: PixelGrid) -> CGRect {
    let line = lines.line(ofItem: item)
    let placement = placement(of: line)
    var across = placement.start + Double(item - line.items.lowerBound) * placement.gap
    if distribution.isGrid {
      across += Double(item - line.items.lowerBound) * sizes[item][container.axis.crossed]
    } else {
      sizes.forEachRun(in: line.items.lowerBound..<item) {
        across += $0[container.axis.crossed] * Double($1)
      }
    }
    return frame(of: sizes[item], across: across, in: line, on: grid)
  }

  /// Calls `body` with the items whose lines meet the open range `along`, and their rectangles; of
  /// a grid's lines only with those near the range `across`.
  ///
  /// Complexity: O(log lines) and the items it answers.
  func forEachItem(
    along: ClosedRange<Double>, across: ClosedRange<Double>, on grid: PixelGrid,
    _ body: (_ item: Int, _ frame: CGRect) -> Void
  ) {
    let axis = container.axis
    lines.forEachLine(
      from: along.lowerBound - linesStart, to: along.upperBound - linesStart
    ) { line in
      let placement = placement(of: line)
      let items = distribution.isGrid ? near(across, in: line, placement) : line.items
      let skipped = items.lowerBound - line.items.lowerBound
      var place = placement.start
      if skipped > 0 {
        place += Double(skipped) * (placement.gap + sizes[items.lowerBound][axis.crossed])
      }
      var item = items.lowerBound
      sizes.forEachRun(in: items) { size, count in
        for _ in 0..<count {
          body(item, frame(of: size, across: place, in: line, on: grid))
          item += 1
          place += size[axis.crossed] + placement.gap
        }
      }
    }
  }

  private func placement(of line: FlowLine) -> FlowPlacement {
    distribution.placement(of: line, sizes, along: container.axis)
  }

  /// The items of a grid's line that are near `across`, and perhaps one more at each side.
  private func near(
    _ across: ClosedRange<Double>, in line: FlowLine, _ placement: FlowPlacement
  ) -> Range<Int> {
    let pitch = sizes[line.items.lowerBound][container.axis.crossed] + placement.gap
    guard pitch > 0 else { return line.items }
    let origin = lineStart + placement.start
    func number(_ place: Double) -> Int {
      let number = ((place - origin) / pitch).rounded(.down)
      return Int(min(max(number, -1), Double(line.items.count)))
    }
    let low = max(number(across.lowerBound) - 1, 0)
    let high = min(number(across.upperBound) + 2, line.items.count)
    return line.items.lowerBound + min(low, high)..<line.items.lowerBound + high
  }

  /// The rectangle of an item in the middle of its line's thickness; its origin is rounded, its
  /// size is not. Source: recorded from UIKit (layout.json, `lastLineMixed`: 118.25 is shown at
  /// 118.5).
  private func frame(
    of size: CGSize, across: Double, in line: FlowLine, on grid: PixelGrid
  ) -> CGRect {
    let along = linesStart + line.start + (line.thickness - size[container.axis]) / 2
    return container.rect(
      along: grid.rounded(along), across: grid.rounded(lineStart + across), size: size)
  }
}
