internal import CollectionEngine

/// Candidates at the items of a collection view.
struct ItemSnapSource: SnapSource {
  let items: SnapItems

  func candidates(around offset: Double, count: Int) -> [SnapCandidate] {
    let range = items.edge.range
    var reach = items.screen
    while true {
      let part = (offset - reach)...(offset + reach)
      let found = candidates(in: part)
      let isEnoughBefore =
        part.lowerBound <= range.lowerBound
        || found.count { $0.offset < offset - SnapRule.standingDistance } >= count
      let isEnoughBehind =
        part.upperBound >= range.upperBound
        || found.count { $0.offset > offset + SnapRule.standingDistance } >= count
      if isEnoughBefore && isEnoughBehind { return found + (items.end.map { [$0] } ?? []) }
      reach *= 2
    }
  }

  func shown(at offset: Double) -> [SnapCandidate] {
    items.items(from: offset, to: offset + items.screen).map(candidate)
      .filter { items.shows($0, at: offset) }
  }

  /// All items that are candidates from one offset to another: they are within a screen of it.
  private func candidates(in part: ClosedRange<Double>) -> [SnapCandidate] {
    items.items(from: part.lowerBound, to: part.upperBound + items.screen).map(candidate)
      .filter { part.contains($0.offset) }
  }

  private func candidate(_ item: CollectionViewLayoutAttributes) -> SnapCandidate {
    let (start, end) = items.place(item)
    return items.candidate(item.indexPath, from: start, to: end)
  }
}
