internal import CollectionEngine
public import Drawing
public import Foundation

/// Where every release lands, drawn: velocity across, release offset down, coloured by where it
/// lands, with the borders at which that changes. Several maps stand side by side.
public struct LandingMap {
  let fields: [LandingField]
  /// In pt.
  public let size: CGSize
  let title: String

  /// The size of a picture of one map, in pt; that of a chart.
  public static let standardSize = TraceChart.standardSize
  /// The width of each of several maps side by side, in pt. Ours: three have the width of a screen.
  public static let widthBeside = 560.0

  /// A picture of `fields`, at least one.
  ///
  /// - Parameter size: in pt; nil for the standard size, wider for several maps.
  public init(_ fields: [LandingField], title: String, size: CGSize? = nil) {
    precondition(!fields.isEmpty, "A picture shows at least one map.")
    self.fields = fields
    self.title = title
    let width =
      fields.count == 1
      ? Self.standardSize.width : 60 + Self.widthBeside * Double(fields.count)
    self.size = size ?? CGSize(width: width, height: Self.standardSize.height)
  }

  /// Draws it from the canvas's origin on.
  ///
  /// Complexity: O(cells).
  public func draw(on canvas: Canvas) {
    canvas.fill(Path(CGRect(origin: .zero, size: size)), .white)
    drawHead(on: canvas)
    let (left, right, gap) = (78.0, 64.0, 78.0)
    let count = Double(fields.count)
    let width = (size.width - left - right - gap * (count - 1)) / count
    for (index, field) in fields.enumerated() {
      let x = left + Double(index) * (width + gap)
      LandingPanel(
        field, canvas: canvas,
        area: CGRect(x: x, y: 118, width: width, height: size.height - 118 - 52)
      ).draw(isNamed: fields.count > 1)
    }
  }

  /// Title and legend.
  private func drawHead(on canvas: Canvas) {
    canvas.draw(
      title, ChartText.title,
      in: CGRect(x: 24, y: 14, width: size.width - 48, height: 24))
    var x = 24.0
    func entry(_ text: String, _ draw: (CGRect) -> Void) {
      draw(CGRect(x: x, y: 46, width: 30, height: 14))
      x += 36 + canvas.draw(text, ChartText.legend, at: CGPoint(x: x + 36, y: 44)).width + 22
    }
    entry("where it lands, by name") { swatch in
      for part in 0..<3 {
        canvas.fill(
          Path(
            CGRect(x: swatch.minX + Double(part) * 10, y: swatch.minY, width: 10, height: 14)),
          ChartInk.region(part))
      }
    }
    entry("where that changes") { swatch in
      canvas.stroke(
        Path(line: [
          CGPoint(x: swatch.minX, y: swatch.midY), CGPoint(x: swatch.maxX, y: swatch.midY),
        ]), ChartInk.border, width: 1.5)
    }
    if fields.contains(where: { !$0.places.isEmpty }) {
      entry("a place that holds content") { swatch in
        canvas.stroke(
          Path(line: [
            CGPoint(x: swatch.minX, y: swatch.midY), CGPoint(x: swatch.maxX, y: swatch.midY),
          ]), ChartInk.text, width: 0.75, dashes: [1, 3])
        LandingPanel.drawPlace(on: canvas, at: CGPoint(x: swatch.maxX - 7, y: swatch.midY))
      }
    }
    if fields.contains(where: { $0.isBehind.contains(true) }) {
      entry("lands behind the release") { swatch in
        for part in 0..<4 {
          LandingPanel.drawBehind(
            on: canvas, at: CGPoint(x: swatch.minX + 4 + Double(part) * 7, y: swatch.midY))
        }
      }
    }
    if fields.contains(where: { !$0.marks.isEmpty }) {
      entry("finding") { swatch in
        LandingPanel.drawMark(on: canvas, "1", at: CGPoint(x: swatch.midX, y: swatch.midY))
      }
    }
  }
}
