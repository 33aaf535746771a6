internal import CPangoCairo
public import Foundation

extension Bitmap {
  /// The bitmap that a PNG file holds, one pixel a pixel of the file.
  ///
  /// Errors: `bytes` are no PNG, are cut off, or have too many pixels.
  public convenience init(png bytes: Data, scale: Double = 1) throws(DrawingError) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw DrawingError("This is no PNG picture: it does not begin as one.")
    }
    var rest = ByteQueue(bytes: bytes)
    let read = withUnsafeMutablePointer(to: &rest) { queue in
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let queue = closure?.assumingMemoryBound(to: ByteQueue.self), let target else {
            return CAIRO_STATUS_READ_ERROR
          }
          return queue.pointee.take(Int(count), into: target)
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, queue)
    }
    guard let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
      if let read { cairo_surface_destroy(read) }
      throw DrawingError("This PNG picture is damaged or cut off.")
    }
    defer { cairo_surface_destroy(read) }
    try self.init(
      width: Int(cairo_image_surface_get_width(read)),
      height: Int(cairo_image_surface_get_height(read)), scale: scale)
    let context = cairo_create(surface)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, read, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// The bitmap as a PNG file.
  public func pngData() throws(DrawingError) -> Data {
    cairo_surface_flush(surface)
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { data in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, data)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError("The picture cannot be written as PNG: \(text(of: status)).")
    }
    return data
  }
}

/// Bytes that are read from the front.
private struct ByteQueue {
  let bytes: Data
  var position = 0

  /// Copies the next `count` bytes to `target`; false where there are fewer.
  mutating func take(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard position + count <= bytes.count else { return false }
    let start = bytes.startIndex + position
    bytes.copyBytes(to: target, from: start..<start + count)
    position += count
    return true
  }
}

/// What Cairo says about `status`.
func text(of status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
}
