import Drawing
import Foundation

/// A file that a picture of a known size in points is drawn into: as lines and text, or as pixels.
struct PictureFile {
  /// What it is written as.
  enum Form: String, CaseIterable {
    case svg = ".svg"
    case pdf = ".pdf"
    case png = ".png"
  }

  let path: String
  let form: Form

  /// The file at `path`; nil where its ending is no form. Errors: those of `Fonts`.
  init?(_ path: String) throws(CommandError) {
    guard let form = Form.allCases.first(where: { path.hasSuffix($0.rawValue) }) else { return nil }
    try Fonts.check()
    self.path = path
    self.form = form
  }

  /// Draws into it.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels a point of `.png`.
  ///
  /// Errors: `.badData` for a picture that is too large; `.cannotCreate`, `.io`.
  func write(
    size: CGSize, scale: Double, console: Console, _ draw: (Canvas) -> Void
  ) throws(CommandError) {
    let data: Data
    do {
      data = try self.data(size, scale, draw)
    } catch {
      throw CommandError(.badData, "cannot draw '\(path)': \(error.description.withoutFullStop)")
    }
    let sink = try FileSink(creating: path, console: console)
    try Array(data).withUnsafeBufferPointer { (bytes) throws(CommandError) in
      try sink.write(UnsafeRawBufferPointer(bytes))
    }
    try sink.close()
  }

  private func data(
    _ size: CGSize, _ scale: Double, _ draw: (Canvas) -> Void
  ) throws(DrawingError) -> Data {
    guard form != .png else {
      let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
      draw(Canvas(bitmap))
      return try bitmap.pngData()
    }
    let page = try VectorPage(form == .svg ? .svg : .pdf, size: size)
    draw(Canvas(page))
    return try page.data()
  }

  /// How long a side of a picture may be, in pt. Ours.
  static let sides = 200.0...10_000
}
