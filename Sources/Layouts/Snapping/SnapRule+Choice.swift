/// One release along one axis, as a snap rule sees it.
public struct SnapRelease: Equatable, Sendable {
  /// The content offset at which the gesture began to drag, in pt.
  public var beganOffset: Double
  /// The content offset at which it let go, in pt.
  public var offset: Double
  /// The velocity of the content offset, in pt/ms.
  public var velocity: Double
  /// Where the release alone would lead, in pt.
  public var proposedTarget: Double

  /// A release at `offset` of a gesture that began at `beganOffset`.
  public init(beganOffset: Double, offset: Double, velocity: Double, proposedTarget: Double) {
    self.beganOffset = beganOffset
    self.offset = offset
    self.velocity = velocity
    self.proposedTarget = proposedTarget
  }

  /// The same release seen in a mirror.
  var mirrored: SnapRelease {
    SnapRelease(
      beganOffset: -beganOffset, offset: -offset, velocity: -velocity,
      proposedTarget: -proposedTarget)
  }
}

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
    let first = stops.first(after: release.offset + Self.standingDistance) ?? stops.last
    let wanted = max(stops.nearest(to: release.proposedTarget), first)
    guard let limit else { return wanted }
    // Compared as what is left, for a limit may be as large as an Int.
    let began = stops.nearest(to: release.beganOffset)
    let room = min(limit - 1, max(0, limit - max(0, first - began)))
    return min(wanted, first + min(room, stops.last - first))
  }

  /// Where a quick release towards smaller offsets leads.
  private func behind(_ release: SnapRelease, _ stops: SnapStops) -> Int {
    let first = stops.last(before: release.offset - Self.standingDistance) ?? 0
    let wanted = min(stops.nearest(to: release.proposedTarget), first)
    guard let limit else { return wanted }
    let began = stops.nearest(to: release.beganOffset)
    let room = min(limit - 1, max(0, limit - max(0, began - first)))
    return max(wanted, first - min(room, first))
  }
}

/// Places where content may rest along one axis: offsets in pt, ascending, each once.
struct SnapStops {
  let offsets: [Double]

  init(_ offsets: [Double]) { self.offsets = offsets }

  var isEmpty: Bool { offsets.isEmpty }
  var last: Int { offsets.count - 1 }

  func first(after value: Double) -> Int? {
    let index = rank { $0 > value }
    return index <= last ? index : nil
  }

  func last(before value: Double) -> Int? {
    let index = rank { $0 >= value } - 1
    return index >= 0 ? index : nil
  }

  /// The stop nearest to `value`; of two as near, the larger one.
  func nearest(to value: Double) -> Int {
    let next = rank { $0 >= value }
    guard next > 0 else { return 0 }
    guard next <= last else { return last }
    return offsets[next] - value <= value - offsets[next - 1] ? next : next - 1
  }

  /// The stop that a slow drag leads to which goes on from a stop once it is `distance` beyond it.
  func passed(from release: SnapRelease, by distance: Double) -> Int {
    if release.offset > release.beganOffset {
      let base = max(rank { $0 > release.offset } - 1, 0)
      let goesOn = release.offset - offsets[base] >= distance && release.offset > offsets[base]
      return min(goesOn ? base + 1 : base, last)
    }
    if release.offset < release.beganOffset {
      let base = min(rank { $0 >= release.offset }, last)
      let goesOn = offsets[base] - release.offset >= distance && release.offset < offsets[base]
      return max(goesOn ? base - 1 : base, 0)
    }
    return nearest(to: release.offset)
  }

  /// The index of the first offset that `isBeyond`, the number of offsets where none is.
  private func rank(_ isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(offsets[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
