/// The points of a way that is given by some of them, one after another: between two that are given it
/// runs straight, at a steady rate.
struct WayCursor {
  /// A point of the way.
  struct Point {
    /// In s.
    let time: Double
    /// Which of the given points it is, or comes after.
    let index: Int
    /// The part of the way from there to the next one; 0 for a given point.
    let share: Double
  }

  private let times: [Double]
  private let rate: Double
  /// The given points between which the next point is: this one and the one behind it.
  private var leg = 0
  /// Which point between them is next, counted from 1; 0 for the very first of the way.
  private var part = 0

  /// A way with points at `times` (s), at least one, ascending, and `rate` points a second between.
  init(_ times: [Double], rate: Double) {
    self.times = times
    self.rate = rate
  }

  /// A point closer to the next given one than this share of the interval is that one: rounding, not
  /// another point.
  private static let samePoint = 1e-6

  /// The next point; nil when the way is over.
  var next: Point? {
    guard part > 0 else { return Point(time: times[0], index: 0, share: 0) }
    guard leg + 1 < times.count else { return nil }
    let elapsed = Double(part) / rate
    guard part < count else { return Point(time: times[leg + 1], index: leg + 1, share: 0) }
    return Point(
      time: times[leg] + elapsed, index: leg, share: elapsed / (times[leg + 1] - times[leg]))
  }

  /// Goes on to the point after `next`.
  mutating func advance() {
    guard part > 0, leg + 1 < times.count, part == count else {
      part += 1
      return
    }
    (leg, part) = (leg + 1, 1)
  }

  /// How many points lead from one given point to the next, that one included.
  private var count: Int {
    let points = (times[leg + 1] - times[leg]) * rate - Self.samePoint
    return max(1, Int(points.rounded(.up)))
  }

  /// How many points a way over `times` has at most.
  static func most(_ times: [Double], rate: Double) -> Int {
    times.count + Int(((times.last ?? 0) * rate).rounded(.up))
  }
}
