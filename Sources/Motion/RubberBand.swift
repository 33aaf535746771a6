/// The resistance that content offers to a finger beyond an edge.
///
///     f(x) = x * d * c / (d + c * x)        f^-1(y) = y * d / (c * (d - y))
///
/// `x` is the raw overscroll in pt, `d` the bounds length along the axis and `c` the slope at the
/// edge. The resisted overscroll never reaches `d`. Source: 20 tuples recorded under a finger and
/// 49 under a trackpad, to 9e-13 pt.
public struct RubberBand: Equatable, Sendable {
  /// The bounds length in pt, at least 0; 0 lets nothing through.
  public let dimension: Double
  /// The slope at the edge, above 0: 0.55 under a finger, 0.715 under an indirect pointer.
  public let coefficient: Double

  /// The share of `dimension` up to which a resisted overscroll has an inverse. Beyond it a finger
  /// would have to be a thousand bounds away; only a program can put content there.
  public static let largestInvertedShare = 0.999

  public init(dimension: Double, coefficient: Double) {
    precondition(dimension >= 0, "A rubber band's bounds length is at least 0, not \(dimension).")
    precondition(coefficient > 0, "A rubber band's coefficient is above 0, not \(coefficient).")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// What is shown of `raw` points of overscroll, both at least 0.
  public func resisted(_ raw: Double) -> Double {
    guard dimension > 0, raw > 0 else { return 0 }
    // The same as d*c*x / (d + c*x), and still d where c*x is beyond all numbers.
    return dimension / (1 + dimension / (coefficient * raw))
  }

  /// The raw overscroll that is shown as `resisted` points, both at least 0.
  public func raw(_ resisted: Double) -> Double {
    guard dimension > 0, resisted > 0 else { return 0 }
    let shown = min(resisted, dimension * Self.largestInvertedShare)
    return shown * dimension / (coefficient * (dimension - shown))
  }

  /// What is shown of the raw position `value`: itself inside `range`, resisted beyond its ends.
  public func resisted(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value > range.upperBound { return range.upperBound + resisted(value - range.upperBound) }
    if value < range.lowerBound { return range.lowerBound - resisted(range.lowerBound - value) }
    return value
  }

  /// The raw position that is shown at `value`.
  public func raw(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value > range.upperBound { return range.upperBound + raw(value - range.upperBound) }
    if value < range.lowerBound { return range.lowerBound - raw(range.lowerBound - value) }
    return value
  }
}
