internal import CPangoCairo
public import CollectionEngine
public import Foundation

extension Bitmap {
  /// Lays `source` over what the bitmap shows.
  ///
  /// - Parameters:
  ///   - projection: where a pixel of `source` goes, in pixels of both.
  ///   - alpha: from 0 transparent to 1 as it is.
  ///   - clip: what of the bitmap may change, in its pixels; whole ones count.
  ///   - opaque: a part of `source` that is opaque throughout, in its pixels: it is copied where that comes to the same.
  ///
  /// Where the map is a shift by whole pixels, pixels are laid one over the other. Otherwise they are interpolated between
  /// four, so edges are soft. Perspective is drawn as a mesh of blocks, each with the affine map that is right at its
  /// middle and off by at most an eighth of a pixel at its corners.
  ///
  /// Complexity: O(pixels of the box around what is drawn, inside the clip).
  public func composite(
    _ source: Bitmap, _ projection: Projection, alpha: Double = 1, clip: CGRect? = nil,
    opaque: CGRect? = nil
  ) {
    guard alpha > 0 else { return }
    let bounds = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    let area = clip.map { bounds.intersection($0) } ?? bounds
    let whole = CGRect(x: 0, y: 0, width: Double(source.width), height: Double(source.height))
    guard let box = projection.box(of: whole), let inverse = projection.inverse else { return }
    // Interpolated edges reach half a pixel beyond the box.
    let target = PixelRect(box.insetBy(dx: -0.5, dy: -0.5).intersection(area))
    guard let target else { return }
    let mask = alpha < 1 ? AlphaMask(alpha) : nil
    if let shift = projection.wholeShift {
      pixman_image_set_transform(source.image, nil)
      pixman_image_set_filter(source.image, PIXMAN_FILTER_NEAREST, nil, 0)
      guard mask == nil, let solid = opaque.flatMap({ PixelRect(target, shiftedFrom: $0, shift) })
      else { return draw(source, mask, from: target.shifted(by: shift), to: target) }
      draw(source, nil, from: solid.shifted(by: shift), to: solid, PIXMAN_OP_SRC)
      for strip in target.strips(around: solid) {
        draw(source, nil, from: strip.shifted(by: shift), to: strip)
      }
      return
    }
    pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_set_repeat(source.image, PIXMAN_REPEAT_NONE)
    if inverse.isAffine {
      source.map(by: inverse, aroundX: target.x, y: target.y)
      draw(source, mask, from: (0, 0), to: target)
    } else {
      for block in target.blocks(inverse.blockSide(in: target)) {
        let middle = SIMD2(
          Double(block.x) + Double(block.width) / 2, Double(block.y) + Double(block.height) / 2)
        guard let local = inverse.affine(at: middle) else { continue }
        source.map(by: local, aroundX: block.x, y: block.y)
        draw(source, mask, from: (0, 0), to: block)
      }
    }
    pixman_image_set_transform(source.image, nil)
  }

  /// Fills `rect` (whole pixels) with an opaque colour.
  public func fill(_ color: Color, in rect: CGRect? = nil) {
    let bounds = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let area = PixelRect(rect.map { bounds.intersection($0) } ?? bounds) else { return }
    var paint = pixman_color_t(color)
    var box = pixman_box32_t(
      x1: Int32(area.x), y1: Int32(area.y), x2: Int32(area.x + area.width),
      y2: Int32(area.y + area.height))
    pixman_image_fill_boxes(
      color.alpha < 1 ? PIXMAN_OP_OVER : PIXMAN_OP_SRC, image, &paint, 1, &box)
  }

  private func draw(
    _ source: Bitmap, _ mask: AlphaMask?, from origin: (x: Int, y: Int), to target: PixelRect,
    _ operation: pixman_op_t = PIXMAN_OP_OVER
  ) {
    pixman_image_composite32(
      operation, source.image, mask?.image, image, Int32(origin.x), Int32(origin.y), 0, 0,
      Int32(target.x), Int32(target.y), Int32(target.width), Int32(target.height))
  }

