/// A motion that something ended before it came to rest.
public struct TraceInterruption: Equatable, Sendable {
  public var frame: Int
  /// In seconds.
  public var time: Double
  /// What ended it: `touch`, `wheel`, `setContentOffset`, ….
  public var by: String

  public init(frame: Int, time: Double, by: String) {
    self.frame = frame
    self.time = time
    self.by = by
  }
}
