public import CollectionEngine
public import Geometry

/// One motion of a trace, and the law and constants that explain it best.
public struct MotionFit: Sendable {
  /// The axis along which it goes.
  public let axis: Axis
  /// How the trace says it moved; nil where it says nothing.
  public let activity: ScrollActivity?
  /// The first and the last frame that were fitted, by the numbers they have in the trace.
  public let frames: ClosedRange<Int>
  /// When those were shown, in s.
  public let time: ClosedRange<Double>
  /// How many frames were fitted.
  public let frameCount: Int
  /// The law that explains it best.
  public let law: MotionLaw
  /// Whether the law explains it at all: 49 of 50 frames within a step of the rounding (at least 0.02 pt) and what a
  /// clock that is 0.1 ms off makes.
  public let isExplained: Bool
  /// The constants, in the order of `ConstantKind`.
  public let constants: [FittedConstant]
  /// The root of the mean of the squared residuals, in pt.
  public let rootMeanSquare: Double
  /// The largest residual in pt, offset minus law, and the number of its frame.
  public let largest: (residual: Double, frame: Int)
  /// Where it came to rest, in pt; nil where it did not.
  public let rest: Double?
  /// The time between two frames, in ms, where they were taken as evenly spaced because that explains more than the
  /// times written beside them.
  public let evenPeriod: Double?
  /// Whether `releaseVelocity` is that of the lift; else it is that of the first frame.
  public let hasLift: Bool
  /// How far each known profile is from it, the closest first; empty where no profile has such a motion.
  public let profiles: [ProfileResidual]

  /// The constant of this kind, where the law has it.
  public subscript(kind: ConstantKind) -> FittedConstant? { constants.first { $0.kind == kind } }
}
