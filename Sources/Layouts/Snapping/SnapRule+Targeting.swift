public import CollectionEngine
public import Foundation
public import Geometry

extension SnapRule: ReleaseTargeting {
  /// The candidate that `release` leads to along each axis that can scroll, the proposed target
  /// along the other one and where there are no candidates.
  public func target(of release: ScrollRelease, in scrollView: ScrollView) -> CGPoint {
    CGPoint { axis in
      let proposed = release.proposedTarget[axis]
      guard scrollView.canScroll(axis),
        let source = source(for: release, along: axis, in: scrollView)
      else { return proposed }
      let release = SnapRelease(release, along: axis)
      let window = window(for: release, source, scrollView.metrics, axis)
      let candidates = candidates(for: release, source, window)
      guard SnapSide.isReversed(axis, in: scrollView) else {
        return (target(of: release, among: candidates, in: window) ?? proposed) + 0
      }
      let mirrored = target(
        of: release.mirrored, among: candidates.map { $0.mirrored(length: window.length) },
        in: window.mirrored)
      // Adding 0 makes 0 of -0.
      return (mirrored.map { -$0 } ?? proposed) + 0
    }
  }

  /// The candidates that can matter to `release`, by offset ascending: those around where it let
  /// go, where it would lead, where the snap was going that it caught and, if there is a limit,
  /// where its gesture began; for some choices also those on the screen.
  ///
  /// Complexity: O(log n + k) for a layout of n items whose rect query is logarithmic, k of them
  /// being around; with the choice `count`, k includes those that are counted, at most 1000.
  public func candidates(
    for release: ScrollRelease, along axis: Axis, in scrollView: ScrollView
  ) -> [SnapCandidate] {
    guard let source = source(for: release, along: axis, in: scrollView) else { return [] }
    let release = SnapRelease(release, along: axis)
    return candidates(
      for: release, source, window(for: release, source, scrollView.metrics, axis))
  }

  private func window(
    for release: SnapRelease, _ source: any SnapSource, _ metrics: ScrollMetrics, _ axis: Axis
  ) -> SnapWindow {
    SnapWindow(
      metrics, axis,
      meanDistance: choice == .count ? source.meanDistance(at: release.offset) : 0)
  }

  private func candidates(
    for release: SnapRelease, _ source: any SnapSource, _ window: SnapWindow
  ) -> [SnapCandidate] {
    var places = [release.offset, release.proposedTarget]
    if countedLimit != nil { places.append(release.beganOffset) }
    if let caught = release.interruptedTarget { places.append(caught) }
    let count = max(countedLimit ?? 1, abs(jump(of: release, in: window) ?? 0)) + 1
    var all = places.flatMap { source.candidates(around: window.clamped($0), count: count) }
    switch choice {
    case .visible: all += source.shown(at: release.offset)
    case .area: all += source.shown(at: release.proposedTarget)
    case .flick, .nearest, .beyond, .neighbor, .count: break
    }
    all.sort { ($0.offset, $0.order) < ($1.offset, $1.order) }
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
