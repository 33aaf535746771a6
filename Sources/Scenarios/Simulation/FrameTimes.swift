/// The times of a run's frames, one after another.
public struct FrameTimes {
  /// The time of the frame to come, in s; nil after the last one.
  public private(set) var next: Double?

  private var clock: FrameClock
  private var index = 0
  /// The frame from which a steady rate counts, and its time in s.
  private var start = (index: 0, time: 0.0)

  /// The times that `clock` has.
  public init(_ clock: FrameClock) {
    self.clock = clock
    next = clock.times?.first ?? 0
  }

  /// Goes on to the next frame; another `rate` counts from the one that was just shown.
  public mutating func advance(rate: Double?) {
    if rate != clock.rate, let next { start = (index, next) }
    clock.rate = rate
    index += 1
    if let times = clock.times {
      next = index < times.count ? times[index] : nil
    } else {
      next = start.time + Double(index - start.index) / (rate ?? 60)
    }
  }
}
