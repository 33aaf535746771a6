internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Tracing

/// One system of axes: values upwards, time to the right.
struct ChartPanel {
  let canvas: Canvas
  let area: CGRect
  let time: ChartScale
  let value: ChartScale
  private let label: String

  /// - Parameter headroom: what is kept free at the top for names of phases, in pt.
  init(
    canvas: Canvas, area: CGRect, time: ChartScale, label: String, values: [Double],
    smallest: Double, headroom: Double = 0
  ) {
    self.canvas = canvas
    self.area = area
    self.time = time
    self.label = label
    value = ChartScale(of: values, from: area.maxY, to: area.minY + headroom, smallest: smallest)
  }

  /// Draws grid and label, then `content` inside, then the frame.
  func draw(_ content: (ChartPanel) -> Void) {
    canvas.draw(
      label, ChartText.label, at: CGPoint(x: area.minX, y: area.minY - 20))
    let ticks = value.ticks(max(2, Int(area.height / 34)))
    for tick in ticks.values {
      let y = value.place(tick)
      canvas.fill(
        Path(CGRect(x: area.minX, y: y - 0.25, width: area.width, height: 0.5)),
        tick == 0 ? ChartInk.frame : ChartInk.grid)
      var style = ChartText.number
      style.alignment = .opposite
      canvas.draw(
        ChartScale.text(tick, ticks.digits), style,
        in: CGRect(x: area.minX - 72, y: y - 9, width: 64, height: 18))
    }
    for tick in time.ticks(10).values {
      canvas.fill(
        Path(CGRect(x: time.place(tick) - 0.25, y: area.minY, width: 0.5, height: area.height)),
        ChartInk.grid)
    }
    canvas.group(clip: Path(area.insetBy(dx: -1, dy: -1))) { content(self) }
    canvas.stroke(Path(area), ChartInk.frame, width: 0.75)
  }

  /// The times below the lowest panel.
  static func drawTimes(_ time: ChartScale, on canvas: Canvas, y: Double) {
    let ticks = time.ticks(10)
    var style = ChartText.number
    style.alignment = .center
    for tick in ticks.values {
      canvas.draw(
        ChartScale.text(tick, ticks.digits), style,
        in: CGRect(x: time.place(tick) - 40, y: y + 4, width: 80, height: 18))
    }
    style = ChartText.label
    style.alignment = .opposite
    canvas.draw(
      "time, s", style, in: CGRect(x: time.end - 100, y: y + 22, width: 100, height: 20))
  }

  /// A curve through `count` points of time (s) and value.
  func curve(
    _ count: Int, _ ink: (color: Color, dashes: [Double]), _ point: (Int) -> (Double, Double)
  ) {
    let points = Curve.thinned(count) { index in
      let (at, value) = point(index)
      return CGPoint(x: time.place(at), y: self.value.place(value))
    }
    canvas.stroke(Path(line: points), ink.color, width: 1.8, dashes: ink.dashes)
  }

  /// A level line from one time to another.
  func level(
    _ level: Double, from start: Double, to end: Double, _ color: Color, _ dashes: [Double]
  ) {
    let y = value.place(level)
    let (left, right) = (time.place(start), max(time.place(end), time.place(start) + 3))
    canvas.stroke(
      Path(line: [CGPoint(x: left, y: y), CGPoint(x: right, y: y)]), color, width: 1.5,
      dashes: dashes)
  }

  /// A tinted band for each phase, with its name at the top where there is room.
  func drawPhases(
    _ phases: [(activity: ScrollActivity, time: ClosedRange<Double>)], named: Bool = true
  ) {
    // More bands than pixels would be one grey.
    guard phases.count < Int(area.width) else { return }
    let style = ChartText.note
    for phase in phases {
      let left = time.place(phase.time.lowerBound)
      let width = max(0.75, time.place(phase.time.upperBound) - left)
      canvas.fill(
        Path(CGRect(x: left, y: area.minY, width: width, height: area.height)),
        ChartInk.phase(phase.activity))
      // Where print has no tints, the line says where it begins.
      canvas.fill(
        Path(CGRect(x: left - 0.25, y: area.minY, width: 0.5, height: area.height)), ChartInk.dim)
      guard named, canvas.size(of: phase.activity.rawValue, style).width < width - 6 else {
        continue
      }
      canvas.draw(phase.activity.rawValue, style, at: CGPoint(x: left + 4, y: area.minY + 3))
    }
  }

  /// What names of phases, and under them the words of marks, take at the top, in pt.
  static let nameHeight = 20.0

  /// A tick at the bottom for each call, and a line for each mark with its words.
  func drawCalls(_ calls: [TraceCall], _ marks: [TraceMark]) {
    let places = Set(calls.map { (time.place($0.time) * 2).rounded() / 2 })
    for x in places.sorted() {
      canvas.fill(
        Path(CGRect(x: x - 0.5, y: area.maxY - 9, width: 1, height: 9)), ChartInk.dim)
    }
    for mark in marks.prefix(200) {
      let x = time.place(mark.time)
      canvas.stroke(
        Path(line: [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)]), ChartInk.dim,
        width: 0.75, dashes: [1, 3])
      canvas.draw(
        mark.label, ChartText.note,
        at: CGPoint(x: x + 3, y: area.minY + Self.nameHeight))
    }
  }
}
