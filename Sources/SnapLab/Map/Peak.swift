/// The highest value of a smooth function of time.
enum Peak {
  /// The shortest step between two looks, in s: a quarter of a frame. Ours: no curve of ours has a
  /// peak that is over within one.
  private static let step = 0.004
  /// How the steps grow with the time: a sixteenth of it. Ours: motions become slower, not quicker.
  private static let growth = 1.0 / 16
  /// How often the place of the highest is halved, as good as: to a thousandth of a step.
  private static let refinements = 16
  /// The golden section.
  private static let section = 0.6180339887498949

  /// The highest of `value` from 0 to `duration` (s).
  ///
  /// Complexity: O(log(duration)) calls, some hundred for a second.
  static func highest(until duration: Double, _ value: (Double) -> Double) -> Double {
    var times = [0.0]
    while let last = times.last, last < duration {
      times.append(min(last + max(step, last * growth), duration))
    }
    let values = times.map(value)
    guard let best = values.indices.max(by: { values[$0] < values[$1] }) else { return value(0) }
    guard best > 0, best < times.count - 1 else { return values[best] }
    var (low, high) = (times[best - 1], times[best + 1])
    var (left, right) = (high - section * (high - low), low + section * (high - low))
    var (atLeft, atRight) = (value(left), value(right))
    for _ in 0..<refinements {
      if atLeft > atRight {
        (high, right, atRight) = (right, left, atLeft)
        left = high - section * (high - low)
        atLeft = value(left)
      } else {
        (low, left, atLeft) = (left, right, atRight)
        right = low + section * (high - low)
        atRight = value(right)
      }
    }
    return max(values[best], atLeft, atRight)
  }
}
