internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Rendering

extension Canvas {
  /// A finger: a dark disc that lets the content through, with a light rim; larger and fainter the longer it has lifted.
  func draw(_ finger: Shot.Finger, at time: Double) {
    let visibility = finger.visibility(at: time)
    guard visibility > 0 else { return }
    let radius = 22 + 12 * (1 - visibility)
    let place = finger.location
    fill(
      Path(circleAt: place, radius: radius),
      Color(red: 0.08, green: 0.08, blue: 0.14, alpha: 0.34 * visibility))
    stroke(
      Path(circleAt: place, radius: radius - 1.25),
      Color(red: 1, green: 1, blue: 1, alpha: 0.85 * visibility), width: 2.5)
    stroke(
      Path(circleAt: place, radius: radius),
      Color(red: 0.08, green: 0.08, blue: 0.14, alpha: 0.3 * visibility), width: 0.75)
  }

  /// The caption on a dark plate in the bottom left corner of a scene of `size`, smaller where that is narrow.
  func draw(_ caption: ShotCaption, inCornerOf size: CGSize) {
    // On 300 pt and more the text has 12 pt, and never less than 5.
    let unit = min(max(size.width / 300, 5.0 / 12), 1)
    let style = TextStyle(
      size: 12 * unit, weight: .medium, color: .white, hasTabularFigures: true)
    let words = [caption.time, caption.offset, caption.activity.rawValue]
    let sizes = words.map { self.size(of: $0, style) }
    let gap = 14 * unit
    let dot = 8 * unit
    let padding = 10 * unit
    let width =
      sizes.reduce(0) { $0 + $1.width } + gap * Double(words.count - 1) + dot + 6 * unit
      + 2 * padding
    let height = (sizes.map(\.height).max() ?? 0) + 2 * 5 * unit
    let plate = CGRect(
      x: 8 * unit, y: size.height - height - 8 * unit, width: width, height: height)
    fill(Path(plate, radius: height / 2), Color(red: 0.07, green: 0.08, blue: 0.12, alpha: 0.78))
    var x = plate.minX + padding
    for (index, word) in words.enumerated() {
      if index == words.count - 1 {
        fill(
          Path(circleAt: CGPoint(x: x + dot / 2, y: plate.midY), radius: dot / 2),
          caption.activity.color)
        x += dot + 6 * unit
      }
      draw(word, style, at: CGPoint(x: x, y: plate.midY - sizes[index].height / 2))
      x += sizes[index].width + gap
    }
  }
}
