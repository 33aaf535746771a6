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
  /// From the first start to the last one, or the length of what stands alone.
  func meanDistance(at offset: Double) -> Double {
    let extents = shown(at: offset).compactMap(\.extent)
    let starts = SnapStops(extents.map(\.lowerBound)).offsets
    guard let first = starts.first, let last = starts.last else { return 0 }
    guard starts.count > 1 else { return extents[0].upperBound - extents[0].lowerBound }
    return (last - first) / Double(starts.count - 1)
  }
}
