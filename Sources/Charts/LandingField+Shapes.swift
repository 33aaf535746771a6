internal import Foundation

extension LandingField {
  /// Cells of a row that belong to one region, side by side.
  struct Run {
    let row: Int
    let columns: Range<Int>
    let region: Int
  }

  /// All runs, row by row.
  ///
  /// Complexity: O(cells).
  var runs: [Run] {
    (0..<down.count).flatMap { row in
      var runs: [Run] = []
      var start = 0
      for column in 1...across.count
      where column == across.count || region(row, column) != region(row, start) {
        runs.append(Run(row: row, columns: start..<column, region: region(row, start)))
        start = column
      }
      return runs
    }
  }

  /// A straight part of a border between regions, from one corner of cells to another.
  struct Border: Equatable {
    let from: (row: Int, column: Int)
    let to: (row: Int, column: Int)

    static func == (one: Border, other: Border) -> Bool {
      one.from == other.from && one.to == other.to
    }
  }

  /// The borders between regions, as long as they are straight.
  ///
  /// Complexity: O(cells).
  var borders: [Border] {
    var borders: [Border] = []
    func add(_ count: Int, _ isBorder: (Int) -> Bool, _ make: (Int, Int) -> Border) {
      var start: Int?
      for index in 0...count {
        let isOne = index < count && isBorder(index)
        if isOne, start == nil { start = index }
        if !isOne, let first = start {
          borders.append(make(first, index))
          start = nil
        }
      }
    }
    for row in 1..<max(down.count, 1) {
      add(across.count) {
        region(row - 1, $0) != region(row, $0)
      } _: { first, end in
        Border(from: (row, first), to: (row, end))
      }
    }
    for column in 1..<max(across.count, 1) {
      add(down.count) {
        region($0, column - 1) != region($0, column)
      } _: { first, end in
        Border(from: (first, column), to: (end, column))
      }
    }
    return borders
  }

  /// For each region the largest square of cells that it fills, by its middle in cells and its side;
  /// nil where it has no cell.
  ///
  /// Complexity: O(cells).
  var largestSquares: [(row: Double, column: Double, side: Int)?] {
    var best = [(row: Double, column: Double, side: Int)?](repeating: nil, count: names.count)
    var above = [Int](repeating: 0, count: across.count)
    for row in 0..<down.count {
      var current = [Int](repeating: 0, count: across.count)
      for column in 0..<across.count {
        let region = region(row, column)
        var side = 1
        if row > 0, column > 0, self.region(row - 1, column) == region,
          self.region(row, column - 1) == region, self.region(row - 1, column - 1) == region
        {
          side = 1 + min(above[column], current[column - 1], above[column - 1])
        }
        current[column] = side
        if side > best[region]?.side ?? 0 {
          let half = Double(side) / 2
          best[region] = (Double(row + 1) - half, Double(column + 1) - half, side)
        }
      }
      above = current
    }
    return best
  }
}
