internal import Foundation
internal import Geometry
internal import Tracing

/// The offsets of a trace along one axis, frame by frame.
struct OffsetSeries {
  /// The axis.
  let axis: Axis
  /// When each frame was shown, in ms.
  let times: [Double]
  /// Where the content stood, in pt.
  let offsets: [Double]
  /// The step to which the offsets were rounded, in pt: a whole, a half, a third or a quarter; 0 where they were not.
  let quantum: Double

  /// The offsets of `frames` along `axis`.
  init(_ frames: [TraceFrame], _ axis: Axis) {
    self.axis = axis
    times = frames.map { $0.time * 1000 }
    offsets = frames.map { Double($0.contentOffset[axis]) }
    quantum = Self.quantum(of: offsets)
  }

  /// How far the content moved at all.
  var reach: Double { (offsets.max() ?? 0) - (offsets.min() ?? 0) }

  /// Without its own frames that stand in the same instant the largest of the usual times between two frames.
  var period: Double {
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    return intervals.isEmpty ? 0 : intervals[intervals.count / 2]
  }

  /// The largest step of which 19 of 20 offsets that differ are multiples, to the digits that tables have.
  private static func quantum(of offsets: [Double]) -> Double {
    let moving = Array(Set(offsets))
    guard moving.count > 3 else { return 0 }
    for step in [1.0, 0.5, 1.0 / 3, 0.25] {
      let fitting = moving.count { abs(($0 / step).rounded() * step - $0) < 2e-4 }
      if fitting * 20 >= moving.count * 19 { return step }
    }
    return 0
  }
}
