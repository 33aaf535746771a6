/// The coefficients of a sum of known columns that comes closest to given values, in the sense of weighted squares.
///
/// By modified Gram-Schmidt with a second pass, which keeps the digits that the normal equations lose.
struct LinearSolution {
  /// One coefficient a column.
  let coefficients: [Double]
  /// Value minus sum, unweighted, one a row.
  let residuals: [Double]

  /// The solution, or nil where the columns do not differ (or are not numbers) and none is determined.
  ///
  /// - Complexity: O(rows × columns²).
  init?(_ columns: [[Double]], _ values: [Double], weights: [Double]) {
    let roots = weights.map { $0.squareRoot() }
    var basis = columns.map { column in zip(column, roots).map { $0 * $1 } }
    var rest = zip(values, roots).map { $0 * $1 }
    var triangle = columns.map { _ in [Double](repeating: 0, count: columns.count) }
    var heights = [Double](repeating: 0, count: columns.count)
    for place in basis.indices {
      let before = Self.length(basis[place])
      for _ in 0..<2 {
        for other in 0..<place {
          let share = Self.product(basis[other], basis[place])
          triangle[other][place] += share
          Self.subtract(basis[other], times: share, from: &basis[place])
        }
      }
      let length = Self.length(basis[place])
      guard length.isFinite, length > before * Self.smallestShare else { return nil }
      triangle[place][place] = length
      for row in basis[place].indices { basis[place][row] /= length }
      heights[place] = Self.product(basis[place], rest)
      Self.subtract(basis[place], times: heights[place], from: &rest)
    }
    var coefficients = heights
    for place in coefficients.indices.reversed() {
      for later in coefficients.indices where later > place {
        coefficients[place] -= triangle[place][later] * coefficients[later]
      }
      coefficients[place] /= triangle[place][place]
    }
    self.coefficients = coefficients
    residuals = values.indices.map { row in
      var value = values[row]
      for place in columns.indices { value -= coefficients[place] * columns[place][row] }
      return value
    }
  }

  /// A column that keeps less than this part of its length once the others are taken out says nothing of its own.
  private static let smallestShare = 1e-11

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for row in a.indices { sum += a[row] * b[row] }
    return sum
  }

  private static func length(_ column: [Double]) -> Double {
    product(column, column).squareRoot()
  }

  private static func subtract(_ a: [Double], times factor: Double, from b: inout [Double]) {
    for row in a.indices { b[row] -= factor * a[row] }
  }
}
