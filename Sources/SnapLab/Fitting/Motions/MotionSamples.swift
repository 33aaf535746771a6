internal import Foundation

/// What of a motion a law is fitted to.
struct MotionSamples {
  /// Which frames of the trace they are.
  let places: [Int]
  /// When, in ms since the first.
  let times: [Double]
  /// Where, in pt.
  let offsets: [Double]
  /// How far each may be from a curve that explains it, in pt.
  let tolerances: [Double]
  /// The step to which offsets were rounded, in pt; 0 where they were not.
  let quantum: Double
  /// The time between two frames, in ms, where the samples were taken as evenly spaced rather than as their times say.
  let evenPeriod: Double?

  /// The standard deviation of rounding, in pt: `quantum/√12`, and at least 1e-9, for a `Double` is rounded too.
  var rounding: Double { max(quantum / 12.0.squareRoot(), 1e-9) }

  var duration: Double { times.last ?? 0 }

  /// The longest time between two samples, in ms.
  var longestInterval: Double { zip(times.dropFirst(), times).map { $0 - $1 }.max() ?? 0 }

  /// The frames of `series` in `range`, at most `most` of them, at the times written beside them.
  init(_ series: OffsetSeries, _ range: ClosedRange<Int>, most: Int) {
    let places = Self.places(range, most: most)
    let first = series.times[range.lowerBound]
    self.init(
      places, times: places.map { series.times[$0] - first },
      offsets: places.map { series.offsets[$0] },
      quantum: series.quantum, evenPeriod: nil)
  }

  /// The same frames as the display showed them if the times beside them are a program's clock: a whole number of
  /// periods apart. Nil where their times are not near such numbers, or are such numbers.
  init?(evenlySpaced series: OffsetSeries, _ range: ClosedRange<Int>, most: Int) {
    guard let (period, ticks) = Self.ticks(Array(series.times[range])) else { return nil }
    let first = series.times[range.lowerBound]
    let isSame = zip(ticks, series.times[range]).allSatisfy {
      abs($0 * period - ($1 - first)) < 1e-6
    }
    guard !isSame else { return nil }
    let places = Self.places(range, most: most)
    self.init(
      places, times: places.map { ticks[$0 - range.lowerBound] * period },
      offsets: places.map { series.offsets[$0] }, quantum: series.quantum, evenPeriod: period)
  }

  private init(
    _ places: [Int], times: [Double], offsets: [Double], quantum: Double, evenPeriod: Double?
  ) {
    self.places = places
    self.times = times
    self.offsets = offsets
    self.quantum = quantum
    self.evenPeriod = evenPeriod
    tolerances = offsets.indices.map { place in
      let (before, after) = (max(place - 1, 0), min(place + 1, offsets.count - 1))
      let time = times[after] - times[before]
      let speed = time > 0 ? abs(offsets[after] - offsets[before]) / time : 0
      return max(quantum, Self.smallestTolerance) + Self.clockTolerance * speed
    }
  }

  /// How far a sample may be off in any case, in pt. Ours.
  private static let smallestTolerance = 0.02
  /// How wrong the time of a frame may be, in ms. Ours: a recorded phone's frames lie within 0.04 ms of a curve.
  private static let clockTolerance = 0.1

  /// How many frames at the beginning are never thinned. Ours.
  private static let beginning = 8

  private static func places(_ range: ClosedRange<Int>, most: Int) -> [Int] {
    guard range.count > most else { return Array(range) }
    // The first stay as they are: they decide where a motion begins.
    let first = min(beginning, most / 2)
    let (start, count) = (range.lowerBound + first, range.count - first)
    return Array(range.prefix(first))
      + (0..<most - first).map { start + $0 * (count - 1) / (most - first - 1) }
  }

  /// The period, and how many of them each time is after the first.
  ///
  /// The period is the mean time of a tick between the first frame but one and the last: the first frame after a
  /// release often has a time of its own.
  private static func ticks(_ times: [Double]) -> (period: Double, ticks: [Double])? {
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }
    guard intervals.count >= 4 else { return nil }
    let usual = intervals.sorted()[intervals.count / 2]
    guard usual > 0 else { return nil }
    var ticks = [0.0]
    for interval in intervals {
      let count = (interval / usual).rounded()
      guard count >= 1, abs(interval - count * usual) <= 0.05 * usual else { return nil }
      ticks.append(ticks[ticks.count - 1] + count)
    }
    let period = (times[times.count - 1] - times[1]) / (ticks[ticks.count - 1] - ticks[1])
    return (period, ticks)
  }
}
