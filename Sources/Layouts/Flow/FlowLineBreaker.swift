internal import Foundation
internal import Geometry

/// Breaks the items of a section into lines, greedily: an item that does not fit begins the next
/// line, and one that fits no line has one of its own.
struct FlowLineBreaker {
  private let axis: Axis
  private let rule: FlowLineRule
  private var lines: FlowLines
  /// The items, length and thickness of the line that is being filled.
  private var (count, used, thickness) = (0, 0.0, 0.0)

  private init(_ axis: Axis, _ rule: FlowLineRule, lineSpacing: Double) {
    self.axis = axis
    self.rule = rule
    lines = FlowLines(spacing: lineSpacing)
  }

  /// The lines of items with `sizes`.
  ///
  /// Complexity: O(runs of equal sizes).
  static func lines(
    of sizes: FlowItemSizes, along axis: Axis, _ rule: FlowLineRule, lineSpacing: Double
  ) -> FlowLines {
    var breaker = FlowLineBreaker(axis, rule, lineSpacing: lineSpacing)
    sizes.forEachRun(in: 0..<sizes.count) { breaker.take($1, of: $0) }
    breaker.endLine()
    breaker.lines.trim()
    return breaker.lines
  }

  private mutating func take(_ number: Int, of size: CGSize) {
    var left = number
    let length = size[axis.crossed]
    if count > 0 {
      let more = min(rule.room(after: used, for: length), left)
      add(more, size)
      left -= more
      guard left > 0 else { return }
      endLine()
    }
    // The last line of the run stays open: a shorter item may still fit it.
    let perLine = rule.room(after: nil, for: length)
    let full = (left - 1) / perLine
    lines.append(full, perLine: perLine, thickness: size[axis])
    add(left - full * perLine, size)
  }

  private mutating func add(_ number: Int, _ size: CGSize) {
    guard number > 0 else { return }
    let pitch = size[axis.crossed] + rule.spacing
    used += Double(number) * pitch - (count == 0 ? rule.spacing : 0)
    count += number
    thickness = max(thickness, size[axis])
  }

  private mutating func endLine() {
    guard count > 0 else { return }
    lines.append(1, perLine: count, thickness: thickness)
    (count, used, thickness) = (0, 0, 0)
  }
}
