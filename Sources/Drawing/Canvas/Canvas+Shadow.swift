internal import CPangoCairo
public import CollectionEngine
public import Foundation
internal import Geometry

extension Canvas {
  /// Fills `path` with `color`, blurred and moved by `offset` (pt): a soft shadow.
  ///
  /// The blur is three box filters, which together come close to a normal distribution with a standard deviation of
  /// `radius` / 2, as a shadow of that radius has on the web. The whole of it reaches `radius` pt and a little beyond.
  ///
  /// Complexity: O(pixels of the path's box), done by the processor: for what is drawn once and kept.
  public func shadow(_ path: Path, _ color: Color, radius: Double, offset: CGSize = .zero) {
    guard let box = path.box else { return }
    let reach = radius * 1.5
    let area = box.insetBy(dx: -reach, dy: -reach)
    guard let mask = try? Bitmap(size: area.size, scale: scale) else { return }
    let canvas = Canvas(mask)
    canvas.group(CGAffineTransform(translationX: -area.minX, y: -area.minY)) {
      canvas.fill(path, .black)
    }
    mask.blurAlpha(standardDeviation: radius / 2 * scale)
    cairo_save(context)
    cairo_translate(context, area.minX + offset.width, area.minY + offset.height)
    cairo_scale(context, 1 / scale, 1 / scale)
    set(.color(color))
    cairo_mask_surface(context, mask.surface, 0, 0)
    cairo_restore(context)
  }
}

extension Path {
  /// A rectangle that holds every point of it, handles of curves too; nil for a path of nothing.
  var box: CGRect? {
    let points = steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let one, let two, let end): [one, two, end]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

extension Bitmap {
  /// Blurs the alpha by three box filters along each axis; the other channels are left as they are.
  ///
  /// Widths after Kovesi, "Fast almost-Gaussian filtering" (2010): with `n` filters of standard deviation `s` the ideal
  /// width is `sqrt(12 s² / n + 1)`; as many as make the variance right are the odd number below it, the others above.
  func blurAlpha(standardDeviation: Double) {
    let variance = standardDeviation * standardDeviation
    guard variance > 0.1 else { return }
    var narrow = Int((12 * variance / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    let count = Double(3 * narrow * narrow + 12 * narrow + 9) - 12 * variance
    let narrowOnes = Int((count / Double(4 * narrow + 4)).rounded())
    withMutableBytes { bytes in
      // The highest byte of a pixel, on a machine that keeps the lowest one first.
      let alpha = bytes + 3
      for pass in 0..<3 {
        let radius = (pass < narrowOnes ? narrow : narrow + 2) / 2
        guard radius > 0 else { continue }
        for row in 0..<height {
          boxFilter(alpha + row * bytesPerRow, count: width, stride: 4, radius: radius)
        }
        for column in 0..<width {
          boxFilter(alpha + column * 4, count: height, stride: bytesPerRow, radius: radius)
        }
      }
    }
  }
}

/// Replaces each of `count` bytes by the mean of itself and `radius` neighbours at each side; beyond the ends is 0.
private func boxFilter(
  _ bytes: UnsafeMutablePointer<UInt8>, count: Int, stride: Int, radius: Int
) {
  let width = UInt32(2 * radius + 1)
  // Rounded division by a multiplication: exact for sums of up to 255 times a width below 2^12.
  let reciprocal = ((1 << 24) + width - 1) / width
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + radius) { before in
    for index in 0..<count { before[index] = bytes[index * stride] }
    for index in count..<count + radius { before[index] = 0 }
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum += UInt32(before[index]) }
    for index in 0..<count {
      sum += UInt32(before[index + radius])
      if index > radius { sum -= UInt32(before[index - radius - 1]) }
      let mean = (UInt64(sum + width / 2) * UInt64(reciprocal)) >> 24
      bytes[index * stride] = UInt8(min(mean, 255))
    }
  }
}
