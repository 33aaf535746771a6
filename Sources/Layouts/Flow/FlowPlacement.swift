internal import Foundation
internal import Geometry

/// Where the items of a line stand along it: the first one `start` pt from its beginning, the
/// others `gap` pt behind each other.
struct FlowPlacement: Equatable {
  let start: Double
  let gap: Double
}

/// How the items of a section's lines share the room that is left.
struct FlowDistribution {
  private let rule: FlowLineRule
  /// The placement of every line, where all items of the section are equally long across.
  private let grid: FlowPlacement?

  /// The distribution of items with `sizes`.
  ///
  /// Equally long items make a grid: as many as fit share the line's length, and lines with fewer
  /// keep its gaps. Heights do not matter (recorded from UIKit: layout.json, `grid90 mixed
  /// heights`), unless `isStrict`.
  ///
  ///     n = floor((W + s) / (w + s))        gap = (W - n w) / (n - 1)
  init(
    of sizes: FlowItemSizes, along axis: Axis, _ rule: FlowLineRule, isStrict: Bool = false
  ) {
    self.rule = rule
    let isUniform = axis == .vertical ? sizes.hasOneWidth : sizes.hasOneHeight
    let isGrid = isUniform && (!isStrict || sizes.hasOneWidth && sizes.hasOneHeight)
    guard isGrid, sizes.count > 0 else {
      grid = nil
      return
    }
    let length = sizes[0][axis.crossed]
    let perLine = rule.room(after: nil, for: length)
    if perLine == 1 {
      grid = Self.alone(length, rule)
    } else if perLine == FlowItemSizes.mostItems {
      grid = FlowPlacement(start: 0, gap: rule.spacing)
    } else {
      let free = rule.available - Double(perLine) * length
      grid = FlowPlacement(start: 0, gap: free / Double(perLine - 1))
    }
  }

  /// Whether all lines have the same placement.
  var isGrid: Bool { grid != nil }

  /// The placement of a line.
  ///
  /// Items that are not equally long fill their line from end to end; in the last line they stand
  /// at its beginning, the least spacing apart. An item that is alone stands in the middle, in the
  /// last line only where no second one of its kind would fit.
  ///
  /// Complexity: O(1) in a grid, O(items of the line) otherwise.
  func placement(of line: FlowLine, _ sizes: FlowItemSizes, along axis: Axis) -> FlowPlacement {
    if let grid { return grid }
    let count = line.items.count
    var total = 0.0
    sizes.forEachRun(in: line.items) { total += $0[axis.crossed] * Double($1) }
    if count == 1 {
      let isPairFitting = rule.fits(2 * total + rule.spacing)
      return line.isLast && isPairFitting
        ? FlowPlacement(start: 0, gap: 0) : Self.alone(total, rule)
    }
    if line.isLast { return FlowPlacement(start: 0, gap: rule.spacing) }
    return FlowPlacement(start: 0, gap: (rule.available - total) / Double(count - 1))
  }

  /// An item alone in its line: in the middle; at the beginning where it is too long.
  private static func alone(_ length: Double, _ rule: FlowLineRule) -> FlowPlacement {
    FlowPlacement(start: max((rule.available - length) / 2, 0), gap: 0)
  }
}
