internal import CPangoCairo
public import CollectionEngine
public import Foundation
public import Geometry

/// Draws into a bitmap or onto a page, in pt from the top left corner, y downwards.
public final class Canvas {
  let context: OpaquePointer
  /// Pixels a point.
  let scale: Double
  /// What it draws into, which is there as long as it is.
  private let owner: AnyObject
  private let surface: OpaquePointer

  /// A canvas on `bitmap`, over what that shows.
  public convenience init(_ bitmap: Bitmap) {
    self.init(on: bitmap.surface, of: bitmap, scale: bitmap.scale)
    cairo_scale(context, scale, scale)
  }

  /// A canvas on `page`, over what that shows. Shadows and bitmaps on it have two pixels a point.
  public convenience init(_ page: VectorPage) {
    self.init(on: page.surface, of: page, scale: 2)
  }

  private init(on surface: OpaquePointer, of owner: AnyObject, scale: Double) {
    guard let context = cairo_create(surface) else {
      preconditionFailure("There is no memory for a canvas.")
    }
    self.context = context
    self.surface = surface
    self.owner = owner
    self.scale = scale
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Fills `path`.
  public func fill(_ path: Path, _ paint: Paint) {
    add(path)
    set(paint)
    cairo_fill(context)
  }

  /// Fills `path` with a colour.
  public func fill(_ path: Path, _ color: Color) { fill(path, .color(color)) }

  /// Draws a line of `width` pt along `path`, half of it at each side, with round joints.
  ///
  /// - Parameter dashes: lengths in pt of dash, gap, dash…; none for a line in one piece.
  public func stroke(_ path: Path, _ color: Color, width: Double, dashes: [Double] = []) {
    add(path)
    set(.color(color))
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, dashes.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_stroke(context)
  }

  /// Draws `other` into `rect`, scaled to fill it, with `alpha`.
  public func draw(_ other: Bitmap, in rect: CGRect, alpha: Double = 1) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(context)
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    cairo_clip(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(
      context, rect.width / Double(other.width), rect.height / Double(other.height))
    cairo_set_source_surface(context, other.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// Draws `body` clipped to `path`, mapped by `transform`; what it changes of the canvas ends with it.
  public func group(
    clip path: Path? = nil, _ transform: CGAffineTransform = .identity, _ body: () -> Void
  ) {
    cairo_save(context)
    if let path {
      add(path)
      cairo_clip(context)
    }
    if transform != .identity {
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
        y0: transform.ty)
      cairo_transform(context, &matrix)
    }
    body()
    cairo_restore(context)
  }

  func add(_ path: Path) {
    cairo_new_path(context)
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let one, let two, let end):
        cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func set(_ paint: Paint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .gradient(let from, let to, let first, let last):
      let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      for (place, color) in [(0.0, first), (1.0, last)] {
        cairo_pattern_add_color_stop_rgba(
          pattern, place, color.red, color.green, color.blue, color.alpha)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}
