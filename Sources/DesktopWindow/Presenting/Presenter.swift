internal import Rendering

/// Shows pictures in a window.
protocol Presenter: AnyObject {
  /// Who draws, in a word or two for the inspector.
  var name: String { get }

  /// Draws `picture` and shows it.
  ///
  /// Errors: the window or its display is gone, or the picture cannot be drawn.
  func present(_ picture: Picture) throws(WindowError)

  /// What it has handed to the graphics processor is lost; the next picture hands it over again.
  func forgetCopies()
}
