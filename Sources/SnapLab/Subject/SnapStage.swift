internal import CollectionEngine
internal import Foundation
internal import Geometry
internal import Scenarios

/// A subject's run, held just before the gesture: it decides gestures one after another.
///
/// One is used from one thread.
final class SnapStage {
  let subject: SnapSubject
  private let run: HeldRun
  private let watch = ReleaseWatch()

  init(_ subject: SnapSubject) {
    self.subject = subject
    run = subject.makeRun()
  }

  var collectionView: CollectionView? { run.collectionView }
  var scrollView: ScrollView { run.scrollView }

  /// Where `flick` leads, by the engine's release path and its closed forms; nil where that needs
  /// frames. The landing names no item yet.
  func landing(of flick: Flick) -> Landing? {
    watch.reset()
    guard
      let forecast = run.forecast(
        from: start(of: flick), subject.kind(of: flick), watchedBy: watch)
    else { return nil }
    return Landing(forecast, subject, watch)
  }

  private func start(of flick: Flick) -> CGPoint? {
    guard case .release(_, _, let start?) = flick else { return nil }
    return subject.contentOffset.replacing(subject.axis, by: start)
  }
}

extension Landing {
  /// What `forecast` says along the axis of `subject` of the release that `watch` has seen.
  fileprivate init(_ forecast: ScrollForecast, _ subject: SnapSubject, _ watch: ReleaseWatch) {
    let axis = subject.axis
    let rest = forecast.rest[axis]
    offset = watch.release?.offset[axis] ?? rest
    velocity = watch.release?.velocity[axis] ?? 0
    proposed = forecast.proposedTarget?[axis] ?? rest
    asked = watch.asked?[axis]
    self.rest = rest
    duration = forecast.duration
    activity = forecast.activity
    guard duration > 0 else {
      (overshoot, peakSpeed) = (0, 0)
      return
    }
    let start = forecast.start
    let begin = offset
    let beyond = Peak.highest(until: duration) { time in
      Self.excess(forecast.contentOffset(at: start + time)[axis], beyond: rest, from: begin)
    }
    overshoot = beyond < subject.pixel ? 0 : beyond
    peakSpeed = Peak.highest(until: duration) { abs(forecast.velocity(at: start + $0)[axis]) }
  }

  /// How far `value` is beyond `rest` for a motion that came from `begin`: on the far side, or on
  /// either where it began there. At least 0.
  static func excess(_ value: Double, beyond rest: Double, from begin: Double) -> Double {
    if begin == rest { return abs(value - rest) }
    return max(0, rest > begin ? value - rest : rest - value)
  }
}

extension CGPoint {
  /// The point with another coordinate along `axis`.
  func replacing(_ axis: Axis, by value: Double) -> CGPoint {
    var point = self
    point[axis] = value
    return point
  }
}
