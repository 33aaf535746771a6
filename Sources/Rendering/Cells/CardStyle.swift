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
    let title = content.label ?? (isFooter ? "End of section \(section)" : "Section \(section)")
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
