extension SnapRule {
  /// How far off a candidate content may stand and still stand on it, in pt: what rounding to the
  /// pixels of a display of 1 pixel a pt changes. Ours. Larger: flicks from beside a candidate skip
  /// it.
  static let standingDistance = 0.5

  /// The candidate that `release` leads to; nil where the release is left to itself: without
  /// candidates, and where none is within the proximity.
  ///
  /// Candidates are moved into the window's range before the choice; they need no order. The answer
  /// depends on nothing but the arguments.
  ///
  /// Complexity: O(n log n) for n candidates.
  public func target(
    of release: SnapRelease, among candidates: [SnapCandidate], in window: SnapWindow
  ) -> Double? {
    SnapDecision(self, release, among: candidates, in: window).target
  }

  /// The same among bare offsets in pt, for rules that do not ask what stands there.
  public func target(
    of release: SnapRelease, among offsets: [Double], in range: ClosedRange<Double>
  ) -> Double? {
    target(
      of: release, among: offsets.map { SnapCandidate(offset: $0) }, in: SnapWindow(range: range))
  }

  /// How many candidates on the way to the proposed target is worth, with its sign; nil where
  /// nobody asks, or it is more than can be counted.
  func jump(of release: SnapRelease, in window: SnapWindow) -> Int? {
    guard choice == .count, window.meanDistance > 0 else { return nil }
    let places = (release.proposedTarget - release.offset) / window.meanDistance
    guard abs(places) <= Double(Self.largestLimit) else { return nil }
    return Int((places + 0.5).rounded(.down))
  }
}
