/// How late the frames of a motion were shown.
public struct FramePacing: Equatable, Sendable {
  /// How many frames were late.
  public private(set) var hitches = 0
  /// The time by which frames were late, in milliseconds.
  ///
  ///     hitch of a frame = max(0, time since the frame before - period)
  public private(set) var hitchTime = 0.0
  /// The longest hitch, in milliseconds.
  public private(set) var longestHitch = 0.0
  /// The time from the first frame to the last, in seconds.
  public private(set) var duration = 0.0

  /// Measures frames.
  ///
  /// - Parameters:
  ///   - presentTimes: When each frame was shown, in seconds, in that order.
  ///   - period: The time between two frames that are not late, in seconds, above 0.
  /// - Complexity: O(frames).
  public init(presentTimes: [Double], period: Double) {
    guard period > 0, period.isFinite else {
      fatalError("The period of frames is above 0 s, not \(period).")
    }
    guard let first = presentTimes.first, let last = presentTimes.last else { return }
    duration = last - first
    for (time, next) in zip(presentTimes, presentTimes.dropFirst()) {
      let late = next - time - period
      guard late > TraceInstant.resolution else { continue }
      hitches += 1
      hitchTime += late * 1000
      longestHitch = max(longestHitch, late * 1000)
    }
  }

  /// Milliseconds of hitches in a second of motion; 0 where no time passed.
  public var hitchTimeRatio: Double { duration > 0 ? hitchTime / duration : 0 }
}
