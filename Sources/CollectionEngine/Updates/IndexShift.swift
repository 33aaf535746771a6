/// How the places of one list change when some are taken out, some are put in, and the rest keep
/// their order in what is left.
struct IndexShift: Equatable {
  /// The old places that are taken out, ascending.
  let removed: [Int]
  /// The new places that are put in, ascending.
  let added: [Int]

  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Where the old place `old` has gone; nil where it was taken out.
  ///
  /// Complexity: O(log n) of the changes.
  func new(of old: Int) -> Int? {
    Self.rank(of: old, among: removed).map { Self.place(ofRank: $0, among: added) }
  }

  /// Where the new place `new` was; nil where it was put in.
  ///
  /// Complexity: O(log n) of the changes.
  func old(of new: Int) -> Int? {
    Self.rank(of: new, among: added).map { Self.place(ofRank: $0, among: removed) }
  }

  /// Which of those that stay `place` is; nil where it is one of `others`.
  private static func rank(of place: Int, among others: [Int]) -> Int? {
    let before = firstIndex(in: others) { others[$0] >= place }
    if before < others.count, others[before] == place { return nil }
    return place - before
  }

  /// The place of the `rank`th of those that are not among `others`.
  ///
  /// The k-th of `others` has `others[k] - k` places before it that are not among them.
  private static func place(ofRank rank: Int, among others: [Int]) -> Int {
    rank + firstIndex(in: others) { others[$0] - $0 > rank }
  }

  private static func firstIndex(in list: [Int], where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
