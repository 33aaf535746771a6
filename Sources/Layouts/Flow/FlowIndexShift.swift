/// Where numbers go when some are taken out of a list and others put in.
struct FlowIndexShift {
  /// What is taken out, ascending, as before.
  private let removed: ContiguousArray<Int>
  /// What is put in, ascending, each less the number of those before it.
  private let added: ContiguousArray<Int>

  init(removed: Set<Int>, added: Set<Int>) {
    self.removed = ContiguousArray(removed.sorted())
    self.added = ContiguousArray(added.sorted().enumerated().map { $1 - $0 })
  }

  /// Where `old` has gone; nil where it was taken out.
  ///
  /// Complexity: O(log changes).
  func new(of old: Int) -> Int? {
    let before = count(removed, upTo: old)
    if before > 0, removed[before - 1] == old { return nil }
    let rank = old - before
    return rank + count(added, upTo: rank)
  }

  /// How many of `list` are at most `value`.
  private func count(_ list: ContiguousArray<Int>, upTo value: Int) -> Int {
    guard let first = list.first, first <= value else { return 0 }
    return list.lastIndex(notAbove: value) { $0 } + 1
  }
}
