/// Finds the word somebody meant.
enum Spelling {
  /// The candidate nearest to `word`, or nil where none is near enough to be a slip of the fingers.
  ///
  /// Near enough is one edit for every three letters of the longer word, and at least one, or a
  /// beginning of at least three letters. Upper and lower case do not count, and the first of
  /// several equally near candidates is taken. Complexity: O(n·m) for each candidate.
  static func closest(to word: String, among candidates: [String]) -> String? {
    let lowercased = word.lowercased()
    let near = candidates.filter { candidate in
      let longer = max(candidate.count, word.count)
      let isBeginning = word.count >= 3 && candidate.lowercased().hasPrefix(lowercased)
      return isBeginning || distance(lowercased, candidate.lowercased()) <= max(1, longer / 3)
    }
    return near.min {
      distance(lowercased, $0.lowercased()) < distance(lowercased, $1.lowercased())
    }
  }

  /// "; did you mean 'paging'?", or nothing.
  static func suggestion(for word: String, among candidates: [String]) -> String {
    closest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be inserted, deleted, replaced or swapped with their neighbour to get
  /// from one to the other (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let replaced = last[column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
        var best = min(replaced, last[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