  /// Has pixman read the bitmap through `inverse`, which leads from target pixels to its own, with (`x`, `y`) of the
  /// target as the origin: its numbers have only 16 bits before and behind the point.
  private func map(by inverse: Projection, aroundX x: Int, y: Int) {
    let origin = Projection(translationX: Double(x), y: Double(y)).followed(by: inverse)
    let w = origin.rows.2.z
    func fixed(_ value: Double) -> pixman_fixed_t {
      pixman_fixed_t((min(max(value / w, -32_000), 32_000) * 65_536).rounded())
    }
    var transform = pixman_transform_t()
    transform.matrix.0 = (
      fixed(origin.rows.0.x), fixed(origin.rows.1.x), fixed(origin.rows.2.x)
    )
    transform.matrix.1 = (
      fixed(origin.rows.0.y), fixed(origin.rows.1.y), fixed(origin.rows.2.y)
    )
    transform.matrix.2 = (0, 0, 65_536)
    pixman_image_set_transform(image, &transform)
  }
}

extension Projection {
  /// The shift by whole pixels that the map is; nil where it is anything else.
  fileprivate var wholeShift: (x: Int, y: Int)? {
    guard rows.0 == [1, 0, 0], rows.1 == [0, 1, 0], rows.2.z == 1,
      rows.2.x == rows.2.x.rounded(), rows.2.y == rows.2.y.rounded(),
      abs(rows.2.x) < 1e9, abs(rows.2.y) < 1e9
    else { return nil }
    return (Int(rows.2.x), Int(rows.2.y))
  }

  /// The affine map that agrees with this one at `point` in place and slope; nil where that is not in front of the eye.
  fileprivate func affine(at point: SIMD2<Double>) -> Projection? {
    let p = point.x * rows.0 + point.y * rows.1 + rows.2
    guard abs(p.z) > 1e-9 else { return nil }
    let place = SIMD2(p.x, p.y) / p.z
    let alongX = (SIMD2(rows.0.x, rows.0.y) - rows.0.z * place) / p.z
    let alongY = (SIMD2(rows.1.x, rows.1.y) - rows.1.z * place) / p.z
    let start = place - point.x * alongX - point.y * alongY
    return Projection(
      [alongX.x, alongX.y, 0], [alongY.x, alongY.y, 0], [start.x, start.y, 1])
  }

  /// How long a block's side may be, in pixels, for its affine map to be off by at most an eighth of a pixel.
  ///
  /// The error at distance d from the middle is about d² |slope| |change of w| / w; it is the largest where w is the
  /// smallest, at a corner. 4 to 64 pixels.
  fileprivate func blockSide(in target: PixelRect) -> Int {
    var largest = 0.0
    for x in [target.x, target.x + target.width] {
      for y in [target.y, target.y + target.height] {
        let point = SIMD2(Double(x), Double(y))
        let w = point.x * rows.0.z + point.y * rows.1.z + rows.2.z
        guard abs(w) > 1e-9, let local = affine(at: point) else { return 4 }
        let bend = (abs(rows.0.z) + abs(rows.1.z)) / abs(w)
        let slopes = [local.rows.0.x, local.rows.0.y, local.rows.1.x, local.rows.1.y]
        largest = max(largest, bend * (slopes.map(abs).max() ?? 0))
      }
    }
    guard largest > 0 else { return 64 }
    // Half a side away from the middle along both axes.
    let side = 2 * (0.125 / (2 * largest)).squareRoot()
    return Int(min(max(side, 4), 64))
  }
}

/// One alpha for a whole source.
private final class AlphaMask {
  let image: OpaquePointer

  init?(_ alpha: Double) {
    var color = pixman_color_t(
      red: 0, green: 0, blue: 0, alpha: UInt16((min(max(alpha, 0), 1) * 65_535).rounded()))
    guard let image = pixman_image_create_solid_fill(&color) else { return nil }
    self.image = image
  }

  deinit { pixman_image_unref(image) }
}

extension pixman_color_t {
  fileprivate init(_ color: Color) {
    func part(_ value: Double) -> UInt16 {
      UInt16((min(max(value * color.alpha, 0), 1) * 65_535).rounded())
    }
    self.init(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: UInt16((min(max(color.alpha, 0), 1) * 65_535).rounded()))
  }
}
