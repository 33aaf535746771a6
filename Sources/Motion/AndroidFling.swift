/// A fling as Android's `OverScroller` moves it: along a spline of 100 samples.
///
///     x(t) = from + D·spline(t/T)        D and T: AndroidFriction
///
/// Between two samples the motion is straight, as on Android; so the slope is a step function, and
/// at a sample it is that of the piece which begins there.
public struct AndroidFling: MotionCurve, Equatable {
  /// Where the fling begins, in px (dp with the default friction).
  public let from: Double
  /// The velocity at the launch, in px/ms; any sign.
  public let initialVelocity: Double
  /// The friction that stops the fling.
  public let friction: AndroidFriction
  /// How long the fling takes, T, in ms.
  public let duration: Double
  /// How far the fling goes, D, in px, with the sign of the velocity.
  public let distance: Double

  /// A fling launched at `from` with `initialVelocity` px/ms. (Android counts px/s: divide by
  /// 1000.)
  public init(
    from: Double, initialVelocity: Double, friction: AndroidFriction = AndroidFriction()
  ) {
    self.from = from
    self.initialVelocity = initialVelocity
    self.friction = friction
    duration = friction.duration(of: initialVelocity)
    distance = friction.distance(of: initialVelocity)
  }

  public func value(at time: Double) -> Double {
    guard time > 0 else { return from }
    guard time < duration else { return from + distance }
    return from + distance * Self.progress(at: time / duration)
  }

  /// How much of its way a fling has done when this part of its time is over; both from 0 to 1.
  public static func progress(at part: Double) -> Double {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let piece = Piece(at: part)
    return piece.start + piece.rise * piece.fraction
  }

  public func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return distance * Piece(at: time / duration).rise * Double(Self.pieceCount) / duration
  }
}

extension AndroidFling {
  /// How many straight pieces the spline has: `OverScroller`.
  static let pieceCount = 100

  /// The spline at 0, 1/100, ... 1: how much of the way is done when that part of the time is over.
  ///
  /// It is a cubic Bézier. Its control points come from two tangents which meet at the inflexion,
  /// of tension 0.5 at the start and 1 at the end (`OverScroller`):
  ///
  ///     P1 = (0.5·0.35, 0.5)        P2 = (1 - 1·(1 - 0.35), 1) = (0.35, 1)
  ///
  /// Android halves an interval of the Bézier's parameter until the time is met to 1e-5, and the
  /// next sample's interval begins where this one's did at last. The error this leaves is part of
  /// the law: 0.1 px of a fling over 7000 px. Only the first sample is exact here, so that a fling
  /// begins where it begins.
  static let spline: [Double] = {
    let startTension = 0.5
    let time = CubicBezier(
      p1: startTension * AndroidFriction.inflexion, p2: AndroidFriction.inflexion)
    let progress = CubicBezier(p1: startTension, p2: 1)
    var low = 0.0
    let inner = (1..<pieceCount).map { index in
      var high = 1.0
      while true {
        let middle = low + (high - low) / 2
        let error = time.value(at: middle) - Double(index) / Double(pieceCount)
        if abs(error) < sampleAccuracy { return progress.value(at: middle) }
        if error > 0 { high = middle } else { low = middle }
      }
    }
    return [0] + inner + [1]
  }()

  /// How exactly the spline's samples meet their time, as a part of the duration: `OverScroller`.
  private static let sampleAccuracy = 1e-5

  /// The straight piece of the spline at one moment.
  private struct Piece {
    /// The spline where the piece begins.
    let start: Double
    /// How much the spline rises over the piece.
    let rise: Double
    /// How much of the piece is done, in 0..<1.
    let fraction: Double

    /// The piece at `progress`, the elapsed part of the duration, in 0..<1.
    init(at progress: Double) {
      let position = progress * Double(AndroidFling.pieceCount)
      let index = min(Int(position), AndroidFling.pieceCount - 1)
      start = AndroidFling.spline[index]
      rise = AndroidFling.spline[index + 1] - start
      fraction = position - Double(index)
    }
  }
}
