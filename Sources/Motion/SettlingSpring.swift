internal import Foundation

/// A spring that ends on its target as soon as nobody could see it move: Flutter's `ScrollSpringSimulation`.
///
/// It ends where both the distance and the speed are within the tolerance for good, and stands on the target from then
/// on.
public struct SettlingSpring: MotionCurve, Equatable {
  /// What nobody sees.
  public struct Tolerance: Equatable, Sendable {
    /// In px, above 0.
    public var distance: Double
    /// In px/ms, above 0.
    public var speed: Double

    /// Below `distance` px and `speed` px/ms.
    public init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = speed
    }

    /// Flutter's on a display of `scale` pixels a px: a pixel, and a pixel in 50 ms.
    public static func flutter(scale: Double) -> Tolerance {
      Tolerance(distance: 1 / scale, speed: 1 / (50 * scale))
    }
  }

  public let duration: Double
  private let spring: Spring

  /// A spring from `from` at `initialVelocity` (px/ms) to `to`, critically damped or more, else it may swing.
  ///
  /// Complexity: O(1), one bisection.
  public init(
    from: Double, to: Double, initialVelocity: Double, parameters: SpringParameters,
    tolerance: Tolerance
  ) {
    let spring = Spring(
      from: from, to: to, initialVelocity: initialVelocity, parameters: parameters)
    self.spring = spring
    func isSeen(_ time: Double) -> Bool {
      abs(spring.unstoppedValue(at: time) - to) > tolerance.distance
        || abs(spring.unstoppedVelocity(at: time)) > tolerance.speed
    }
    guard isSeen(0) else {
      duration = 0
      return
    }
    // The largest distance comes at most once and before the spring's slowest time constant has passed some times; from
    // a time at which nothing is seen any more, twice over, back to the last one at which it is.
    var end = millisecondsPerSecond / parameters.naturalFrequency
    while isSeen(end) || isSeen(2 * end) { end *= 2 }
    var last = 0.0
    for step in 0...Self.probes where isSeen(end * Double(step) / Double(Self.probes)) {
      last = end * Double(step) / Double(Self.probes)
    }
    duration = firstTime(in: last...(last + end / Double(Self.probes))) { !isSeen($0) }
  }

  public func value(at time: Double) -> Double {
    time < duration ? spring.unstoppedValue(at: time) : spring.to
  }

  public func velocity(at time: Double) -> Double {
    time < duration ? spring.unstoppedVelocity(at: time) : 0
  }

  /// How many times are looked at for a motion that can still be seen: a turn of the spring lasts longer than a part.
  private static let probes = 256
}

extension SpringParameters {
  /// Flutter's spring behind an edge and to a page: mass 0.5, stiffness 100, 1.1 times the critical damping.
  public static let flutterScroll = SpringParameters(
    mass: 0.5, stiffness: 100, damping: 1.1 * 2 * (0.5 * 100.0).squareRoot())
}
