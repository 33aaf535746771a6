/// A motion that something ended before it came to rest.
public struct TraceInterruption: Equatable, Sendable {
  /// The next frame.
  public var frame: Int
  /// When it was ended, in seconds.
  public var time: Double
  /// What ended it: `touch`, `wheel`, `setContentOffset`, ….
  public var by: String

  public init(frame: Int, time: Double, by: String) {
    self.frame = frame
    self.time = time
    self.by = by
  }
}
