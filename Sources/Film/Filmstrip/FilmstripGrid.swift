internal import Foundation

/// Where the pictures of a filmstrip stand: in rows as equally long as they can be. All lengths in pt.
///
/// The measures are ours: a sheet that a page of documentation can show whole, with pictures a phone's third in size.
struct FilmstripGrid: Equatable {
  static let margin = 28.0
  static let gap = 18.0
  /// Above the first row: the title.
  static let header = 40.0
  /// Below each picture: two lines.
  static let caption = 46.0
  /// About what one picture covers, in square pt: 200 by 356, a phone at little more than half its size.
  static let area = 71_200.0
  /// The longest side of one picture.
  static let longestSide = 420.0
  /// How wide a sheet may be.
  static let mostWidth = 1_800.0
  /// The most pixels along a side of the sheet, and of its whole scale.
  static let mostPixels = 4_000.0
  static let mostScale = 2.0

  /// How much smaller a picture is than the viewport.
  let factor: Double
  /// The size of one picture.
  let picture: CGSize
  let columns: Int
  let rows: Int
  let count: Int

  /// A grid of `count` pictures of a viewport of `size`.
  init(count: Int, of size: CGSize) {
    self.count = count
    factor = min(
      1, (Self.area / (size.width * size.height)).squareRoot(),
      Self.longestSide / max(size.width, size.height))
    picture = CGSize(width: size.width * factor, height: size.height * factor)
    // A caption needs 90 pt, however narrow the picture.
    let cell = max(picture.width, Self.leastCell) + Self.gap
    let most = max(1, Int((Self.mostWidth - 2 * Self.margin + Self.gap) / cell))
    rows = (count + most - 1) / most
    columns = (count + rows - 1) / rows
  }

  /// How wide the place of one picture is at least.
  private static let leastCell = 96.0

  private var cellWidth: Double { max(picture.width, Self.leastCell) }

  /// The whole sheet; wide enough for its title.
  var size: CGSize {
    let width = Double(columns) * (cellWidth + Self.gap) - Self.gap + 2 * Self.margin
    let row = picture.height + Self.caption
    let height = Double(rows) * (row + Self.gap) - Self.gap + Self.header + 2 * Self.margin
    return CGSize(width: max(width, 320), height: height)
  }

  /// Pixels a point: as sharp as the sheet's size allows.
  var scale: Double {
    min(Self.mostScale, Self.mostPixels / max(size.width, size.height))
  }

  /// Where picture `index` is.
  func frame(ofPicture index: Int) -> CGRect {
    let (row, column) = (index / columns, index % columns)
    let x = Self.margin + Double(column) * (cellWidth + Self.gap) + (cellWidth - picture.width) / 2
    let y =
      Self.margin + Self.header + Double(row) * (picture.height + Self.caption + Self.gap)
    return CGRect(origin: CGPoint(x: x, y: y), size: picture)
  }
}
