internal import CollectionEngine
public import Drawing
public import Foundation

/// A finished drawing that stands beside the viewport or over it, with a line of words below.
public struct PicturePane: Equatable, Sendable {
  /// Where, in pt of the window.
  public var frame: CGRect
  /// What is shown from its top left corner on, as large as it is; nil while there is nothing.
  public var drawing: FinishedDrawing?
  /// What is said: at the bottom, or where nothing is shown, in the middle.
  public var words: String
  /// A point of it that is pointed out, in pt of the window; nil for none.
  public var mark: CGPoint?

  /// The height that the words have below the drawing, in pt.
  public static let wordsHeight = 36.0

  public init(
    frame: CGRect, drawing: FinishedDrawing? = nil, words: String, mark: CGPoint? = nil
  ) {
    self.frame = frame
    self.drawing = drawing
    self.words = words
    self.mark = mark
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Path(frame), .white)
    canvas.group(clip: Path(frame)) {
      drawing?.draw(on: canvas, in: CGRect(origin: frame.origin, size: drawing?.size ?? .zero))
      if let mark {
        canvas.stroke(Path(circleAt: mark, radius: 5), .white, width: 4)
        canvas.stroke(Path(circleAt: mark, radius: 5), .surroundings, width: 2)
      }
      var place = frame.insetBy(dx: 10, dy: 4)
      if drawing != nil {
        place = CGRect(
          x: place.minX, y: frame.maxY - Self.wordsHeight, width: place.width,
          height: Self.wordsHeight)
      }
      canvas.draw(
        words,
        TextStyle(
          size: 12, weight: .medium, color: .surroundings, alignment: .center,
          hasTabularFigures: true), in: place)
    }
    canvas.stroke(Path(frame.insetBy(dx: 0.5, dy: 0.5)), .surroundings, width: 1)
  }
}
