public import Foundation

/// A drawing that is finished: pixels that nobody draws into any more, so that they can be handed
/// on, and shown again and again.
public final class FinishedDrawing: Sendable, Equatable {
  /// In pt.
  public let size: CGSize
  /// Used by whoever has the turn.
  private nonisolated(unsafe) let bitmap: Bitmap
  private let turn = NSLock()

  /// What `draw` makes of an opaque picture of `size` pt with `scale` pixels a pt.
  ///
  /// Errors: those of a new bitmap of its size.
  public init(
    size: CGSize, scale: Double, _ draw: (Canvas) -> Void
  ) throws(DrawingError) {
    let bitmap = try Bitmap(size: size, scale: scale, isOpaque: true)
    draw(Canvas(bitmap))
    self.size = size
    self.bitmap = bitmap
  }

  /// Draws it into `rect` of `canvas`, scaled to fill it.
  public func draw(on canvas: Canvas, in rect: CGRect) {
    turn.withLock { canvas.draw(bitmap, in: rect) }
  }

  /// Whether both are the same drawing; two that look alike are not.
  public static func == (one: FinishedDrawing, other: FinishedDrawing) -> Bool { one === other }
}
