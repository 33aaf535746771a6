/// Knows the candidates of a snap rule along one axis.
protocol SnapSource {
  /// The candidates around `offset`: all between the outermost ones answered, and at least `count`
  /// further than `SnapRule.standingDistance` at each side, as far as there are so many.
  func candidates(around offset: Double, count: Int) -> [SnapCandidate]

  /// The candidates of what is on the screen at `offset`, at least the outermost ones and those
  /// whose part of the content covers all of it.
  func shown(at offset: Double) -> [SnapCandidate]

  /// The mean distance, in pt, between neighbours of those; 0 where there is none.
  func meanDistance(at offset: Double) -> Double
}

extension SnapSource {
  /// From the first middle to the last one, or the length of what stands alone.
  func meanDistance(at offset: Double) -> Double {
    let extents = shown(at: offset).compactMap(\.extent)
    let middles = SnapStops(extents.map { ($0.lowerBound + $0.upperBound) / 2 }).offsets
    guard let first = middles.first, let last = middles.last else { return 0 }
    guard middles.count > 1 else { return extents[0].upperBound - extents[0].lowerBound }
    return (last - first) / Double(middles.count - 1)
  }
}
