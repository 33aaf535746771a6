extension SnapRule {
  /// How far off a candidate content may stand and still stand on it, in pt: what rounding to the
  /// pixels of a display of 1 pixel a pt changes. Ours. Larger: flicks from beside a candidate skip
  /// it.
  static let standingDistance = 0.5

  /// The candidate that `release` leads to; nil where there is none.
  ///
  /// Candidates are moved into `range` before the choice; they need no order. The answer depends on
  /// nothing but the arguments.
  ///
  /// Complexity: O(n log n) for n candidates.
  public func target(
    of release: SnapRelease, among candidates: [Double], in range: ClosedRange<Double>
  ) -> Double? {
    let inside = candidates.map { min(max($0, range.lowerBound), range.upperBound) }.sorted()
    let stops = SnapStops(
      inside.enumerated().filter { $0 == 0 || inside[$0 - 1] != $1 }.map(\.element))
    guard !stops.isEmpty else { return nil }
    if release.velocity > velocityThreshold { return stops.offsets[ahead(of: release, stops)] }
    if release.velocity < -velocityThreshold { return stops.offsets[behind(release, stops)] }
    if let distanceThreshold {
      return stops.offsets[stops.passed(from: release, by: distanceThreshold)]
    }
    return stops.offsets[stops.nearest(to: release.offset)]
  }

  /// Where a quick release towards larger offsets leads.
  private func ahead(of release: SnapRelease, _ stops: SnapStops) -> Int {
    let from = max(release.offset, release.interruptedTarget ?? release.offset)
    let first = stops.first(after: from + Self.standingDistance) ?? stops.last
    let wanted = max(stops.nearest(to: release.proposedTarget), first)
    guard let limit = countedLimit else { return wanted }
    let began = stops.nearest(to: release.interruptedTarget ?? release.beganOffset)
    let room = min(limit - 1, max(0, limit - max(0, first - began)))
    return min(wanted, first + min(room, stops.last - first))
  }

  /// Where a quick release towards smaller offsets leads.
  private func behind(_ release: SnapRelease, _ stops: SnapStops) -> Int {
    let from = min(release.offset, release.interruptedTarget ?? release.offset)
    let first = stops.last(before: from - Self.standingDistance) ?? 0
    let wanted = min(stops.nearest(to: release.proposedTarget), first)
    guard let limit = countedLimit else { return wanted }
    let began = stops.nearest(to: release.interruptedTarget ?? release.beganOffset)
    let room = min(limit - 1, max(0, limit - max(0, began - first)))
    return max(wanted, first - min(room, first))
  }
}
