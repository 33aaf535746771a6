internal import CollectionEngine
internal import Drawing
internal import Foundation
internal import Geometry

extension CardStyle {
  func drawCard(_ content: CellContent, _ rect: CGRect, on canvas: Canvas) {
    let shape = Path(rect, radius: Self.cornerRadius(rect.size))
    if !Self.isTight(rect.size) {
      canvas.shadow(
        shape, Color(red: 0.1, green: 0.1, blue: 0.2, alpha: 0.24), radius: 6,
        offset: CGSize(width: 0, height: 3))
    }
    let ordinal = content.ordinal
    if images.isEmpty {
      let top = content.backgroundColor ?? .ofItem(ordinal, lightness: 0.64)
      let bottom = content.backgroundColor ?? .ofItem(ordinal, lightness: 0.53)
      canvas.fill(
        shape, .gradient(from: rect.origin, to: CGPoint(x: rect.minX, y: rect.maxY), top, bottom))
    } else {
      let image = images[ordinal % images.count]
      canvas.group(clip: shape) { canvas.draw(image, in: image.filling(rect)) }
    }
    if content.isHighlighted {
      canvas.fill(shape, Color(red: 0, green: 0, blue: 0, alpha: 0.22))
    }
    if let label = content.label, rect.height >= 44, rect.width >= 44 {
      drawLabel(label, content, rect, on: canvas)
    } else {
      drawNumber(content, rect, on: canvas)
    }
    drawRevision(content, rect, .white, on: canvas)
    if content.isSelected {
      let frame = Path(rect.insetBy(dx: 2, dy: 2), radius: Self.cornerRadius(rect.size) - 2)
      canvas.stroke(frame, .white, width: 4)
      canvas.stroke(frame, Color(red: 0, green: 0.48, blue: 1), width: 2.5)
    }
  }

  /// The item's number, and its section where there are several, as large as the card allows.
  private func drawNumber(_ content: CellContent, _ rect: CGRect, on canvas: Canvas) {
    let number = content.indexPath.last.map { "\($0)" } ?? ""
    let side = min(rect.width / max(1.6, Double(number.count) * 0.72), rect.height)
    let size = min(max(side * 0.42, 7), 56)
    let style = TextStyle(
      size: size, weight: .semibold, color: .white, alignment: .center, hasTabularFigures: true)
    if !images.isEmpty {
      let plate = CGRect(
        x: rect.midX - size, y: rect.midY - size * 0.8, width: 2 * size, height: 1.6 * size)
      canvas.fill(Path(plate, radius: size * 0.4), Color(red: 0, green: 0, blue: 0, alpha: 0.35))
    }
    canvas.draw(number, style, in: rect)
    let section = content.indexPath.count == 2 ? content.indexPath[0] : 0
    guard section > 0, rect.height >= 44, rect.width >= 44 else { return }
    var small = style
    small.size = min(11, size * 0.5)
    small.weight = .medium
    small.color.alpha = 0.8
    canvas.draw("\(section)", small, at: CGPoint(x: rect.minX + 9, y: rect.minY + 6))
  }

  /// What the view says, in as many lines as there is room for, and its number small in the corner.
  private func drawLabel(
    _ label: String, _ content: CellContent, _ rect: CGRect, on canvas: Canvas
  ) {
    let size = min(max(min(rect.width, rect.height) * 0.16, 10), 22)
    let style = TextStyle(size: size, weight: .semibold, color: .white, alignment: .center)
    let room = rect.insetBy(dx: min(12, rect.width * 0.1), dy: min(20, rect.height * 0.2))
    if !images.isEmpty {
      canvas.fill(
        Path(room.insetBy(dx: -4, dy: -2), radius: 8),
        Color(red: 0, green: 0, blue: 0, alpha: 0.35))
    }
    canvas.draw(label, style, in: room)
    var small = style
    (small.size, small.weight, small.color.alpha) = (min(11, size * 0.8), .medium, 0.8)
    small.hasTabularFigures = true
    let path =
      content.indexPath.count == 2 && content.indexPath[0] == 0
      ? content.indexPath.dropFirst() : content.indexPath
    canvas.draw(
      path.map(String.init).joined(separator: " · "), small,
      at: CGPoint(x: rect.minX + 9, y: rect.minY + 6))
  }

  /// How often the content was loaded anew, in a disc in the upper right corner; nothing for content that was not.
  func drawRevision(
    _ content: CellContent, _ rect: CGRect, _ color: Color, on canvas: Canvas
  ) {
    guard content.revision > 0 else { return }
    let side = min(18, min(rect.width, rect.height) * 0.5)
    let inset = min(6, (min(rect.width, rect.height) - side) / 2)
    let disc = CGRect(
      x: rect.maxX - inset - side, y: rect.minY + inset, width: side, height: side)
    var pale = color
    pale.alpha = 0.3
    canvas.fill(Path(disc, radius: side / 2), pale)
    let style = TextStyle(
      size: side * 0.62, weight: .semibold, color: color, alignment: .center,
      hasTabularFigures: true)
    canvas.draw("\(content.revision)", style, in: disc)
  }
}

extension CellContent {
  /// A number that neighbours in order differ in: the item, shifted by section so that sections begin differently.
  fileprivate var ordinal: Int {
    let section = indexPath.count == 2 ? indexPath[0] : 0
    return (indexPath.last ?? 0) &+ section &* 5 & Int.max
  }
}

extension Bitmap {
  /// The smallest rectangle of the bitmap's shape that covers `rect`, about the same middle.
  fileprivate func filling(_ rect: CGRect) -> CGRect {
    let factor = max(rect.width / Double(width), rect.height / Double(height))
    let size = CGSize(width: Double(width) * factor, height: Double(height) * factor)
    return CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
