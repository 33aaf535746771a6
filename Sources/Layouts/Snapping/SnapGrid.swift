internal import CollectionEngine
internal import Geometry

/// Candidates at equal distances: pages and intervals.
///
///     offset(k) = origin + k * step        k = 0, 1, ... count - 1, then moved into the range
struct SnapGrid: SnapSource {
  private let origin: Double
  /// In pt; negative where content is read towards smaller offsets.
  private let step: Double
  /// How many there are; a whole number, which need not fit an Int.
  private let count: Double
  private let edge: SnapEdge
  /// Where the first one's part of the content starts, in pt.
  private let contentStart: Double

  /// Multiples of the bounds length from the leading end of the range.
  init(pagesOf metrics: ScrollMetrics, _ axis: Axis, isReversed: Bool) {
    edge = SnapEdge(metrics, axis, .near)
    let range = edge.range
    origin = isReversed ? range.upperBound : range.lowerBound
    // A view of no length has one page.
    let length = edge.length > 0 ? edge.length : .infinity
    contentStart = origin
    step = isReversed ? -length : length
    count = ((range.upperBound - range.lowerBound) / length).rounded(.up) + 1
  }

  /// Intervals of `length` pt from the leading end of the content.
  init(intervalsOf length: Double, _ edge: SnapEdge, isReversed: Bool) {
    self.edge = edge
    let end = edge.contentLength
    origin =
      isReversed ? edge.offset(from: end - length, to: end) : edge.offset(from: 0, to: length)
    contentStart = isReversed ? end - length : 0
    step = isReversed ? -length : length
    count = max((end / length).rounded(.up), 1)
  }

  func candidates(around offset: Double, count wanted: Int) -> [SnapCandidate] {
    let middle = step.isFinite ? ((offset - origin) / step).rounded(.down) : 0
    // One more at each side for the rounding, and one for a candidate within the standing distance.
    let reach = Double(wanted + 2)
    let first = min(max(middle - reach, 0), count - 1)
    let last = min(max(middle + reach, 0), count - 1)
    return stride(from: first, through: last, by: 1).map { index in
      let offset = index == 0 ? origin : origin + index * step
      let start = offset + (contentStart - origin)
      let end = start + min(abs(step), edge.contentLength)
      return SnapCandidate(offset: edge.clamped(offset), extent: start...max(start, end))
    }
  }

  func shown(at offset: Double) -> [SnapCandidate] {
    // What is between the outermost ones lies around the place that is asked for anyway.
    candidates(around: offset, count: 1) + candidates(around: offset + edge.length, count: 1)
  }

  func meanDistance(at offset: Double) -> Double { abs(step) }
}
