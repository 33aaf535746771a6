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

  /// The part of `target` that shows `part` of a bitmap whose first pixel stands at `shift`; nil where there is none.
  init?(_ target: PixelRect, shiftedFrom part: CGRect, _ shift: (x: Int, y: Int)) {
    let left = max(target.x, Int(part.minX) + shift.x)
    let top = max(target.y, Int(part.minY) + shift.y)
    let right = min(target.x + target.width, Int(part.maxX) + shift.x)
    let bottom = min(target.y + target.height, Int(part.maxY) + shift.y)
    guard right > left, bottom > top else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where its first pixel comes from in a bitmap whose own first pixel stands at `shift`.
  func shifted(by shift: (x: Int, y: Int)) -> (x: Int, y: Int) { (x - shift.x, y - shift.y) }

  /// What of it is not `inner`, which lies in it: above, below, left and right.
  func strips(around inner: PixelRect) -> [PixelRect] {
    let right = inner.x + inner.width
    let bottom = inner.y + inner.height
    return [
      PixelRect(x: x, y: y, width: width, height: inner.y - y),
      PixelRect(x: x, y: bottom, width: width, height: y + height - bottom),
      PixelRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      PixelRect(x: right, y: inner.y, width: x + width - right, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
