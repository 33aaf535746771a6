internal import Foundation

/// A small symmetric matrix, as least squares make them.
struct SymmetricMatrix {
  private(set) var rows: [[Double]]

  /// `Σ w·a·aᵀ` over the rows of `columns`.
  init(productOf columns: [[Double]], weights: [Double]) {
    rows = columns.map { a in
      columns.map { b in
        var sum = 0.0
        for row in a.indices { sum += a[row] * b[row] * weights[row] }
        return sum
      }
    }
  }

  /// The inverse, by Gauss and Jordan on the matrix scaled to ones in its diagonal; nil where there is none.
  var inverse: [[Double]]? {
    let count = rows.count
    let scale = rows.indices.map { 1 / rows[$0][$0].squareRoot() }
    guard scale.allSatisfy(\.isFinite) else { return nil }
    var left = rows.indices.map { i in rows.indices.map { rows[i][$0] * scale[i] * scale[$0] } }
    var right = rows.indices.map { i in rows.indices.map { $0 == i ? 1.0 : 0 } }
    for pivot in 0..<count {
      let best = (pivot..<count).max { abs(left[$0][pivot]) < abs(left[$1][pivot]) } ?? pivot
      guard abs(left[best][pivot]) > Self.smallestPivot else { return nil }
      left.swapAt(pivot, best)
      right.swapAt(pivot, best)
      let factor = 1 / left[pivot][pivot]
      for column in 0..<count {
        left[pivot][column] *= factor
        right[pivot][column] *= factor
      }
      for row in 0..<count where row != pivot {
        let share = left[row][pivot]
        for column in 0..<count {
          left[row][column] -= share * left[pivot][column]
          right[row][column] -= share * right[pivot][column]
        }
      }
    }
    return right.indices.map { i in right.indices.map { right[i][$0] * scale[i] * scale[$0] } }
  }

  /// Below it two parameters cannot be told apart with the digits of a `Double`.
  private static let smallestPivot = 1e-13
}
