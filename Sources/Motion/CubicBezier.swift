/// One coordinate of a cubic Bézier whose ends are 0 and 1:
///
///     p(s) = 3·(1 - s)²·s·p1 + 3·(1 - s)·s²·p2 + s³        s in 0...1
struct CubicBezier {
  /// The coordinate of the first control point.
  let p1: Double
  /// The coordinate of the second control point.
  let p2: Double

  func value(at s: Double) -> Double {
    let u = 1 - s
    return 3 * u * u * s * p1 + 3 * u * s * s * p2 + s * s * s
  }

  /// The first derivative for `order` 1, the second otherwise.
  ///
  ///     p'(s)  = 3·((1 - s)²·p1 + 2·(1 - s)·s·(p2 - p1) + s²·(1 - p2))
  ///     p''(s) = 6·((1 - s)·(p2 - 2·p1) + s·(1 - 2·p2 + p1))
  func derivative(_ order: Int, at s: Double) -> Double {
    let u = 1 - s
    return order == 1
      ? 3 * (u * u * p1 + 2 * u * s * (p2 - p1) + s * s * (1 - p2))
      : 6 * (u * (p2 - 2 * p1) + s * (1 - 2 * p2 + p1))
  }
}
