public import CollectionEngine

/// How far two traces are apart.
public struct TraceComparison: Equatable, Sendable {
  /// One field of one pair of frames.
  public struct Difference: Equatable, Sendable {
    /// The frame of the first trace.
    public var frameA: Int
    /// Its time, in seconds.
    public var timeA: Double
    /// The frame of the second trace; where it was interpolated, the one before.
    public var frameB: Int
    /// Its time, in seconds; where it was interpolated, the time of the first.
    public var timeB: Double
    public var field: TraceField
    /// The value in the first trace, in points.
    public var a: Double
    /// The value in the second trace, in points.
    public var b: Double

    /// The distance of both values, in points.
    public var error: Double { (a - b).magnitude }
  }

  /// One pair of frames whose activities differ.
  public struct ActivityDifference: Equatable, Sendable {
    public var frameA: Int
    public var frameB: Int
    public var a: ScrollActivity
    public var b: ScrollActivity
  }

  /// How many frames of a trace have no partner in the other.
  public struct Unpaired: Equatable, Sendable {
    /// Before the first compared frame.
    public var before = 0
    /// Between compared frames: numbers that the other trace leaves out.
    public var between = 0
    /// After the last compared frame.
    public var after = 0
  }

  public var alignment: TraceAlignment
  /// The largest error that passes, in points.
  public var tolerance: Double
  /// How many pairs of frames were compared.
  public var comparedFrames = 0
  /// The first error beyond the tolerance.
  public var firstDivergence: Difference?
  /// The largest error, the first of equal ones; `nil` where nothing was compared.
  public var largestError: Difference?
  /// The root mean square, in points, of the distances between both content offsets.
  ///
  ///     rms = sqrt(sum(dx^2 + dy^2) / frames)
  public var rootMeanSquare = 0.0
  /// The first pair with different activities: a note that fails nothing. A table that is not ours has none.
  public var activityDifference: ActivityDifference?
  public var unpairedA = Unpaired()
  public var unpairedB = Unpaired()

  /// Whether frames were compared and no error is beyond the tolerance.
  public var isWithinTolerance: Bool { comparedFrames > 0 && firstDivergence == nil }
}
