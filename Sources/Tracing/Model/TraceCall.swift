/// A call of a layout or of a delegate.
public struct TraceCall: Equatable, Sendable {
  /// The frame it belongs to.
  public var frame: Int
  /// When it happened, in seconds.
  public var time: Double
  /// The function, without its labels: `prepare`, `targetContentOffset`, ….
  public var name: String
  /// What it was given, by name.
  public var arguments: [String: TraceValue]
  /// What it answered; `nil` where it answers nothing, `.null` where it answered `nil`.
  public var result: TraceValue?

  public init(
    frame: Int, time: Double, name: String, arguments: [String: TraceValue] = [:],
    result: TraceValue? = nil
  ) {
    self.frame = frame
    self.time = time
    self.name = name
    self.arguments = arguments
    self.result = result
  }
}
