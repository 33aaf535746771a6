public import CollectionEngine
public import Foundation
public import Geometry

extension SnapRule: ReleaseTargeting {
  /// The candidate that `release` leads to along each axis that can scroll, the proposed target
  /// along the other one and where there are no candidates.
  public func target(of release: ScrollRelease, in scrollView: ScrollView) -> CGPoint {
    CGPoint { axis in
      let proposed = release.proposedTarget[axis]
      guard scrollView.canScroll(axis) else { return proposed }
      let candidates = candidates(for: release, along: axis, in: scrollView).map(\.offset)
      let alongAxis = SnapRelease(
        beganOffset: release.beganOffset[axis], offset: release.contentOffset[axis],
        velocity: release.velocity[axis], proposedTarget: proposed,
        interruptedTarget: release.interruptedTarget[axis])
      let range = scrollView.metrics.range(axis)
      guard SnapSide.isReversed(axis, in: scrollView) else {
        return (target(of: alongAxis, among: candidates, in: range) ?? proposed) + 0
      }
      let mirrored = target(
        of: alongAxis.mirrored, among: candidates.map { -$0 },
        in: -range.upperBound ... -range.lowerBound)
      // Adding 0 makes 0 of -0.
      return (mirrored.map { -$0 } ?? proposed) + 0
    }
  }

  /// The candidates that can matter to `release`, by offset ascending: those around where it let
  /// go, where it would lead, where the snap was going that it caught and, if there is a limit,
  /// where its gesture began.
  ///
  /// Complexity: O(log n + k) for a layout of n items whose rect query is logarithmic, k of them
  /// being around.
  public func candidates(
    for release: ScrollRelease, along axis: Axis, in scrollView: ScrollView
  ) -> [SnapCandidate] {
    guard let source = source(for: release, along: axis, in: scrollView) else { return [] }
    var places = [release.contentOffset[axis], release.proposedTarget[axis]]
    if countedLimit != nil { places.append(release.beganOffset[axis]) }
    if let caught = release.interruptedTarget[axis] { places.append(caught) }
    let range = scrollView.metrics.range(axis)
    let all = places.flatMap { place in
      source.candidates(
        around: min(max(place, range.lowerBound), range.upperBound), count: (countedLimit ?? 1) + 1)
    }.sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }
    return all.enumerated().filter { $0 == 0 || all[$0 - 1] != $1 }.map(\.element)
  }

  private func source(
    for release: ScrollRelease, along axis: Axis, in scrollView: ScrollView
  ) -> (any SnapSource)? {
    let metrics = scrollView.metrics
    let isReversed = SnapSide.isReversed(axis, in: scrollView)
    let edge = SnapEdge(metrics, axis, SnapSide(alignment, isReversed: isReversed))
    switch to {
    case .page:
      return SnapGrid(pagesOf: metrics, axis, isReversed: isReversed)
    case .interval(let length):
      return SnapGrid(intervalsOf: length, edge, isReversed: isReversed)
    case .item, .group:
      guard let view = scrollView as? CollectionView else { return nil }
      let items = SnapItems(
        of: view, edge, crossedOffset: release.proposedTarget[axis.crossed])
      guard case .group(let size) = to else { return ItemSnapSource(items: items) }
      return GroupSnapSource(items: items, size: size)
    }
  }
}

extension SnapCandidate {
  /// What decides the order of candidates in one place; a place without an item comes first.
  fileprivate var order: IndexPath { indexPath ?? IndexPath() }
}
