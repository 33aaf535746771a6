/// One constant that a fit found.
public struct FittedConstant: Equatable, Sendable {
  /// Which one.
  public let kind: ConstantKind
  /// Its value, in the unit of its kind.
  public let value: Double
  /// Its standard error, in the same unit, as far as the residuals and the rounding of the samples say it.
  public let standardError: Double
  /// The value in the law stepped once a frame, as UIKit steps a bounce; nil where it does not differ.
  public var steppedValue: Double?
  /// Why the trace cannot tell the constant; nil where it can.
  public var doubt: String?
}
