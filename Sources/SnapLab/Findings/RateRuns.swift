internal import CollectionEngine
internal import Foundation
internal import Geometry

/// One release run frame by frame at several frame rates.
struct RateRuns {
  let flick: Flick
  let runs: [(rate: Double, run: FullRun)]

  /// The frame rates that are compared, in frames a second: of films, of displays, of fast displays.
  static let rates = [30.0, 60, 120]

  /// How many columns and rows are picked.
  private static let columns = 5
  private static let rows = 3

  /// Runs of some cells of a judge's map, spread over it.
  static func all(of judge: Judge) -> [RateRuns] {
    let grid = judge.map.grid
    let columns = judge.spread(Array(0..<grid.columns.count), most: columns)
    let rows = judge.spread(Array(0..<grid.rows.count), most: rows)
    return rows.flatMap { row in
      columns.map { column in
        let flick = grid.flick(row: row, column: column)
        return RateRuns(
          flick: flick,
          runs: rates.map { rate in
            judge.willTry()
            return (rate, FullRun(flick, in: judge.subject, rate: rate))
          })
      }
    }
  }

  /// The run at the highest rate.
  var finest: FullRun { runs[runs.count - 1].run }
}
