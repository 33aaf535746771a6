/// When frames are due on a steady clock, and which of them came late.
///
/// Frames stand on a grid: `origin + n * period`. A frame that is shown a little late is still sampled at its own grid
/// time, so that a steady motion is shown as one; only when a whole period has passed does the grid go on without it.
struct FramePacer: Equatable {
  /// From one frame to the next, in s.
  private(set) var period: Double
  private var origin = 0.0
  /// The number of the last frame on the grid; nil before the first and after a pause.
  private var last: Int?
  /// How many periods frames were late by, in all, since the beginning.
  private(set) var missed = 0
  /// How many frames there were.
  private(set) var count = 0

  /// `rate` frames a second.
  init(rate: Double) { period = 1 / rate }

  /// When the next frame is due, in s; now, at the first one and after a pause.
  func due(at now: Double) -> Double {
    last.map { origin + Double($0 + 1) * period } ?? now
  }

  /// A frame is made at `now`: its grid time, in s, and how many periods too late it comes.
  mutating func next(at now: Double) -> (time: Double, missed: Int) {
    count += 1
    guard let last else {
      (origin, self.last) = (now, 0)
      return (now, 0)
    }
    // The latest frame whose time has come; rounding must not put it off.
    let latest = Int(((now - origin) / period + 1e-6).rounded(.down))
    let number = max(latest, last + 1)
    self.last = number
    missed += number - last - 1
    return (origin + Double(number) * period, number - last - 1)
  }

  /// Nothing is shown for a while; the next frame is due when it is wanted.
  mutating func pause() { last = nil }

  /// Another rate from now on.
  mutating func setRate(_ rate: Double) {
    guard 1 / rate != period else { return }
    period = 1 / rate
    last = nil
  }
}
