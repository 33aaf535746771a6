/// Which places of two lists hold the same identity. In each list an identity is there once.
struct IdentityMatch {
  /// By new place, the old one; -1 where the identity is new.
  private(set) var old: [Int]
  /// By old place, whether the identity is still there.
  private(set) var isKept: [Bool]

  /// Where the identities of `new` were in `old`.
  ///
  /// What both lists begin and end with is matched by comparing, the rest by hashing.
  ///
  /// Complexity: O(old + new) on average.
  init<Identity: Hashable>(from old: [Identity], to new: [Identity]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let (oldEnd, newEnd) = (old.count - suffix, new.count - suffix)
    self.old = Array(repeating: -1, count: new.count)
    isKept = Array(repeating: true, count: old.count)
    for place in 0..<prefix { self.old[place] = place }
    for place in newEnd..<new.count { self.old[place] = place - newEnd + oldEnd }
    guard prefix < oldEnd else { return }
    for place in prefix..<oldEnd { isKept[place] = false }
    guard prefix < newEnd else { return }
    var places = [Identity: Int](minimumCapacity: oldEnd - prefix)
    for place in prefix..<oldEnd { places[old[place]] = place }
    for place in prefix..<newEnd {
      guard let match = places[new[place]] else { continue }
      self.old[place] = match
      isKept[match] = true
    }
  }
}
