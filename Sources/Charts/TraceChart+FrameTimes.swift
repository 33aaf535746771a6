internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Tracing

extension TraceChart {
  /// What stands above the panel of frame times: the unit, and how late frames were in all.
  static func label(_ times: FrameTimes) -> String {
    let pacing = times.pacing
    let late = times.intervals.count { $0.milliseconds > times.limit }
    return "time between frames, ms: "
      + (late == 0
        ? "none late"
        : "\(late) late, \(decimal(pacing.hitchTime)) ms in all, \(decimal(pacing.hitchTimeRatio)) ms a second")
  }

  /// A bar for each pixel column, as high as its longest frame; late ones dark and wide, and a line at the period.
  func drawFrameTimes(_ panel: ChartPanel, _ times: FrameTimes) {
    let ground = panel.value.place(0)
    var columns: [(x: Double, milliseconds: Double)] = []
    for interval in times.intervals {
      let x = (panel.time.place(interval.time) * 2).rounded() / 2
      if let last = columns.last, last.x == x {
        columns[columns.count - 1].milliseconds = max(last.milliseconds, interval.milliseconds)
      } else {
        columns.append((x, interval.milliseconds))
      }
    }
    for column in columns {
      let isLate = column.milliseconds > times.limit
      let top = panel.value.place(column.milliseconds)
      let width = isLate ? 2.5 : 0.75
      panel.canvas.fill(
        Path(CGRect(x: column.x - width / 2, y: top, width: width, height: ground - top)),
        isLate ? ChartInk.late : ChartInk.frame)
    }
    panel.level(
      times.period, from: panel.time.range.lowerBound, to: panel.time.range.upperBound,
      ChartInk.target, [4, 3])
  }
}

/// `value` with one digit behind the point.
private func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
