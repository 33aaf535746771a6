/// When frames are: at a steady rate, or at given times.
public struct FrameClock: Equatable, Sendable {
  /// Frames a second, 1 to 1000, the first at time 0. Default 60.
  ///
  /// With `times` it says no more than the display's period; nil then when a file gives times
  /// alone.
  public var rate: Double?
  /// The times of all frames in seconds, strictly ascending, 0 to 86,400; nil for a steady rate.
  /// Never empty.
  public var times: [Double]?

  public init(rate: Double? = 60, times: [Double]? = nil) {
    self.rate = rate
    self.times = times
  }
}
