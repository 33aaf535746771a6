internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

extension Inspector {
  /// How much the chart takes at least with its heading, in pt.
  private static let chartHeight = 68.0
  /// The same of the frame times.
  private static let paceHeight = 119.0
  /// The same of five calls, the fewest that are shown.
  private static let callsHeight = 101.0
  /// In how low a panel the subtitle makes room for the chart, in pt.
  private static let lowPanel = 300.0

  /// Draws it into `frame`, from the top down. What there is no room for is left out as a whole.
  func draw(on canvas: Canvas, in frame: CGRect) {
    canvas.fill(Path(frame), .panel)
    canvas.fill(
      Path(CGRect(x: frame.minX, y: frame.minY, width: 1, height: frame.height)), .panelLine)
    let inside = frame.insetBy(dx: 16, dy: 14)
    guard !inside.isNull else { return }
    canvas.group(clip: Path(frame)) {
      var column = PanelColumn(canvas: canvas, frame: inside)
      drawHead(&column)
      drawMotion(&column)
      if column.room >= Self.chartHeight { drawChart(&column) }
      if column.room >= Self.paceHeight { drawPace(&column) }
      if column.room >= Self.callsHeight {
        drawCalls(&column, leaving: Self.height(of: counts) + Self.height(of: settings))
      }
      drawCounts(counts, "Kept", &column)
      drawCounts(settings, "Settings", &column)
    }
  }

  private func drawHead(_ column: inout PanelColumn) {
    column.text(title, TextStyle(size: 15, weight: .semibold, color: .panelText), height: 20)
    if column.frame.height >= Self.lowPanel {
      column.text(subtitle, TextStyle(size: 11, color: .panelDim), height: 18)
    }
    column.skip(8)
  }

  private func drawMotion(_ column: inout PanelColumn) {
    let now = samples.last
    let activity = now?.activity ?? .idle
    let row = column.take(24)
    let chip = TextStyle(size: 12, weight: .semibold, color: .white, alignment: .center)
    let width = column.canvas.size(of: activity.rawValue, chip).width + 22
    let plate = CGRect(x: row.minX, y: row.minY, width: width, height: 22)
    column.canvas.fill(Path(plate, radius: 11), activity.color)
    column.canvas.draw(activity.rawValue, chip, in: plate)
    column.canvas.draw(
      fixed(now?.time ?? 0, 3) + " s",
      TextStyle(size: 12, color: .panelDim, alignment: .opposite, hasTabularFigures: true), in: row)
    column.skip(8)
    column.pair("offset pt", point(now?.offset ?? .zero, 2), .panelText)
    column.pair("velocity pt/ms", point(now?.velocity ?? .zero, 3), .panelText)
    column.pair(
      "proposed", proposedTarget.map { point($0, 2) } ?? "–", StageMark.Line.proposed.color)
    column.pair("target", target.map { point($0, 2) } ?? "–", StageMark.Line.target.color)
    column.skip(10)
  }

  private func drawPace(_ column: inout PanelColumn) {
    let budget = pace.period * 1000
    let last = (pace.costs.last ?? 0) * 1000
    column.heading("Frames")
    let area = column.take(34)
    column.canvas.fill(Path(area, radius: 4), .panelWell)
    // The upper edge is one and a half budgets.
    let unit = area.height / (1.5 * budget)
    let width = area.width / 90
    for (index, cost) in pace.costs.suffix(90).reversed().enumerated() {
      let height = min(max(cost * 1000 * unit, 1), area.height)
      let bar = CGRect(
        x: area.maxX - Double(index + 1) * width, y: area.maxY - height, width: width * 0.75,
        height: height)
      let isLate = cost > pace.period
      column.canvas.fill(Path(bar), isLate ? .panelBad : .panelGood)
    }
    let line = area.maxY - budget * unit
    column.canvas.stroke(
      Path(line: [CGPoint(x: area.minX, y: line), CGPoint(x: area.maxX, y: line)]), .panelDim,
      width: 0.75, dashes: [3, 3])
    column.skip(5)
    column.pair("CPU of budget", "\(fixed(last, 2)) of \(fixed(budget, 2)) ms", .panelText)
    // Apple's scale of 2020 for the hitch time ratio, in ms/s: below 5 good, up to 10 warning, above critical.
    let verdict = pace.hitchRatio < 5 ? "good" : pace.hitchRatio <= 10 ? "warning" : "critical"
    column.pair(
      "hitches", "\(pace.hitches), \(fixed(pace.hitchRatio, 1)) ms/s \(verdict) (5/10)",
      verdict == "good" ? .panelText : .panelBad)
    column.pair("drawn by", pace.presenter, .panelText)
    column.skip(8)
  }

