internal import CollectionEngine
public import Drawing
public import Foundation
internal import Geometry
public import Rendering

/// A sheet of several instants of a run, with time, offset and activity under each.
public struct Filmstrip {
  /// How many pictures a sheet may have. Ours: more cannot be told apart on one.
  public static let mostPictures = 64

  private let title: String
  private let subtitle: String
  private let style: any CellStyle
  private let look: ShotLook

  /// - Parameters:
  ///   - title: stands above at the left.
  ///   - subtitle: stands above at the right.
  ///   - look: what is drawn over the pictures; nothing is burnt in, for the captions say it.
  public init(title: String, subtitle: String, style: any CellStyle, look: ShotLook = ShotLook()) {
    self.title = title
    self.subtitle = subtitle
    self.style = style
    self.look = ShotLook(showsTouch: look.showsTouch)
  }

  /// Draws the sheet of 1 to `mostPictures` shots.
  ///
  /// - Parameter size: the largest that the viewport is in them, in pt.
  ///
  /// Errors: `.undrawable`.
  public func draw(_ shots: [Shot], size: CGSize) throws(FilmError) -> Bitmap {
    precondition(
      (1...Self.mostPictures).contains(shots.count),
      "A filmstrip has 1 to \(Self.mostPictures) pictures, not \(shots.count).")
    let grid = FilmstripGrid(count: shots.count, of: size)
    let painter = try ShotPainter(
      size: size, scale: grid.factor * grid.scale, style: style, look: look)
    let sheet: Bitmap
    do {
      sheet = try Bitmap(size: grid.size, scale: grid.scale, isOpaque: true)
    } catch {
      throw FilmError(error)
    }
    sheet.fill(.sheet)
    let canvas = Canvas(sheet)
    drawTitle(on: canvas, width: grid.size.width)
    for (index, shot) in shots.enumerated() {
      painter.draw(shot)
      let frame = grid.frame(ofPicture: index).onPixels(grid.scale)
      let picture = CGRect(
        x: frame.minX, y: frame.minY, width: Double(painter.bitmap.width) / grid.scale,
        height: Double(painter.bitmap.height) / grid.scale)
      draw(painter.bitmap, in: picture, on: canvas)
      draw(ShotCaption(shot), below: picture, on: canvas)
    }
    return sheet
  }

  private func drawTitle(on canvas: Canvas, width: Double) {
    let large = TextStyle(size: 17, weight: .semibold, color: .ink)
    let small = TextStyle(
      size: 12, color: .faintInk, alignment: .opposite, hasTabularFigures: true)
    let area = CGRect(
      x: FilmstripGrid.margin, y: FilmstripGrid.margin - 6,
      width: width - 2 * FilmstripGrid.margin, height: 28)
    let right = min(canvas.size(of: subtitle, small).width + 8, area.width / 2)
    // Too low for a second line: a long title ends in "…".
    canvas.draw(
      title, large,
      in: CGRect(x: area.minX, y: area.midY - 11, width: area.width - right - 12, height: 2))
    canvas.draw(
      subtitle, small,
      in: CGRect(x: area.maxX - right, y: area.minY, width: right, height: area.height))
  }

  /// The picture with round corners, on a soft shadow, in a fine line.
  private func draw(_ picture: Bitmap, in rect: CGRect, on canvas: Canvas) {
    let radius = min(12, min(rect.width, rect.height) * 0.12)
    let shape = Path(rect, radius: radius)
    canvas.shadow(
      shape, Color(red: 0.1, green: 0.1, blue: 0.25, alpha: 0.2), radius: 12,
      offset: CGSize(width: 0, height: 4))
    canvas.group(clip: shape) { canvas.draw(picture, in: rect) }
    canvas.stroke(
      Path(rect.insetBy(dx: 0.25, dy: 0.25), radius: radius),
      Color(red: 0.1, green: 0.1, blue: 0.25, alpha: 0.22), width: 0.5)
  }

  /// A dot and the time, and the offset below.
  private func draw(_ caption: ShotCaption, below rect: CGRect, on canvas: Canvas) {
    let time = TextStyle(size: 13, weight: .semibold, color: .ink, hasTabularFigures: true)
    let offset = TextStyle(
      size: 12, color: .faintInk, alignment: .center, hasTabularFigures: true)
    let width = canvas.size(of: caption.time, time).width
    let start = rect.midX - (width + 13) / 2
    canvas.fill(
      Path(circleAt: CGPoint(x: start + 4, y: rect.maxY + 18), radius: 4),
      caption.activity.color)
    canvas.draw(caption.time, time, at: CGPoint(x: start + 13, y: rect.maxY + 10))
    let wide = max(rect.width, 96)
    canvas.draw(
      caption.offset, offset,
      in: CGRect(x: rect.midX - wide / 2, y: rect.maxY + 27, width: wide, height: 18))
  }
}

extension CGRect {
  /// The rectangle with its corner on a whole pixel.
  fileprivate func onPixels(_ scale: Double) -> CGRect {
    CGRect(
      origin: CGPoint(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale),
      size: size)
  }
}

extension Color {
  /// The ground of a sheet.
  fileprivate static let sheet = Color(red: 0.985, green: 0.986, blue: 0.992)
  fileprivate static let ink = Color(red: 0.11, green: 0.12, blue: 0.16)
  fileprivate static let faintInk = Color(red: 0.42, green: 0.43, blue: 0.5)
}
