extension RandomAccessCollection where Index == Int {
  /// The first place whose element is behind the border, in a collection that has all the others
  /// before it; the end where none is.
  ///
  /// Complexity: O(log n).
  func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Range<Int> {
  /// The slots that may meet `low` to `high`, of `count` slots that begin `pitch` pt apart, the
  /// first one at 0.
  ///
  /// One more at each side covers rounding, and slots that are moved by less than one pitch.
  /// `pitch` is above 0, and neither `low` nor `high` is NaN.
  static func slots(from low: Double, to high: Double, pitch: Double, count: Int) -> Range<Int> {
    let most = Double(count)
    let first = Swift.min(Swift.max((low / pitch).rounded(.down) - 1, 0), most)
    let last = Swift.min(Swift.max((high / pitch).rounded(.down) + 2, first), most)
    return Int(first)..<Int(last)
  }
}