  private func drawCounts(_ counts: [Count], _ title: String, _ column: inout PanelColumn) {
    guard !counts.isEmpty, column.room >= Self.height(of: counts) - 8 else { return }
    column.heading(title)
    for count in counts { column.pair(count.name, count.text, .panelText) }
    column.skip(8)
  }

  private static func height(of counts: [Count]) -> Double {
    counts.isEmpty ? 0 : 26 + 18 * Double(counts.count)
  }

  /// The newest calls, the newest at the bottom: as many as there is room for above the rest, at least five.
  private func drawCalls(_ column: inout PanelColumn, leaving rest: Double) {
    column.heading("Calls")
    let style = TextStyle(size: 10.5, color: .panelText, family: TextStyle.fixedFamily)
    let rows = max(5, Int((column.room - rest - 8) / 15))
    for row in 0..<rows {
      let age = rows - 1 - row
      guard calls.indices.contains(calls.count - 1 - age) else {
        column.skip(15)
        continue
      }
      var style = style
      style.color.alpha = max(0.45, 1 - Double(age) * 0.06)
      column.text(calls[calls.count - 1 - age], style, height: 15)
    }
    column.skip(8)
  }
}

/// Rows one below the other.
struct PanelColumn {
  let canvas: Canvas
  let frame: CGRect
  private var y: Double

  init(canvas: Canvas, frame: CGRect) {
    self.canvas = canvas
    self.frame = frame
    y = frame.minY
  }

  /// What is left below, in pt.
  var room: Double { frame.maxY - y }

  mutating func skip(_ height: Double) { y += height }

  /// The next `height` pt.
  mutating func take(_ height: Double) -> CGRect {
    defer { y += height }
    return CGRect(x: frame.minX, y: y, width: frame.width, height: height)
  }

  mutating func text(_ text: String, _ style: TextStyle, height: Double) {
    let row = take(height)
    if row.maxY <= frame.maxY + 1 { canvas.draw(text, style, in: row) }
  }

  mutating func heading(_ text: String) {
    self.text(
      text.uppercased(), TextStyle(size: 10, weight: .semibold, color: .panelDim), height: 18)
  }

  /// A name at the left and what it stands for at the right.
  mutating func pair(_ name: String, _ value: String, _ color: Color) {
    let row = take(18)
    guard row.maxY <= frame.maxY + 1 else { return }
    canvas.draw(
      name, TextStyle(size: 11.5, color: .panelDim), at: CGPoint(x: row.minX, y: row.minY + 1))
    let left = row.minX + 96
    canvas.draw(
      value,
      TextStyle(
        size: 12, weight: .medium, color: color, alignment: .opposite, hasTabularFigures: true),
      in: CGRect(x: left, y: row.minY, width: row.maxX - left, height: row.height))
  }
}

/// `value` with `digits` behind the point, as a readout shows it.
func fixed(_ value: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", value == 0 ? 0 : value)
}

private func point(_ point: CGPoint, _ digits: Int) -> String {
  "\(fixed(point.x, digits))   \(fixed(point.y, digits))"
}

extension Color {
  static let panel = Color(red: 0.105, green: 0.11, blue: 0.13)
  static let panelWell = Color(red: 0.15, green: 0.155, blue: 0.185)
  static let panelLine = Color(red: 0.02, green: 0.02, blue: 0.03)
  static let panelText = Color(red: 0.93, green: 0.94, blue: 0.96)
  static let panelDim = Color(red: 0.56, green: 0.59, blue: 0.67)
  static let panelGood = Color(red: 0.3, green: 0.72, blue: 0.52)
  static let panelBad = Color(red: 0.95, green: 0.38, blue: 0.3)
}
