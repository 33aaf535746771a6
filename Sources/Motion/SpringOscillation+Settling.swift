internal import Foundation

extension SpringOscillation {
  /// How long it takes until |y| stays within 1/1000 of the reference distance, in seconds.
  ///
  /// Two bounds of |y| are at hand, and the time is when the first of them falls below the
  /// threshold. The first one is for under-damped springs only:
  ///
  ///     |y| <= e^(-a·t)·(|y0| + |v0 + a·y0|/w)
  ///     |y| <= e^(-r1·t)·(|y0| + |v0 + r1·y0|·φ(t))        r1 = a, φ(t) = t when under-damped
  ///
  /// Complexity: O(1), about six steps of Newton's method.
  var settlingDuration: Double {
    guard start != 0 || startVelocity != 0 else { return 0 }
    switch regime {
    case .underDamped(let a, let w):
      guard a > 0 else { return .infinity }
      let amplitude = abs(start) + abs(startVelocity + a * start) / w
      let swinging = log(amplitude / settledDistance) / a
      return min(swinging, timeToSettle(slow: a, fast: a))
    case .damped(let slow, let fast):
      return timeToSettle(slow: slow, fast: fast)
    }
  }

  /// The distance, in value units, within which the spring counts as settled.
  private var settledDistance: Double {
    if start != 0 { return abs(start) / Self.settledRatio }
    switch regime {
    case .underDamped: return abs(startVelocity) / naturalFrequency / Self.settledRatio
    case .damped(_, let fast): return abs(startVelocity) / fast / Self.settledRatio
    }
  }

  /// The part of the way that may be left when a spring counts as settled, as a divisor: the 1000
  /// of Core Animation's documented settling durations. Larger: springs run longer.
  private static let settledRatio = 1000.0

  /// The last time at which the second bound is at the settled distance, in seconds.
  ///
  ///     h(t) = ln((|y0| + |q|·φ(t))/settledDistance) - r1·t = 0        q = v0 + r1·y0
  ///
  /// h is concave and falls from 1/r1 on, so Newton's method comes down on the solution from above
  /// after its first step; it ends where a step no longer goes down.
  private func timeToSettle(slow: Double, fast: Double) -> Double {
    let pull = abs(startVelocity + slow * start)
    func next(after time: Double) -> Double {
      let rise = delay(time, slow: slow, fast: fast)
      let bound = abs(start) + pull * rise
      let value = log(bound / settledDistance) - slow * time
      let slope = pull * exp((slow - fast) * time) / bound - slow
      return time - value / slope
    }
    var time = next(after: log(Self.settledRatio) / slow)
    while true {
      let lower = next(after: time)
      guard lower < time else { return time }
      time = lower
    }
  }
}
