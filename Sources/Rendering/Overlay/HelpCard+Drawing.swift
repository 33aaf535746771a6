internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

extension HelpCard {
  /// Draws the page over everything in `size` (pt), smaller where there is no room for it.
  func draw(on canvas: Canvas, size: CGSize) {
    canvas.fill(
      Path(CGRect(origin: .zero, size: size)),
      Color(red: 0.05, green: 0.05, blue: 0.07, alpha: 0.62))
    let pages = pages(in: size)
    guard let columns = pages.last.map({ pages.indices.contains(page) ? pages[page] : $0 }) else {
      return
    }
    let card = Self.size(of: columns)
    let factor = min(1, Self.factor(of: card, in: size))
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: (size.width - card.width * factor) / 2,
      ty: (size.height - card.height * factor) / 2)
    canvas.group(place) {
      let shape = Path(CGRect(origin: .zero, size: card), radius: 16)
      canvas.shadow(
        shape, Color(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 24,
        offset: CGSize(width: 0, height: 8))
      canvas.fill(shape, Color(red: 0.13, green: 0.135, blue: 0.16, alpha: 0.97))
      for (index, column) in columns.enumerated() {
        draw(column, on: canvas, x: 24 + Double(index) * Self.columnWidth)
      }
      if pages.count > 1 { drawDots(pages.count, on: canvas, card) }
    }
  }

  /// A dot for each page at the lower edge of the card; that of the shown one is bright.
  private func drawDots(_ count: Int, on canvas: Canvas, _ card: CGSize) {
    let shown = min(max(page, 0), count - 1)
    let start = card.width / 2 - Double(count - 1) * 6
    for index in 0..<count {
      let dot = CGRect(x: start + Double(index) * 12 - 3, y: card.height - 13, width: 6, height: 6)
      canvas.fill(
        Path(dot, radius: 3),
        Color(red: 0.93, green: 0.94, blue: 0.96, alpha: index == shown ? 1 : 0.35))
    }
  }

  private func draw(_ column: [Group], on canvas: Canvas, x: Double) {
    let title = TextStyle(
      size: 11, weight: .semibold, color: Color(red: 0.62, green: 0.66, blue: 0.78))
    let text = TextStyle(size: 12.5, color: Color(red: 0.93, green: 0.94, blue: 0.96))
    var y = 14.0
    for group in column {
      canvas.draw(group.title.uppercased(), title, at: CGPoint(x: x, y: y + 12))
      y += Self.titleHeight
      for entry in group.entries {
        var keyX = x
        for key in entry.keys { keyX += drawKey(key, on: canvas, at: CGPoint(x: keyX, y: y)) + 4 }
        let start = max(x + 92, keyX + 6)
        canvas.draw(
          entry.text, text,
          in: CGRect(x: start, y: y, width: x + Self.columnWidth - 12 - start, height: 20))
        y += Self.rowHeight
      }
    }
  }

  /// A key as it looks on a keyboard; returns its width in pt.
  private func drawKey(_ key: String, on canvas: Canvas, at place: CGPoint) -> Double {
    let style = TextStyle(
      size: 11.5, weight: .medium, color: Color(red: 0.93, green: 0.94, blue: 0.96),
      alignment: .center)
    let width = max(20, canvas.size(of: key, style).width + 12)
    let cap = CGRect(x: place.x, y: place.y, width: width, height: 20)
    canvas.fill(Path(cap, radius: 5), Color(red: 0.25, green: 0.26, blue: 0.3))
    canvas.stroke(
      Path(cap.insetBy(dx: 0.5, dy: 0.5), radius: 4.5), Color(red: 0.36, green: 0.37, blue: 0.42),
      width: 1)
    canvas.draw(key, style, in: cap)
    return width
  }
}
