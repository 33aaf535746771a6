import Foundation
import TestSupport
import Tracing

/// A table of offsets as somebody else's program would log them.
struct OffsetTable {
  private(set) var rows: [(time: Double, offset: Double)] = []

  /// Samples of `curve`, which takes ms.
  ///
  /// - Parameters:
  ///   - times: In ms.
  ///   - rounding: The step to which offsets are rounded, in pt; 0 for none.
  init(times: [Double], rounding: Double = 0, _ curve: (Double) -> Double) {
    rows = times.map { time in
      let value = curve(time)
      return (time, rounding > 0 ? (value / rounding).rounded() * rounding : value)
    }
  }

  /// Frames of 60 a second over `duration` ms.
  static func frames(over duration: Double, rate: Double = 60) -> [Double] {
    (0...Int(duration * rate / 1000)).map { Double($0) * 1000 / rate }
  }

  /// The same with offsets that are off by up to `noise` pt either way.
  func shaken(by noise: Double, seed: UInt64) -> OffsetTable {
    var numbers = SeededGenerator(seed: seed)
    var table = self
    for row in rows.indices {
      table.rows[row].offset += .random(in: -noise...noise, using: &numbers)
    }
    return table
  }

  /// The same with times that are off by up to `jitter` ms either way.
  func mistimed(by jitter: Double, seed: UInt64) -> OffsetTable {
    var numbers = SeededGenerator(seed: seed)
    var table = self
    for row in rows.indices {
      table.rows[row].time += .random(in: -jitter...jitter, using: &numbers)
    }
    return table
  }

  /// The same without the rows for which `isLost`.
  func without(_ isLost: (Int) -> Bool) -> OffsetTable {
    var table = self
    table.rows = rows.enumerated().filter { !isLost($0.offset) }.map(\.element)
    return table
  }

  /// The same with `other` `pause` ms after its end.
  func followed(by other: OffsetTable, after pause: Double) -> OffsetTable {
    var table = self
    let start = (rows.last?.time ?? 0) + pause
    table.rows += other.rows.map { ($0.time + start, $0.offset) }
    return table
  }

  /// The trace that a reader makes of it.
  func trace(_ column: String = "offset_y") throws -> Trace {
    let lines = rows.map { "\($0.time),\($0.offset)" }
    return try Trace(
      reading: Data((["time_ms,\(column)"] + lines + [""]).joined(separator: "\n").utf8))
  }
}
