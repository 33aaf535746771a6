public import Layouts

/// The code of the layout that is shown, where it is followed while a person edits it.
public struct PreviewCode {
  /// What came of one change of the code.
  public enum News {
    /// The layout as it is now, and what is said of it.
    case layout(LayoutDescription, notice: String)
    /// Why there is none, in a few lines.
    case failure(String)
  }

  /// What came of the last change since this was asked last; nil where there was none.
  public var news: () -> News?
  /// Told when the first picture with a new layout has been shown.
  public var wasShown: () -> Void
  /// Told before the engine works, which may call code that does not come back.
  public var willWork: () -> Void
  /// Told when the engine has come back.
  public var didWork: () -> Void

  public init(
    news: @escaping () -> News? = { nil }, wasShown: @escaping () -> Void = {},
    willWork: @escaping () -> Void, didWork: @escaping () -> Void
  ) {
    self.news = news
    self.wasShown = wasShown
    self.willWork = willWork
    self.didWork = didWork
  }
}
