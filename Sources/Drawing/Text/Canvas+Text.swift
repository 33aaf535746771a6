internal import CPangoCairo
internal import CollectionEngine
public import Foundation

extension Canvas {
  /// Draws `text` into `rect`, lines broken at its width, in the middle of its height; what does not fit ends in "…".
  public func draw(_ text: String, _ style: TextStyle, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = TextLayout(text, style, on: context, width: rect.width, height: rect.height)
    let size = layout.size
    show(
      layout, at: CGPoint(x: rect.minX, y: rect.minY + max(0, (rect.height - size.height) / 2)),
      style)
  }

  /// Draws `text` in one piece with its top left corner at `point`.
  ///
  /// - Returns: its size in pt.
  @discardableResult
  public func draw(_ text: String, _ style: TextStyle, at point: CGPoint) -> CGSize {
    let layout = TextLayout(text, style, on: context)
    show(layout, at: point, style)
    return layout.size
  }

  /// How large `text` would be in one piece, in pt.
  public func size(of text: String, _ style: TextStyle) -> CGSize {
    TextLayout(text, style, on: context).size
  }

  private func show(_ layout: TextLayout, at point: CGPoint, _ style: TextStyle) {
    set(.color(style.color))
    cairo_move_to(context, point.x, point.y)
    pango_cairo_show_layout(context, layout.layout)
  }
}

extension TextStyle {
  /// Whether a font of the system has letters and figures: text can be read.
  public static var hasFonts: Bool {
    guard let bitmap = try? Bitmap(width: 1, height: 1) else { return false }
    let canvas = Canvas(bitmap)
    let layout = TextLayout("Az09", TextStyle(), on: canvas.context)
    return pango_layout_get_unknown_glyphs_count(layout.layout) == 0
  }
}

/// Text that Pango has shaped: any script, either direction, fonts found by fontconfig.
private final class TextLayout {
  let layout: OpaquePointer

  init(
    _ text: String, _ style: TextStyle, on context: OpaquePointer, width: Double? = nil,
    height: Double? = nil
  ) {
    guard let layout = pango_cairo_create_layout(context),
      let font = pango_font_description_from_string(style.family)
    else { preconditionFailure("There is no memory for a text.") }
    self.layout = layout
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let visible = text.replacing("\0", with: "\u{2400}")
    pango_layout_set_text(layout, visible, -1)
    if style.hasTabularFigures {
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    switch style.alignment {
    case .natural: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .opposite: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    guard let width, let height else { return }
    pango_layout_set_width(layout, Self.units(width))
    pango_layout_set_height(layout, Self.units(height))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    return CGSize(
      width: Double(width) / Double(PANGO_SCALE), height: Double(height) / Double(PANGO_SCALE))
  }

  /// `points` in Pango's units, as far as they go.
  private static func units(_ points: Double) -> Int32 {
    Int32(min(points * Double(PANGO_SCALE), Double(Int32.max / 2)))
  }
}
