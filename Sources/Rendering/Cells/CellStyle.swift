public import Drawing
public import Foundation
public import Geometry

/// How elements look. Drawn once into a bitmap and kept until content, size or scale is another.
///
/// The same content and size always has the same look; a style that changes its mind is another style.
public protocol CellStyle {
  /// How far drawing reaches beyond the element's edges, for a shadow, in pt.
  func outset(for content: CellContent, size: CGSize) -> EdgeInsets

  /// Draws an element of `size` (pt) whose top left corner is the canvas's origin.
  func draw(_ content: CellContent, size: CGSize, on canvas: Canvas)
}

extension CellStyle {
  public func outset(for content: CellContent, size: CGSize) -> EdgeInsets { .zero }
}
