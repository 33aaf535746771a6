internal import Foundation

/// A range of values on a line of the page, with round numbers to label.
struct ChartScale: Equatable {
  let range: ClosedRange<Double>
  /// Where the ends of the range are, in pt; the first may be the larger one.
  let start: Double
  let end: Double

  /// `values` from `start` to `end`, widened to be at least `smallest` long and, where `margin` says so, a twentieth at each
  /// end. Values that are not finite do not count.
  init(
    of values: some Sequence<Double>, from start: Double, to end: Double, smallest: Double,
    margin: Bool = true
  ) {
    var (low, high) = (Double.infinity, -Double.infinity)
    for value in values where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
    if low > high { (low, high) = (0, 0) }
    let middle = low / 2 + high / 2
    let reach = max(high / 2 - low / 2, smallest / 2) * (margin ? 1.08 : 1)
    range = middle - reach...middle + reach
    self.start = start
    self.end = end
  }

  /// Where `value` is, in pt.
  func place(_ value: Double) -> Double {
    start + (value - range.lowerBound) / (range.upperBound - range.lowerBound) * (end - start)
  }

  /// Round numbers in the range, at most `most`: 1, 2 or 5 times a power of ten apart.
  func ticks(_ most: Int) -> (values: [Double], digits: Int) {
    let rough = (range.upperBound - range.lowerBound) / Double(max(1, most))
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    guard first <= last, last - first < 1000 else { return ([], 0) }
    let values = (0...Int(last - first)).map { (first + Double($0)) * step }
    return (values, max(0, Int(-floor(log10(step) + 1e-9))))
  }

  /// `value` with `digits` behind the point.
  static func text(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value == 0 ? 0 : value)
  }
}
