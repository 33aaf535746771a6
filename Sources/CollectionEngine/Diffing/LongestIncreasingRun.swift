/// The longest part of a list that ascends, not necessarily without gaps: what may stay in its
/// place while the rest moves.
struct LongestIncreasingRun {
  /// By place in the list, whether the value there is part of the run.
  let contains: [Bool]

  /// The longest run of `values`, which are all different; of several the one that patience sorting
  /// finds: every value is put on the leftmost pile whose top is larger, and remembers the top of
  /// the pile before it (M. L. Fredman, On computing the length of longest increasing subsequences,
  /// 1975).
  ///
  /// Complexity: O(n log n), and O(n) where all but a few values ascend.
  init(of values: [Int]) {
    var contains = Array(repeating: false, count: values.count)
    var before = Array(repeating: -1, count: values.count)
    // The places of the tops of the piles; their values ascend.
    var tops: [Int] = []
    for (place, value) in values.enumerated() {
      var pile = tops.count
      if let last = tops.last, values[last] > value {
        var low = 0
        while low < pile {
          let middle = (low + pile) / 2
          if values[tops[middle]] > value { pile = middle } else { low = middle + 1 }
        }
      }
      if pile > 0 { before[place] = tops[pile - 1] }
      if pile == tops.count { tops.append(place) } else { tops[pile] = place }
    }
    var place = tops.last ?? -1
    while place >= 0 {
      contains[place] = true
      place = before[place]
    }
    self.contains = contains
  }
}
