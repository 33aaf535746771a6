internal import CPangoCairo
public import Foundation

/// One page of lines, shapes and text that keep their sharpness at any size: SVG or PDF.
///
/// Text becomes outlines, so that a page looks the same everywhere.
public final class VectorPage {
  /// What a page is written as.
  public enum Form: String, CaseIterable, Sendable {
    case svg, pdf
  }

  /// In pt.
  public let size: CGSize
  let surface: OpaquePointer
  private let bytes = UnsafeMutablePointer<Data>.allocate(capacity: 1)
  private var isFinished = false

  /// An empty page of `size` pt, above 0.
  ///
  /// Errors: Cairo cannot make such a page.
  public init(_ form: Form, size: CGSize) throws(DrawingError) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "A page has a size, not \(size).")
    self.size = size
    bytes.initialize(to: Data())
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let made =
      switch form {
      case .svg: cairo_svg_surface_create_for_stream(write, bytes, size.width, size.height)
      case .pdf: cairo_pdf_surface_create_for_stream(write, bytes, size.width, size.height)
      }
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      bytes.deinitialize(count: 1)
      bytes.deallocate()
      throw DrawingError("A page of \(size.width) x \(size.height) pt cannot be made.")
    }
    if form == .pdf {
      // The same drawing is the same file, whenever it was made.
      cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
    }
    surface = made
  }

  deinit {
    cairo_surface_destroy(surface)
    bytes.deinitialize(count: 1)
    bytes.deallocate()
  }

  /// The page as a file. Nothing can be drawn on it any more.
  public func data() throws(DrawingError) -> Data {
    if !isFinished {
      isFinished = true
      cairo_surface_show_page(surface)
      cairo_surface_finish(surface)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError("The page cannot be written: \(text(of: status)).")
    }
    return bytes.pointee
  }
}
