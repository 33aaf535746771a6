/// All curves of one law of motion.
///
/// Times are in ms since the first sample, offsets in pt. What of a curve is not linear in its constants is its
/// shape: logarithms, so that no constant can leave its range and steps have one size.
protocol MotionFamily: Sendable {
  /// The law.
  var law: MotionLaw { get }

  /// Shapes from which a search begins, for a motion of `duration` ms.
  func starts(over duration: Double) -> [[Double]]

  /// The columns whose sum is the curve at `times`, and what stands beside them; nil where the shape is none.
  func terms(_ shape: [Double], at times: [Double]) -> (columns: [[Double]], known: [Double]?)?

  /// What the law's constants are.
  func constants(_ shape: [Double], _ coefficients: [Double]) -> [ConstantKind: Double]
}

extension MotionFamily {
  /// How many numbers a curve has.
  func parameterCount(over duration: Double) -> Int {
    guard let start = starts(over: duration).first, let terms = terms(start, at: [0]) else {
      return 0
    }
    return start.count + terms.columns.count
  }
}
