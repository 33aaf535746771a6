public import Foundation
internal import Geometry
internal import Motion

/// The motion under way as closed forms: where it will be if nothing interferes, without a frame.
///
/// It is what frames would show of it: a value, which the view it came from no longer changes.
public struct ScrollForecast: Sendable {
  /// Where it begins, in pt.
  public let contentOffset: CGPoint
  /// When it begins, in s.
  public let start: TimeInterval
  /// How long it takes until it rests, in s; 0 where it stands at once.
  public let duration: TimeInterval
  /// Where the release alone would have led, in pt; nil where no release began it.
  public let proposedTarget: CGPoint?
  /// Where it was sent, in pt.
  public let target: CGPoint
  /// Where it comes to rest, in pt.
  public let rest: CGPoint
  /// How it moves at first.
  public let activity: ScrollActivity
  private let axes: AxisPair<AxisMotion>

  /// Content at rest at `contentOffset`, at `time` (s).
  init(restingAt contentOffset: CGPoint, at time: TimeInterval) {
    self.contentOffset = contentOffset
    start = time
    duration = 0
    proposedTarget = nil
    target = contentOffset
    rest = contentOffset
    activity = .idle
    axes = AxisPair { .standing(contentOffset[$0]) }
  }

  init(_ motion: ScrollMotion, in view: ScrollView) {
    contentOffset = view.offset
    start = view.currentTime
    proposedTarget = motion.proposedTarget
    target = motion.target
    activity = view.activity
    let axes = motion.axes
    let start = start
    self.axes = axes
    duration = Axis.allCases.map { axes[$0].end.map { max(0, $0 - start) } ?? 0 }.max() ?? 0
    rest = CGPoint { axis in
      let course = axes[axis]
      guard let end = course.end, let value = course.rest(at: end) else {
        return course.value(at: start)
      }
      return course.goal?.target ?? view.landed(value, axis)
    }
  }

  /// The offset at `time` (s), in pt: exactly `rest` once it rests.
  ///
  /// Complexity: O(1).
  public func contentOffset(at time: TimeInterval) -> CGPoint {
    CGPoint { axes[$0].rest(at: time) == nil ? axes[$0].value(at: time) : rest[$0] }
  }

  /// The slope of the offset at `time` (s), in pt/ms.
  ///
  /// Complexity: O(1).
  public func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint { axes[$0].rest(at: time) == nil ? axes[$0].velocity(at: time) : 0 }
  }
}

extension ScrollView {
  /// What follows from here if nothing interferes; nil where that needs frames or a person: while a
  /// finger or a wheel leads, and in `perTick` integration.
  public var forecast: ScrollForecast? {
    switch state {
    case .resting: ScrollForecast(restingAt: offset, at: currentTime)
    case .moving(let motion): motion.isTicked ? nil : ScrollForecast(motion, in: self)
    case .touched, .wheeled: nil
    }
  }
}

extension AxisMotion {
  /// When a closed form comes to rest, in s; nil for what stands or is stepped.
  fileprivate var end: Double? {
    guard case .curve(let curve, let start) = course else { return nil }
    return start + curve.duration / 1000
  }
}
