/// How a preview shows itself.
public struct PreviewOptions: Sendable {
  /// Who draws.
  public enum Drawing: String, CaseIterable, Sendable {
    /// The graphics processor where there is one, else the processor.
    case automatic
    /// The processor, straight into the window's pixels.
    case processor
    /// SDL's renderer.
    case graphics
  }

  public var drawing = Drawing.automatic
  /// Whether nothing is shown: the scenario runs on a virtual clock, as fast as it goes, into a window that nobody sees.
  public var isOffscreen = false
  /// Whether the inspector is there from the start.
  public var showsInspector = false
  /// Frames a second; nil for the scenario's.
  public var rate: Double?

  public init() {}
}

/// How a preview ended.
public enum PreviewEnd: Equatable, Sendable {
  /// Somebody closed it, or the script of a preview without a window was over.
  case closed
  /// The script of a preview without a window did not come to rest.
  case unsettled
  /// It was interrupted from outside.
  case interrupted
}
