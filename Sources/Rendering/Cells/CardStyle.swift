internal import CollectionEngine
public import Drawing
public import Foundation
public import Geometry

/// The look that Glissade gives elements: cells are numbered cards whose colour goes round with the item, headers and
/// footers are lines of text, decorations are tinted panels.
public struct CardStyle: CellStyle {
  /// Pictures that fill cells in place of colours, repeated where there are more cells. Default: none.
  public var images: [Bitmap]

  public init(images: [Bitmap] = []) { self.images = images }

  public func outset(for content: CellContent, size: CGSize) -> EdgeInsets {
    guard content.kind == .cell, !Self.isTight(size) else { return .zero }
    return EdgeInsets(top: 5, left: 8, bottom: 11, right: 8)
  }

  public func draw(_ content: CellContent, size: CGSize, on canvas: Canvas) {
    let rect = CGRect(origin: .zero, size: size)
    switch content.kind {
    case .cell: drawCard(content, rect, on: canvas)
    case .supplementaryView(let kind): drawBar(content, kind, rect, on: canvas)
    case .decorationView: drawPanel(content, rect, on: canvas)
    case .tile: drawTile(content, rect, on: canvas)
    }
  }

  /// Whether an element is too flat for a shadow of its own, as the rows of a list are.
  static func isTight(_ size: CGSize) -> Bool { min(size.width, size.height) < 28 }

  static func cornerRadius(_ size: CGSize) -> Double {
    min(14, min(size.width, size.height) * 0.22)
  }
}

extension CardStyle {
  private func drawCard(_ content: CellContent, _ rect: CGRect, on canvas: Canvas) {
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
    drawNumber(content, rect, on: canvas)
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

  /// How often the content was loaded anew, in a disc in the upper right corner; nothing for content that was not.
  private func drawRevision(
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

  private func drawBar(
    _ content: CellContent, _ kind: String, _ rect: CGRect, on canvas: Canvas
  ) {
    let isFooter = kind.hasSuffix("Footer")
    canvas.fill(
      Path(rect),
      content.backgroundColor
        ?? Color(red: 0.965, green: 0.968, blue: 0.98, alpha: isFooter ? 0.7 : 0.94))
    let line = Color(red: 0.2, green: 0.2, blue: 0.3, alpha: 0.16)
    let edge = isFooter ? rect.minY : rect.maxY - 0.5
    canvas.fill(Path(CGRect(x: rect.minX, y: edge, width: rect.width, height: 0.5)), line)
    let section = content.indexPath.first ?? 0
    let style = TextStyle(
      size: min(isFooter ? 12 : 15, max(7, min(rect.height, rect.width) * 0.55)),
      weight: isFooter ? .regular : .semibold,
      color: Color(red: 0.11, green: 0.11, blue: 0.14, alpha: isFooter ? 0.6 : 1),
      alignment: rect.width < rect.height ? .center : .natural)
    let title = isFooter ? "End of section \(section)" : "Section \(section)"
    let text = rect.width < 60 ? "\(section)" : title
    canvas.draw(text, style, in: rect.insetBy(dx: min(16, rect.width * 0.1), dy: 0))
    drawRevision(content, rect, style.color, on: canvas)
  }

  private func drawPanel(_ content: CellContent, _ rect: CGRect, on canvas: Canvas) {
    canvas.fill(
      Path(rect, radius: min(16, min(rect.width, rect.height) / 2)),
      content.backgroundColor ?? .ofItem(content.indexPath.first ?? 0, lightness: 0.9))
  }

  /// A square of a sheet ruled every 50 pt, with the coordinates of its corner.
  private func drawTile(_ content: CellContent, _ rect: CGRect, on canvas: Canvas) {
    let (column, row) = (content.indexPath[0], content.indexPath[1])
    let isDark = (column + row) % 2 == 1
    canvas.fill(
      Path(rect),
      isDark
        ? Color(red: 0.965, green: 0.97, blue: 0.985) : Color(red: 0.992, green: 0.993, blue: 1))
    let line = Color(red: 0.25, green: 0.3, blue: 0.55, alpha: 0.14)
    for place in stride(from: 0.0, to: Scene.tileSide, by: 50) {
      let width = place == 0 ? 1.0 : 0.5
      canvas.fill(Path(CGRect(x: place, y: 0, width: width, height: rect.height)), line)
      canvas.fill(Path(CGRect(x: 0, y: place, width: rect.width, height: width)), line)
    }
    let style = TextStyle(
      size: 12, weight: .medium, color: Color(red: 0.25, green: 0.3, blue: 0.55, alpha: 0.75),
      hasTabularFigures: true)
    let corner = (Int(Scene.tileSide) * column, Int(Scene.tileSide) * row)
    canvas.draw("\(corner.0), \(corner.1)", style, at: CGPoint(x: 7, y: 6))
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
