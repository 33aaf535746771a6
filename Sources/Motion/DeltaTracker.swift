/// Follows the deltas of a wheel or a trackpad along an axis: how fast they move the content, whether they fade, and
/// whether they have become a new push.
///
/// A delta is the movement since the delta before it; the first has no known time and does not count. Deltas within a
/// millisecond are one movement. Source: ours, checked against recordings of macOS and Windows trackpads.
public struct DeltaTracker: Equatable, Sendable {
  /// How far back deltas count for the velocity, in ms: three at 8 ms, two at 16.7. Longer lags behind a flick that
  /// gains speed until the end. The velocity at the lift is 0.73 to 1.12 times that with which `Momentum` fits what
  /// seven recordings of macOS do next.
  static let window = 25.0
  /// Deltas closer than this, in ms, were only handed over apart.
  static let sameInstant = 1.0
  /// What is no new push yet: twice the speed of the delta before, three times the lowest one since the last push, and
  /// 0.1 pt/ms more in either case. Windows' tails begin at 1.6 times the speed of the fingers' last delta, and the
  /// whole numbers at the end of a tail jump by 0.1 pt/ms. A new swipe begins slowly, and is soon above the second.
  static let largestRise = (overLast: 2.0, overLowest: 3.0, speed: 0.1)
  /// Deltas fade from the fourth after a peak on, once two in a row are below this part of it.
  static let fading = (count: 4, part: 0.75)
  /// A tail has fallen to half its peak over at least 100 ms, as no finger that flicks does.
  static let tail = (count: 7, part: 0.5, time: 100.0)

  private struct Step: Equatable {
    var delta: Double
    let start: Double
    let end: Double
    var speed: Double { abs(delta) / (end - start) }
  }

  /// Whether the last delta is clearly larger than the one before, or goes the other way.
  public private(set) var isPush = false
  /// The largest speed since the last push, in pt/ms.
  public private(set) var peakSpeed = 0.0

  private var lastTime: Double?
  /// What counts for the velocity, the oldest first; at least the last two.
  private var steps: [Step] = []
  private var lowest = 0.0
  private var peakTime = 0.0
  private var countSincePeak = 0

  /// No delta yet.
  public init() {}

  /// The content moved by `delta` (pt) at `time` (ms). Times do not go back.
  ///
  /// Complexity: O(1).
  public mutating func add(_ delta: Double, at time: Double) {
    guard let last = lastTime else {
      lastTime = time
      return
    }
    guard time - last >= Self.sameInstant else {
      if !steps.isEmpty { steps[steps.count - 1].delta += delta }
      return
    }
    lastTime = time
    let step = Step(delta: delta, start: last, end: time)
    compare(step, with: steps.last)
    steps.append(step)
    while steps.count > 2, steps[0].end <= time - Self.window { steps.removeFirst() }
  }

  /// The mean over the last 25 ms, in pt/ms; the last delta's own where deltas come more rarely, 0 before the second.
  public var velocity: Double {
    guard let last = steps.last else { return 0 }
    let counting = steps.filter { $0.end > last.end - Self.window }
    return counting.reduce(0) { $0 + $1.delta } / (last.end - (counting.first ?? last).start)
  }

  /// Whether the deltas get smaller since their peak: the fingers have left, or brake.
  public var isFading: Bool { isBelow(Self.fading.part, from: Self.fading.count) }

  /// Whether the deltas are the end of a movement that decays by itself.
  public var isTail: Bool {
    isBelow(Self.tail.part, from: Self.tail.count)
      && (lastTime ?? 0) - peakTime >= Self.tail.time
  }

  private func isBelow(_ part: Double, from count: Int) -> Bool {
    countSincePeak >= count && steps.suffix(2).allSatisfy { $0.speed <= part * peakSpeed }
  }

  private mutating func compare(_ step: Step, with last: Step?) {
    let speed = step.speed
    let turns = step.delta * (last?.delta ?? 0) < 0
    let rise = Self.largestRise
    isPush =
      turns || speed > (last?.speed ?? 0) * rise.overLast + rise.speed
      || speed > lowest * rise.overLowest + rise.speed
    if isPush || speed >= peakSpeed {
      (peakSpeed, peakTime, lowest) = (speed, step.end, speed)
      countSincePeak = 1
    } else {
      lowest = min(lowest, speed)
      countSincePeak += 1
    }
  }
}
