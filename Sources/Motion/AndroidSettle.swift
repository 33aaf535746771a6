/// The motion with which Android's snap helpers bring an item to its place.
///
///     scrolling    ceil(0.625 ms/dp·D)        what D dp take at 100 ms an inch
///     settling     ceil(scrolling/0.3356)     of these, 1 - (1 - u)²
///
/// As long as the item is out of sight, which is here: further away than the view is long, the content goes at the speed
/// of scrolling; from there it settles. Neither takes over the speed of the finger. Source: `SnapHelper` and
/// `LinearSmoothScroller`.
public struct AndroidSettle: MotionCurve {
  /// How long, in ms, the way of a pager counts at most: `PagerSnapHelper`.
  public static let longestPageScrolling = 100.0

  /// The time of scrolling, in ms a dp: 100 ms an inch.
  private static let timePerDistance = 100.0 / 160
  /// What of its time a settling motion would take at a constant speed.
  private static let settlingShare = 0.3356

  public var duration: Double { sequence.duration }
  public var restValue: Double { sequence.restValue }
  private let sequence: CurveSequence

  /// A motion from `from` to `to` (dp).
  ///
  /// - Parameters:
  ///   - sight: how far away, in dp, an item is seen; nil where every item is.
  ///   - longestScrolling: the most, in ms, that the way counts; nil where all of it does.
  public init(from: Double, to: Double, sight: Double? = nil, longestScrolling: Double? = nil) {
    sequence = Self.sequence(from, to, sight, longestScrolling)
  }

  private static func sequence(
    _ from: Double, _ to: Double, _ sight: Double?, _ longestScrolling: Double?
  ) -> CurveSequence {
    var sequence = CurveSequence(standing: to)
    guard from != to else { return sequence }
    let distance = abs(to - from)
    let hidden = max(distance - (sight ?? distance), 0)
    let found = from + (to > from ? hidden : -hidden)
    if hidden > 0 {
      sequence.append(
        Slide(from: from, to: found, duration: hidden * timePerDistance), at: 0, restValue: to)
    }
    var scrolling = ((distance - hidden) * timePerDistance).rounded(.up)
    if let longestScrolling { scrolling = min(scrolling, longestScrolling) }
    let settling = DeceleratingMotion(
      from: found, to: to, duration: (scrolling / settlingShare).rounded(.up), exponent: 2)
    sequence.append(settling, at: hidden * timePerDistance, restValue: to)
    return sequence
  }

  public func value(at time: Double) -> Double { sequence.value(at: max(time, 0)) }

  public func velocity(at time: Double) -> Double { time < 0 ? 0 : sequence.velocity(at: time) }

  /// A motion at a constant speed.
  private struct Slide: MotionCurve {
    let from: Double
    let to: Double
    let duration: Double

    func value(at time: Double) -> Double {
      time < duration ? from + (to - from) * time / duration : to
    }

    func velocity(at time: Double) -> Double { (to - from) / duration }
  }
}
