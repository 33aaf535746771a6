internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

extension Inspector {
  /// How low the chart is where it has room for the offset alone, in pt.
  private static let lowChart = 90.0

  /// The strip chart: offset above, velocity below, over the last seconds, phases as coloured bands behind both.
  func drawChart(_ column: inout PanelColumn) {
    column.heading("Last \(Int(Self.span)) s, \(axis == .vertical ? "y" : "x")")
    let area = column.take(min(132, column.room - 10))
    let canvas = column.canvas
    canvas.fill(Path(area, radius: 4), .panelWell)
    guard let end = samples.last?.time else { return }
    let shown = samples.filter { $0.time >= end - Self.span }
    func x(_ time: Double) -> Double { area.maxX - (end - time) / Self.span * area.width }
    drawPhases(shown, x, area, on: canvas)
    // The offset has five parts, the velocity three, and there is air around both.
    let part = (area.height - 20) / 8
    let isLow = area.height < Self.lowChart
    let upper = CGRect(
      x: area.minX, y: area.minY + 6, width: area.width,
      height: isLow ? area.height - 12 : part * 5)
    drawCurve(
      shown, { $0.offset[axis] }, smallest: 10, digits: 0, .panelText, x, upper, on: canvas)
    if !isLow {
      let lower = CGRect(x: area.minX, y: upper.maxY + 8, width: area.width, height: part * 3)
      drawCurve(
        shown, { $0.velocity[axis] }, smallest: 0.2, digits: 2,
        Color(red: 0.4, green: 0.75, blue: 1), x, lower, on: canvas)
    }
    column.skip(10)
  }

  private func drawPhases(
    _ samples: [Sample], _ x: (Double) -> Double, _ area: CGRect, on canvas: Canvas
  ) {
    var index = 0
    while index < samples.count {
      let activity = samples[index].activity
      var last = index
      while last + 1 < samples.count, samples[last + 1].activity == activity { last += 1 }
      // A phase lasts until the first frame of the next one.
      let until = samples[min(last + 1, samples.count - 1)].time
      if activity != .idle {
        var color = activity.color
        color.alpha = 0.3
        let start = x(samples[index].time)
        canvas.fill(
          Path(
            CGRect(x: start, y: area.minY, width: max(1, x(until) - start), height: area.height)),
          color)
        color.alpha = 1
        canvas.fill(
          Path(CGRect(x: start, y: area.maxY - 3, width: max(1, x(until) - start), height: 3)),
          color)
      }
      index = last + 1
    }
  }

  /// A curve that fills `area`, at least `smallest` from bottom to top, with its largest and smallest value.
  private func drawCurve(
    _ samples: [Sample], _ value: (Sample) -> Double, smallest: Double, digits: Int, _ color: Color,
    _ x: (Double) -> Double, _ area: CGRect, on canvas: Canvas
  ) {
    let values = samples.map(value).filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return }
    let middle = (low + high) / 2
    let reach = max(high - low, smallest) / 2
    func y(_ value: Double) -> Double {
      area.midY - (value - middle) / reach * (area.height / 2 - 2)
    }
    if low < 0, high > 0 {
      canvas.stroke(
        Path(line: [CGPoint(x: area.minX, y: y(0)), CGPoint(x: area.maxX, y: y(0))]), .panelDim,
        width: 0.5, dashes: [2, 3])
    }
    // Offsets grow downwards on the screen, and a curve that goes up goes forward.
    let points = samples.map { CGPoint(x: x($0.time), y: y(value($0))) }
    canvas.stroke(Path(line: points), color, width: 1.5)
    let style = TextStyle(size: 9.5, color: .panelDim, hasTabularFigures: true)
    canvas.draw(fixed(high, digits), style, at: CGPoint(x: area.minX + 5, y: area.minY - 3))
    if high > low {
      canvas.draw(fixed(low, digits), style, at: CGPoint(x: area.minX + 5, y: area.maxY - 12))
    }
  }
}
