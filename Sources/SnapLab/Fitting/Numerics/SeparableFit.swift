internal import Foundation

/// The shape and the coefficients of a curve that come closest to samples.
///
///     x(t) ≈ known(t; shape) + Σ coefficient·column(t; shape)
///
/// Method: variable projection. For any shape the coefficients are a linear least-squares solution; the shape is
/// found by Levenberg and Marquardt on what remains, from several starts. Outliers count less: the
/// samples are weighted again and again by Huber's rule, at 1.345 times the robust spread (1.4826 times the median
/// of the absolute residuals).
struct SeparableFit {
  /// A curve up to its shape and coefficients.
  struct Model {
    /// The columns at a shape, and what stands beside them with the coefficient 1; nil where the shape is none.
    let terms: (_ shape: [Double]) -> (columns: [[Double]], known: [Double]?)?
    /// Where the search begins.
    let starts: [[Double]]
  }

  /// How long is looked for the best shape.
  struct Effort {
    /// How many of the starts are followed: the best one may lead to a valley of its own.
    let starts: Int
    /// How often the weights are found anew.
    let rounds: Int
    /// A smaller part of the cost is no gain.
    let gain: Double
    /// Residuals below this root mean square, in pt, are good enough.
    let enough: Double

    /// To all digits.
    static let full = Effort(starts: .max, rounds: 6, gain: 1e-12, enough: 0)
    /// To see whether a law explains some frames.
    static let glance = Effort(starts: 2, rounds: 2, gain: 1e-5, enough: 3e-4)
  }

  private(set) var shape: [Double]
  private(set) var coefficients: [Double]
  /// Sample minus curve.
  private(set) var residuals: [Double]
  private(set) var weights: [Double]

  /// The best fit, or nil where no start gives one.
  ///
  /// - Parameter spread: the spread below which a residual is no outlier: rounding.
  init?(_ model: Model, _ values: [Double], spread: Double, effort: Effort = .full) {
    var weights = [Double](repeating: 1, count: values.count)
    let starts = model.starts.compactMap { Point(model, values, $0, weights) }
    let nearest = starts.sorted { $0.cost < $1.cost }.prefix(effort.starts)
    let best = nearest.map { $0.improved(model, values, weights, effort) }.min { $0.cost < $1.cost }
    guard var point = best else { return nil }
    for _ in 0..<effort.rounds {
      point = point.improved(model, values, weights, effort)
      let new = Self.huberWeights(point.solution.residuals, spread: spread)
      guard new != weights else { break }
      weights = new
      guard let again = Point(model, values, point.shape, weights) else { return nil }
      point = again
    }
    shape = point.shape
    coefficients = point.solution.coefficients
    residuals = point.solution.residuals
    self.weights = weights
  }

  private static func huberWeights(_ residuals: [Double], spread: Double) -> [Double] {
    let sizes = residuals.map(abs).sorted()
    let limit = 1.345 * max(1.4826 * sizes[sizes.count / 2], spread)
    return residuals.map { limit <= 0 ? 1 : min(1, limit / max(abs($0), .leastNormalMagnitude)) }
  }
}

extension SeparableFit {
  /// A shape, the coefficients that go with it, and what remains.
  private struct Point {
    let shape: [Double]
    let solution: LinearSolution
    let cost: Double

    init?(_ model: Model, _ values: [Double], _ shape: [Double], _ weights: [Double]) {
      guard let terms = model.terms(shape) else { return nil }
      let rest = terms.known.map { zip(values, $0).map { $0 - $1 } } ?? values
      guard let solution = LinearSolution(terms.columns, rest, weights: weights) else { return nil }
      self.shape = shape
      self.solution = solution
      cost = zip(solution.residuals, weights).reduce(0) { $0 + $1.0 * $1.0 * $1.1 }
      guard cost.isFinite else { return nil }
    }

    /// Steps downhill until nothing is gained.
    func improved(
      _ model: Model, _ values: [Double], _ weights: [Double], _ effort: Effort
    ) -> Point {
      var now = self
      var damping = 1e-3
      for _ in 0..<Self.steps where !shape.isEmpty {
        let slopes = shape.indices.compactMap { place -> [Double]? in
          var moved = now.shape
          moved[place] += Self.difference
          guard let other = Point(model, values, moved, weights) else { return nil }
          return zip(other.solution.residuals, now.solution.residuals).map {
            ($0 - $1) / Self.difference
          }
        }
        guard slopes.count == shape.count else { return now }
        var next: Point?
        while next == nil, damping < 1e9 {
          if let step = Self.step(slopes, now.solution.residuals, weights, damping) {
            let moved = zip(now.shape, step).map { $0 + min(max($1, -1), 1) }
            next = Point(model, values, moved, weights).flatMap { $0.cost < now.cost ? $0 : nil }
          }
          damping *= next == nil ? 8 : 0.2
        }
        guard let next else { return now }
        let gain = now.cost - next.cost
        now = next
        let enough = effort.enough * effort.enough * Double(values.count)
        if gain <= now.cost * effort.gain || now.cost <= enough { return now }
      }
      return now
    }

    /// `-(JᵀWJ + λ·diag)⁻¹·JᵀWr`.
    private static func step(
      _ slopes: [[Double]], _ residuals: [Double], _ weights: [Double], _ damping: Double
    ) -> [Double]? {
      let root = damping.squareRoot()
      // The damping as further rows, one a parameter, each as long as that parameter's column.
      var columns = slopes
      var values = residuals.map { -$0 }
      var all = weights
      for place in slopes.indices {
        let length = zip(slopes[place], weights).reduce(0) { $0 + $1.0 * $1.0 * $1.1 }.squareRoot()
        guard length > 0 else { return nil }
        for other in slopes.indices { columns[other].append(other == place ? root * length : 0) }
        values.append(0)
        all.append(1)
      }
      return LinearSolution(columns, values, weights: all)?.coefficients
    }

    /// The difference in a shape parameter by which slopes are measured. Shapes are logarithms and the like, near 1.
    private static let difference = 1e-6
    private static let steps = 60
  }
}
