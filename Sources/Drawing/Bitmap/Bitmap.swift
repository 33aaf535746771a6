internal import CPangoCairo
public import Foundation

/// Pixels that can be drawn into and composited: a layer's backing store.
///
/// Each pixel is 32 bits, `0xAARRGGBB` in the machine's byte order, its colours multiplied by its alpha. The first row is
/// the top one. A bitmap is used from one place at a time.
public final class Bitmap {
  /// How many pixels stand side by side; at least 1.
  public let width: Int
  /// How many rows there are; at least 1.
  public let height: Int
  /// Pixels a point: what a canvas on it draws 1 pt long is so many pixels long.
  public let scale: Double
  /// Whether every pixel counts as opaque, whatever its alpha.
  public let isOpaque: Bool
  /// From the start of one row to the start of the next, in bytes.
  public let bytesPerRow: Int

  let surface: OpaquePointer
  let image: OpaquePointer
  private let memory: UnsafeMutableRawPointer
  private let ownsMemory: Bool

  /// The most pixels along a side: what Cairo and pixman can address.
  public static let longestSide = 32_000
  /// The most pixels of one bitmap. Ours: 8192 by 8192, a quarter of a gigabyte.
  public static let mostPixels = 1 << 26

  /// A transparent bitmap, or a black one where it is opaque.
  ///
  /// Errors: a side below 1 or above `longestSide`, more than `mostPixels`, or no memory.
  public convenience init(
    width: Int, height: Int, scale: Double = 1, isOpaque: Bool = false
  ) throws(DrawingError) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels else {
      throw DrawingError(
        "A picture of \(width) x \(height) pixels cannot be made: at most \(Self.longestSide) a side "
          + "and \(Self.mostPixels) in all.")
    }
    guard let memory = calloc(width * height, 4) else {
      throw DrawingError("There is no memory for a picture of \(width) x \(height) pixels.")
    }
    self.init(
      memory: memory, ownsMemory: true, width: width, height: height, bytesPerRow: width * 4,
      scale: scale, isOpaque: isOpaque)
  }

  /// A bitmap of `size` pt, rounded up to whole pixels of `scale`.
  public convenience init(
    size: CGSize, scale: Double, isOpaque: Bool = false
  ) throws(DrawingError) {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard pixels.width.isFinite, pixels.height.isFinite,
      max(pixels.width, pixels.height) <= Double(Self.longestSide)
    else {
      throw DrawingError(
        "A picture of \(size.width) x \(size.height) pt at scale \(scale) cannot be made: at most "
          + "\(Self.longestSide) pixels a side.")
    }
    try self.init(
      width: max(1, Int(pixels.width.rounded(.up))),
      height: max(1, Int(pixels.height.rounded(.up))),
      scale: scale, isOpaque: isOpaque)
  }

  /// Somebody else's pixels, such as a window's, which outlive the bitmap. `bytesPerRow` is a multiple of 4.
  public convenience init(
    borrowing memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    scale: Double, isOpaque: Bool
  ) {
    precondition(
      width > 0 && height > 0 && bytesPerRow >= width * 4 && bytesPerRow % 4 == 0,
      "A bitmap has at least one pixel, and its rows do not overlap.")
    self.init(
      memory: memory, ownsMemory: false, width: width, height: height, bytesPerRow: bytesPerRow,
      scale: scale, isOpaque: isOpaque)
  }

  private init(
    memory: UnsafeMutableRawPointer, ownsMemory: Bool, width: Int, height: Int, bytesPerRow: Int,
    scale: Double, isOpaque: Bool
  ) {
    precondition(scale > 0 && scale.isFinite, "A scale is above 0, not \(scale).")
    self.memory = memory
    self.ownsMemory = ownsMemory
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.scale = scale
    self.isOpaque = isOpaque
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
      Int32(width), Int32(height), Int32(bytesPerRow))
    guard
      let image = pixman_image_create_bits_no_clear(
        isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, Int32(width), Int32(height),
        memory.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    else { preconditionFailure("There is no memory for a picture's description.") }
    self.image = image
  }

  deinit {
    pixman_image_unref(image)
    cairo_surface_destroy(surface)
    if ownsMemory { free(memory) }
  }

  /// The size in pt.
  public var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }

  /// What its pixels take, in bytes.
  public var byteCount: Int { bytesPerRow * height }

  /// The pixel at `x`, `y` from the top left corner, `0xAARRGGBB`.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y), "There is no pixel \(x), \(y).")
    return memory.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// Calls `body` with the bytes of all rows, `bytesPerRow` apart.
  public func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: byteCount))
  }

  /// Makes every pixel transparent, or black where the bitmap is opaque.
  public func clear() {
    memset(memory, 0, byteCount)
  }

  /// A rectangle of pixels that are all opaque: the widest run of them in a row, with all rows next to each other in which
  /// it is so, too; nil where there is none.
  ///
  /// Complexity: O(pixels).
  public var opaqueRect: CGRect? {
    var widest = 0..<0
    var rows = 0..<0
    for y in 0..<height {
      let run = opaqueRun(inRow: y)
      if run.count > widest.count {
        (widest, rows) = (run, y..<y + 1)
      } else if rows.upperBound == y, run == widest {
        rows = rows.lowerBound..<y + 1
      }
    }
    guard !widest.isEmpty else { return nil }
    return CGRect(
      x: widest.lowerBound, y: rows.lowerBound, width: widest.count, height: rows.count)
  }

  /// The longest run of opaque pixels in a row.
  private func opaqueRun(inRow y: Int) -> Range<Int> {
    let row = memory.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    var longest = 0..<0
    var start = 0
    for x in 0...width where x == width || row[x] < 0xFF00_0000 {
      if x - start > longest.count { longest = start..<x }
      start = x + 1
    }
    return longest
  }

  /// A copy whose colours are not multiplied by their alpha, for those who mix so. Where there was no colour left, there is
  /// none in it.
  ///
  /// Errors: those of a new bitmap of its size.
  public func withPlainColors() throws(DrawingError) -> Bitmap {
    let copy = try Bitmap(width: width, height: height, scale: scale)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        let alpha = pixel >> 24
        guard alpha > 0 else { continue }
        func plain(_ shift: UInt32) -> UInt32 {
          min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        let value = alpha << 24 | plain(16) | plain(8) | plain(0)
        copy.memory.storeBytes(
          of: value, toByteOffset: y * copy.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    return copy
  }

  /// The bytes that a canvas blurs a shadow in.
  func withMutableBytes(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    cairo_surface_flush(surface)
    body(memory.assumingMemoryBound(to: UInt8.self))
    cairo_surface_mark_dirty(surface)
  }
}
