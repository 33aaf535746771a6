internal import Foundation

/// Whole pixels: at least one.
struct PixelRect {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that `rect` meets; nil where there are none.
  init?(_ rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let left = Int(rect.minX.rounded(.down))
    let top = Int(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
      height: Int(rect.maxY.rounded(.up)) - top)
  }

  /// Squares of `side` pixels that cover it; those at its right and bottom may be smaller.
  func blocks(_ side: Int) -> [PixelRect] {
    stride(from: 0, to: height, by: side).flatMap { top in
      stride(from: 0, to: width, by: side).map { left in
        PixelRect(
          x: x + left, y: y + top, width: min(side, width - left), height: min(side, height - top))
      }
    }
  }
}
