internal import Drawing
internal import Foundation

/// A curve as points of the page, thinned to what can be seen.
enum Curve {
  /// The line through `count` points, at most four a column of `width` pt: the first, the lowest, the highest and the last
  /// of those that fall into it. What is drawn looks the same; a file does not grow with the trace.
  ///
  /// Complexity: O(count).
  static func thinned(
    _ count: Int, width: Double = 0.5, _ point: (Int) -> CGPoint
  ) -> [CGPoint] {
    var thin: [CGPoint] = []
    var column: (number: Int, first: CGPoint, low: CGPoint, high: CGPoint, last: CGPoint)?
    func close() {
      guard let column else { return }
      var points = [column.first]
      let inner = [column.low, column.high].sorted { $0.x < $1.x }
      for point in inner + [column.last] where point != points.last { points.append(point) }
      thin += points
    }
    for index in 0..<count {
      let point = point(index)
      guard point.x.isFinite, point.y.isFinite else { continue }
      let number = Int((point.x / width).rounded(.down))
      if let now = column, now.number == number {
        column = (
          number, now.first, point.y < now.low.y ? point : now.low,
          point.y > now.high.y ? point : now.high, point
        )
      } else {
        close()
        column = (number, point, point, point, point)
      }
    }
    close()
    return thin
  }
}
