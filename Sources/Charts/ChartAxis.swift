internal import Drawing
internal import Foundation

/// The numbers along an axis and what they are.
enum ChartAxis {
  /// Below `area`, with the label at the right end.
  static func drawBelow(
    _ scale: ChartScale, _ text: String, on canvas: Canvas, _ area: CGRect, most: Int
  ) {
    let ticks = scale.ticks(most)
    var style = ChartText.number
    style.alignment = .center
    for tick in ticks.values {
      let x = scale.place(tick)
      canvas.fill(
        Path(CGRect(x: x - 0.25, y: area.maxY, width: 0.5, height: 4)), ChartInk.frame)
      canvas.draw(
        ChartScale.text(tick, ticks.digits), style,
        in: CGRect(x: x - 40, y: area.maxY + 5, width: 80, height: 18))
    }
    var ending = ChartText.label
    ending.alignment = .opposite
    canvas.draw(
      text, ending, in: CGRect(x: area.minX, y: area.maxY + 24, width: area.width, height: 20))
  }

  /// At the left of `area`, with the label above.
  static func drawAtLeft(
    _ scale: ChartScale, _ text: String, on canvas: Canvas, _ area: CGRect
  ) {
    canvas.draw(text, ChartText.label, at: CGPoint(x: area.minX, y: area.minY - 22))
    let ticks = scale.ticks(max(2, Int(area.height / 34)))
    var style = ChartText.number
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
