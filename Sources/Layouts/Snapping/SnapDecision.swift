internal import Foundation

/// One release under one rule: which of the places it leads to.
struct SnapDecision {
  private let rule: SnapRule
  private let release: SnapRelease
  private let window: SnapWindow
  private let candidates: [SnapCandidate]
  private let stops: SnapStops

  /// - Parameter candidates: in any order; moved into the window's range.
  init(
    _ rule: SnapRule, _ release: SnapRelease, among candidates: [SnapCandidate],
    in window: SnapWindow
  ) {
    self.rule = rule
    self.release = release
    self.window = window
    self.candidates = candidates
    stops = SnapStops(candidates.map { window.clamped($0.offset) })
  }

  /// Where the release leads, in pt; nil where the rule leaves it to the release itself.
  ///
  /// Complexity: O(n log n) for n candidates.
  var target: Double? {
    guard !stops.isEmpty else { return nil }
    let target = isCovered ? reachable(release.proposedTarget) : stops.offsets[choice]
    if let proximity = rule.proximity,
      abs(target - release.proposedTarget) > proximity * window.length
    {
      return nil
    }
    return target
  }

  private var choice: Int {
    switch rule.choice {
    case .flick: return isQuick ? flicked(catching: release.interruptedTarget) : slow
    case .neighbor: return isQuick ? limited(stop(atOrBeyond: release.offset)) : slow
    case .beyond where isQuick: return limited(stop(atOrBeyond: release.proposedTarget))
    case .nearest, .beyond: return limited(nearest)
    case .visible: return limited(nearestVisible)
    case .count: return limited(isQuick ? counted : nearest)
    case .area: return release.velocity == 0 ? nearest : flicked(catching: nil)
    }
  }

  private var isQuick: Bool { abs(release.velocity) > rule.velocityThreshold }

  private var nearest: Int { stops.nearest(to: release.proposedTarget) }

  /// The choice of a slow release by its place.
  private var slow: Int {
    guard let distance = rule.distanceThreshold else { return stops.nearest(to: release.offset) }
    return stops.passed(from: release, by: distance)
  }

  /// The stop nearest to the proposed target, at least the first one ahead.
  private func flicked(catching caught: Double?) -> Int {
    let first = firstAhead(catching: caught)
    let wanted = release.velocity > 0 ? max(nearest, first) : min(nearest, first)
    return limited(wanted, catching: caught)
  }

  /// The first stop in the direction of the velocity, beyond a caught snap as well; the last one
  /// there is where none is left.
  private func firstAhead(catching caught: Double?) -> Int {
    if release.velocity > 0 {
      let from = max(release.offset, caught ?? release.offset)
      return stops.first(after: from + SnapRule.standingDistance) ?? stops.last
    }
    let from = min(release.offset, caught ?? release.offset)
    return stops.last(before: from - SnapRule.standingDistance) ?? 0
  }

  /// The first stop at `place` or beyond it in the direction of the velocity.
  private func stop(atOrBeyond place: Double) -> Int {
    release.velocity > 0
      ? stops.first(after: place - SnapRule.standingDistance) ?? stops.last
      : stops.last(before: place + SnapRule.standingDistance) ?? 0
  }

  private var nearestVisible: Int {
    let offsets = candidates.filter { candidate in
      candidate.extent.map { window.shows($0, at: release.offset) } ?? false
    }.map { window.clamped($0.offset) }
    let visible = SnapStops(offsets)
    guard !visible.isEmpty else { return nearest }
    return stops.nearest(
      to: visible.offsets[visible.nearest(to: release.proposedTarget)])
  }

  private var counted: Int {
    let jump = rule.jump(of: release, in: window)
    guard let jump, jump != 0 else { return nearest }
    return min(max(stops.nearest(to: release.offset) + jump, 0), stops.last)
  }

  /// Whether one item is all that is seen at the proposed target.
  private var isCovered: Bool {
    guard rule.choice == .area, window.range.contains(release.proposedTarget) else { return false }
    return candidates.contains { candidate in
      candidate.extent.map { window.isCovered(by: $0, at: release.proposedTarget) } ?? false
    }
  }

  /// `place` as far as the limit lets content go.
  private func reachable(_ place: Double) -> Double {
    guard rule.countedLimit != nil, release.velocity != 0 else { return place }
    let end = release.velocity > 0 ? stops.last : 0
    let furthest = stops.offsets[limited(end)]
    return release.velocity > 0 ? min(place, furthest) : max(place, furthest)
  }

  /// `wanted`, or the last stop before it that the rule's limit lets the momentum reach.
  private func limited(_ wanted: Int, catching caught: Double? = nil) -> Int {
    guard let limit = rule.countedLimit, release.velocity != 0 else { return wanted }
    let isForward = release.velocity > 0
    let first = firstAhead(catching: caught)
    let began = stops.nearest(to: caught ?? release.beganOffset)
    let gone = max(0, isForward ? first - began : began - first)
    let room = min(limit - 1, max(0, limit - gone))
    return isForward
      ? min(wanted, first + min(room, stops.last - first))
      : max(wanted, first - min(room, first))
  }
}
