public import CollectionEngine

/// How far two traces are apart.
public struct TraceComparison: Equatable, Sendable {
  /// One field of one pair of frames.
  public struct Difference: Equatable, Sendable {
    /// The frame of the first trace.
    public let frameA: Int
    /// Its time, in seconds.
    public let timeA: Double
    /// The frame of the second trace; where it was interpolated, the one before.
    public let frameB: Int
    /// Its time, in seconds; where it was interpolated, the time of the first.
    public let timeB: Double
    /// What was compared.
    public let field: TraceField
    /// The value in the first trace, in points.
    public let a: Double
    /// The value in the second trace, in points.
    public let b: Double

    /// The distance of both values, in points.
    public var error: Double { (a - b).magnitude.limited }
  }

  /// One pair of frames whose activities differ.
  public struct ActivityDifference: Equatable, Sendable {
    /// The frame of the first trace.
    public let frameA: Int
    /// The frame of the second trace; where it was interpolated, the one before.
    public let frameB: Int
    /// The activity in the first trace.
    public let a: ScrollActivity
    /// The activity in the second trace.
    public let b: ScrollActivity
  }

  /// How many frames of a trace have no partner in the other.
  public struct Unpaired: Equatable, Sendable {
    /// Before the first compared frame.
    public internal(set) var before = 0
    /// Between compared frames: numbers that the other trace leaves out.
    public internal(set) var between = 0
    /// After the last compared frame.
    public internal(set) var after = 0
  }

  /// Which frames were compared with each other.
  public internal(set) var alignment: TraceAlignment
  /// The largest error that passes, in points.
  public internal(set) var tolerance: Double
  /// How many pairs of frames were compared.
  public internal(set) var comparedFrames = 0
  /// The first error beyond the tolerance.
  public internal(set) var firstDivergence: Difference?
  /// The largest error, the first of equal ones; `nil` where nothing was compared.
  public internal(set) var largestError: Difference?
  /// The root mean square, in points, of the distances between both content offsets.
  ///
  ///     rms = sqrt(sum(dx^2 + dy^2) / frames)
  public internal(set) var rootMeanSquare = 0.0
  /// The first pair with different activities: a note that fails nothing. A table that is not ours
  /// has none.
  public internal(set) var activityDifference: ActivityDifference?
  /// How many elements were compared in all frames; nil where that was not asked for.
  public internal(set) var comparedElements: Int?
  /// The first element that differs beyond the tolerance, where elements were compared.
  public internal(set) var firstElementDivergence: ElementDifference?
  /// The frames of the first trace that were not compared.
  public internal(set) var unpairedA = Unpaired()
  /// The frames of the second trace that were not compared.
  public internal(set) var unpairedB = Unpaired()

  /// Whether every frame has a partner; frames before the first pair do not count when aligned by
  /// release.
  public var pairsAllFrames: Bool {
    [unpairedA, unpairedB].allSatisfy {
      $0.between == 0 && $0.after == 0 && ($0.before == 0 || alignment == .release)
    }
  }

  /// Whether frames were compared and nothing that was compared is beyond the tolerance.
  public var isWithinTolerance: Bool {
    comparedFrames > 0 && firstDivergence == nil && firstElementDivergence == nil
  }
}
