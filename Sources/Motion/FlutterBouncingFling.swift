/// A fling as Flutter's iOS physics moves it: friction inside the range, a spring outside it.
///
/// At an edge the spring takes over the speed of the glide, at most 5 px/ms of it. Started outside, the spring leads back
/// to the edge and ends there, however quick the flick inward. Flutter's `BouncingScrollSimulation`, which forgets the
/// limit of the speed at the lower edge; here it holds at both.
public struct FlutterBouncingFling: MotionCurve {
  /// The largest speed, in px/ms, that goes into the spring at an edge.
  public static let largestTransfer = 5.0

  public var duration: Double { sequence.duration }
  /// Where it rests: an edge exactly, or wherever the speed was that of the tolerance.
  public var restValue: Double { sequence.restValue }
  private let sequence: CurveSequence

  /// A fling from `from` at `initialVelocity` (px/ms) in `range`.
  ///
  /// Complexity: O(1); one bisection where it bounces.
  public init(
    from: Double, initialVelocity: Double, range: ClosedRange<Double>,
    tolerance: SettlingSpring.Tolerance
  ) {
    sequence = Self.sequence(from, initialVelocity, in: range, tolerance)
  }

  private static func sequence(
    _ from: Double, _ initialVelocity: Double, in range: ClosedRange<Double>,
    _ tolerance: SettlingSpring.Tolerance
  ) -> CurveSequence {
    let nearest = min(max(from, range.lowerBound), range.upperBound)
    var sequence = CurveSequence(standing: nearest)
    func spring(from value: Double, to edge: Double, _ velocity: Double) -> SettlingSpring {
      SettlingSpring(
        from: value, to: edge, initialVelocity: velocity, parameters: .flutterScroll,
        tolerance: tolerance)
    }
    guard range.contains(from) else {
      sequence.append(spring(from: from, to: nearest, initialVelocity), at: 0, restValue: nearest)
      return sequence
    }
    let glide = FrictionGlide(
      from: from, initialVelocity: initialVelocity, restSpeed: tolerance.speed)
    sequence.append(
      glide, at: 0, restValue: min(max(glide.restValue, range.lowerBound), range.upperBound))
    let edge = initialVelocity > 0 ? range.upperBound : range.lowerBound
    guard initialVelocity != 0, let time = glide.time(at: edge) else { return sequence }
    let limit = largestTransfer
    let velocity = min(max(glide.velocity(at: time), -limit), limit)
    sequence.append(spring(from: edge, to: edge, velocity), at: time, restValue: edge)
    return sequence
  }

  public func value(at time: Double) -> Double { sequence.value(at: time) }

  public func velocity(at time: Double) -> Double { sequence.velocity(at: time) }
}
