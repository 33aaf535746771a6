internal import Rendering

/// Shows pictures in a window.
protocol Presenter: AnyObject {
  /// Who draws, in a word or two for the inspector.
  var name: String { get }
  /// Whether `present` waits for the display, so that frames need no other clock.
  var waitsForDisplay: Bool { get }

  /// Draws `picture` and shows it.
  ///
  /// Errors: the window or its display is gone.
  func present(_ picture: Picture) throws(WindowError)
}
