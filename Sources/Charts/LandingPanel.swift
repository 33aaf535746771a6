internal import CollectionEngine
internal import Drawing
internal import Foundation

/// One map in its system of axes.
struct LandingPanel {
  private let field: LandingField
  private let canvas: Canvas
  private let area: CGRect
  private let across: ChartScale
  private let down: ChartScale

  /// How far apart, in pt, signs of one kind stand at least. Ours: closer they are one grey.
  private static let signDistance = 9.0

  init(_ field: LandingField, canvas: Canvas, area: CGRect) {
    self.field = field
    self.canvas = canvas
    self.area = area
    let (left, right) = field.across.edges
    let (top, bottom) = field.down.edges
    across = ChartScale(
      of: [left, right], from: left < right ? area.minX : area.maxX,
      to: left < right ? area.maxX : area.minX, smallest: 1e-9, margin: false)
    down = ChartScale(
      of: [top, bottom], from: top < bottom ? area.minY : area.maxY,
      to: top < bottom ? area.maxY : area.minY, smallest: 1e-9, margin: false)
  }

  /// Draws everything.
  ///
  /// - Parameter isNamed: whether the map's own title stands above it.
  func draw(isNamed: Bool) {
    canvas.group(clip: Path(area)) {
      drawRegions()
      drawPlaceLines()
      drawBehind()
      drawBorders()
    }
    if across.range.contains(0) {
      let x = across.place(0)
      canvas.stroke(
        Path(line: [CGPoint(x: x, y: area.minY), CGPoint(x: x, y: area.maxY)]), ChartInk.text,
        width: 0.75, dashes: [5, 4])
    }
    drawNames()
    drawMarks()
    canvas.stroke(Path(area), ChartInk.frame, width: 0.75)
    drawAxes()
    if isNamed {
      canvas.draw(
        field.title, ChartText.heading,
        in: CGRect(x: area.minX, y: area.minY - 44, width: area.width, height: 20))
    }
  }

  private func corner(_ row: Int, _ column: Int) -> CGPoint {
    CGPoint(x: across.place(field.across.edge(column)), y: down.place(field.down.edge(row)))
  }

  /// A run a rectangle; each reaches a little under the next ones, so that nothing shines through.
  private func drawRegions() {
    for run in field.runs {
      let start = corner(run.row, run.columns.lowerBound)
      let end = corner(run.row + 1, run.columns.upperBound)
      let rect = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 0.75,
        height: abs(end.y - start.y) + 0.75)
      canvas.fill(Path(rect), ChartInk.region(run.region))
    }
  }

  private func drawBorders() {
    var path = Path()
    let borders = field.borders
    for border in borders {
      path.add(
        Path(line: [
          corner(border.from.row, border.from.column), corner(border.to.row, border.to.column),
        ]))
    }
    // Where nearly every cell is a region of its own, lines would hide them.
    let isCrowded = borders.count * 2 > field.regions.count
    canvas.stroke(
      path, isCrowded ? ChartInk.frame : ChartInk.border, width: isCrowded ? 0.25 : 1.1)
  }

  private func drawNames() {
    let cell = CGSize(
      width: area.width / Double(field.across.count),
      height: area.height / Double(field.down.count))
    let style = ChartText.name
    for (name, square) in zip(field.names, field.largestSquares) {
      guard let square else { continue }
      let size = canvas.size(of: name, style)
      let room = Double(square.side)
      guard size.width + 4 < room * cell.width, size.height < room * cell.height else { continue }
      let middle = CGPoint(
        x: area.minX + square.column * cell.width, y: area.minY + square.row * cell.height)
      canvas.draw(
        name, style, at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }
  }

  private func drawPlaceLines() {
    for place in field.places where down.range.contains(place.offset) {
      let y = down.place(place.offset)
      canvas.stroke(
        Path(line: [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)]), ChartInk.text,
        width: 0.75, dashes: [1, 3])
    }
  }

  /// Strokes in the cells that land behind, not closer than can be told apart.
  private func drawBehind() {
    func every(_ length: Double, _ count: Int) -> Int {
      max(1, Int((Self.signDistance / (length / Double(count))).rounded(.up)))
    }
    let columns = every(area.width, field.across.count)
    let rows = every(area.height, field.down.count)
    for row in Swift.stride(from: rows / 2, to: field.down.count, by: rows) {
      for column in Swift.stride(from: columns / 2, to: field.across.count, by: columns)
      where field.isBehind[row * field.across.count + column] {
        Self.drawBehind(on: canvas, at: middle(row, column))
      }
    }
  }

  private func drawMarks() {
    for mark in field.marks {
      Self.drawMark(on: canvas, mark.name, at: middle(mark.row, mark.column))
    }
  }

  private func middle(_ row: Int, _ column: Int) -> CGPoint {
    let (start, end) = (corner(row, column), corner(row + 1, column + 1))
    return CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
  }

  private func drawAxes() {
    ChartAxis.drawBelow(
      across, field.across.label, on: canvas, area, most: max(4, Int(area.width / 80)))
    ChartAxis.drawAtLeft(down, field.down.label, on: canvas, area)
    var free = -Double.infinity
    for place in field.places where down.range.contains(place.offset) {
      let y = down.place(place.offset)
      Self.drawPlace(on: canvas, at: CGPoint(x: area.maxX, y: y))
      guard abs(y - free) >= 15 else { continue }
      free = y
      canvas.draw(place.name, ChartText.number, at: CGPoint(x: area.maxX + 10, y: y - 9))
    }
  }

  /// The sign of a place: a triangle that points at it from the right.
  static func drawPlace(on canvas: Canvas, at point: CGPoint) {
    canvas.fill(
      Path(polygon: [
        point, CGPoint(x: point.x + 7, y: point.y - 3.5), CGPoint(x: point.x + 7, y: point.y + 3.5),
      ]), ChartInk.text)
  }

  /// The sign of a landing behind its release.
  static func drawBehind(on canvas: Canvas, at point: CGPoint) {
    canvas.stroke(
      Path(line: [
        CGPoint(x: point.x - 2.5, y: point.y + 2.5), CGPoint(x: point.x + 2.5, y: point.y - 2.5),
      ]), ChartInk.text, width: 1)
  }

  /// The sign of something that is pointed out.
  static func drawMark(on canvas: Canvas, _ name: String, at point: CGPoint) {
    canvas.fill(Path(circleAt: point, radius: 10), .white)
    canvas.stroke(Path(circleAt: point, radius: 10), ChartInk.text, width: 1.5)
    canvas.draw(
      name,
      TextStyle(size: 13, weight: .bold, color: ChartInk.text, alignment: .center),
      in: CGRect(x: point.x - 10, y: point.y - 9, width: 20, height: 18))
  }
}
