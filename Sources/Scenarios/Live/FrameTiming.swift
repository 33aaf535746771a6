internal import CollectionEngine

/// When a window showed a frame, in s of the person's time since the session began.
public struct FrameTiming: Equatable, Sendable {
  /// When it should have been shown: one period after the one before, or where nothing moved, when
  /// something did.
  public var due: Double
  /// When its picture was made.
  public var ready: Double
  /// When the window had it.
  public var shown: Double

  public init(due: Double, ready: Double, shown: Double) {
    self.due = due
    self.ready = ready
    self.shown = shown
  }
}

extension LiveRun {
  /// A window has shown the last frame: whoever watches is told.
  public func noteShown(_ timing: FrameTiming) {
    stage.observers.scrollView(scrollView, didShow: timing)
  }
}
