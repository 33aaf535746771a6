/// A place in a trace that somebody gave a name.
public struct TraceMark: Equatable, Sendable {
  /// The next frame.
  public var frame: Int
  /// When it is, in seconds.
  public var time: Double
  /// The name.
  public var label: String

  public init(frame: Int, time: Double, label: String) {
    self.frame = frame
    self.time = time
    self.label = label
  }
}
