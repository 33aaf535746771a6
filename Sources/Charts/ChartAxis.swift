internal import Drawing
internal import Foundation

/// The numbers along an axis and what they are.
enum ChartAxis {
  private static let label = TextStyle(size: 12, weight: .medium, color: ChartInk.text)
  private static let number = TextStyle(size: 11.5, color: ChartInk.dim, hasTabularFigures: true)

  /// Below `area`, with the label at the right end.
  static func drawBelow(
    _ scale: ChartScale, _ text: String, on canvas: Canvas, _ area: CGRect, most: Int
  ) {
    let ticks = scale.ticks(most)
    var style = number
    style.alignment = .center
    for tick in ticks.values {
      let x = scale.place(tick)
      canvas.fill(
        Path(CGRect(x: x - 0.25, y: area.maxY, width: 0.5, height: 4)), ChartInk.frame)
      canvas.draw(
        ChartScale.text(tick, ticks.digits), style,
        in: CGRect(x: x - 40, y: area.maxY + 5, width: 80, height: 18))
    }
    var ending = label
    ending.alignment = .opposite
    canvas.draw(
      text, ending, in: CGRect(x: area.minX, y: area.maxY + 24, width: area.width, height: 18))
  }

  /// At the left of `area`, with the label above.
  static func drawAtLeft(
    _ scale: ChartScale, _ text: String, on canvas: Canvas, _ area: CGRect
  ) {
    canvas.draw(text, label, at: CGPoint(x: area.minX, y: area.minY - 20))
    let ticks = scale.ticks(max(2, Int(area.height / 34)))
    var style = number
    style.alignment = .opposite
    for tick in ticks.values {
      let y = scale.place(tick)
      canvas.fill(
        Path(CGRect(x: area.minX - 4, y: y - 0.25, width: 4, height: 0.5)), ChartInk.frame)
      canvas.draw(
        ChartScale.text(tick, ticks.digits), style,
        in: CGRect(x: area.minX - 72, y: y - 9, width: 64, height: 18))
    }
  }
}
