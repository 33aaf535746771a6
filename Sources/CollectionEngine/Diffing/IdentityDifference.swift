/// What makes one list of identities of another: deletions, insertions and as few moves as possible.
///
/// Everything that is in both lists is either left alone or moved; what is left alone is the longest
/// part that is in the same order in both. Deletions and sources of moves are places of the old
/// list, insertions and targets of moves places of the new one, as a batch of updates means them.
public struct IdentityDifference: Hashable, Sendable {
  /// What changes its place.
  public struct Move: Hashable, Sendable {
    /// Its place in the old list.
    public let from: Int
    /// Its place in the new list.
    public let to: Int
  }

  /// The places of the old list whose identities are gone, ascending.
  public let deletions: [Int]
  /// The places of the new list whose identities were not there, ascending.
  public let insertions: [Int]
  /// What is in both lists and has to move, by its new place ascending.
  public let moves: [Move]

  /// The difference that makes `new` of `old`. In each list an identity stands once.
  ///
  /// Complexity: O(old + new) on average, and O(kept · log kept) where most of what is kept moves.
  public init<Identity: Hashable>(from old: [Identity], to new: [Identity]) {
    let match = IdentityMatch(from: old, to: new)
    deletions = old.indices.filter { !match.isKept[$0] }
    insertions = new.indices.filter { match.old[$0] < 0 }
    let kept = new.indices.filter { match.old[$0] >= 0 }
    let run = LongestIncreasingRun(of: kept.map { match.old[$0] })
    moves = kept.indices.filter { !run.contains[$0] }.map {
      Move(from: match.old[kept[$0]], to: kept[$0])
    }
  }
}
