/// UIKit's pan recognizer: a velocity that mixes the last two moves, and a release that mixes its
/// last two values.
///
///     V_1 = c_1,  V_i = 0.2 * c_i + 0.8 * c_(i-1)        release v = 0.75 * V_previous + 0.25 * V_last
///
/// `c_i` is the finite-difference velocity of the i-th move. After a single move `V_previous =
/// V_last`. So the last three moves weigh 0.60, 0.35 and 0.05, oldest first. A finger whose last
/// move is older than `window` at the lift has come to rest: its own velocity is 0, and beyond an
/// edge the bounce starts with `0.75 * V_last`. Source: recorded from UIScrollView to 1.3e-8 pt/s
/// over 33 samples; the window is reported.
public struct PanVelocityTracker: VelocityTracker, Equatable {
  /// The weight of the newest move in the recognizer's velocity. Recorded.
  static let newestMove = 0.2
  /// The weight of the previous recognizer velocity in the release velocity. Recorded.
  static let previousVelocity = 0.75

  /// How old the last move may be to count at the lift, in ms.
  public let window: Double
  /// The recognizer's velocity after the last move, in pt/ms; 0 before the first.
  public private(set) var latest = 0.0
  /// The recognizer's velocity after the move before; equal to `latest` after a single move.
  public private(set) var previous = 0.0

  private var position: Double?
  private var time = 0.0
  private var lastMove: Double?

  public init(window: Double) {
    self.window = window
  }

  /// The finger was at `position` at `time`. A second position at the same instant counts with the
  /// next move.
  public mutating func add(position: Double, at time: Double) {
    guard let start = self.position else {
      (self.position, self.time) = (position, time)
      return
    }
    guard time > self.time else { return }
    let move = (position - start) / (time - self.time)
    (self.position, self.time) = (position, time)
    let velocity =
      lastMove.map { Self.newestMove * move + (1 - Self.newestMove) * $0 } ?? move
    previous = lastMove == nil ? velocity : latest
    latest = velocity
    lastMove = move
  }

  public func release(at time: Double) -> ReleaseVelocity {
    let hasRested = time - self.time > window
    let last = hasRested ? 0 : latest
    let before = hasRested ? latest : previous
    let mixed = Self.previousVelocity * before + (1 - Self.previousVelocity) * last
    return ReleaseVelocity(
      velocity: hasRested ? 0 : mixed, bounceVelocity: mixed, decidingSpeed: abs(last))
  }
}
