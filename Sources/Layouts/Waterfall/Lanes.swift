internal import Geometry

/// The columns of one section of a waterfall (its rows, scrolling sideways): side by side, all of
/// one breadth.
struct Lanes {
  /// The breadth of one lane, in pt; 0 where there is no room.
  let breadth: Double
  /// Where the first one begins across the axis, in pt.
  private let start: Double
  /// The gap between lanes, in pt.
  private let gap: Double

  /// `count` lanes, at least 1, of a section in content that is `room` pt across `axis`.
  init(_ count: Int, _ metrics: SectionMetrics, room: Double, axis: Axis) {
    start = metrics.inset.start(axis.crossed)
    gap = metrics.interitemSpacing
    let free = room - metrics.inset.sum(axis.crossed) - Double(count - 1) * gap
    breadth = max(free / Double(count), 0)
  }

  /// Where `lane` begins across the axis, in pt.
  func start(of lane: Int) -> Double { start + Double(lane) * (breadth + gap) }
}
