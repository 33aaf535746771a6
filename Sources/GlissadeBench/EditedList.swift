/// A list of identities before and after an update, the same in every run.
struct EditedList {
  let before: [Int]
  let after: [Int]

  /// `count` identities, of which so many are deleted, inserted and moved, all over the list.
  init(count: Int, deleted: Int, inserted: Int, moved: Int) {
    var random = PlainGenerator(state: 7)
    before = Array(0..<count)
    var rest = before
    var leaving: [Int] = []
    for step in 0..<(deleted + moved) {
      let index = Int.random(in: 0..<rest.count, using: &random)
      if step >= deleted { leaving.append(rest[index]) }
      rest.remove(at: index)
    }
    for identity in leaving + Array(count..<(count + inserted)) {
      rest.insert(identity, at: Int.random(in: 0...rest.count, using: &random))
    }
    after = rest
  }
}

/// Random numbers that are the same in every run: Knuth's linear congruential generator (MMIX).
private struct PlainGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a generator have short periods.
    return state ^ (state >> 32)
  }
}
