public import CollectionEngine
public import Foundation
public import Tracing

/// Watches a run without taking part: what a scroll view's observer sees, and what only the run knows.
///
/// Whoever is interested in little writes only that: all else is answered with nothing.
public protocol RunObserver: CollectionViewObserver {
  /// The program is about to do something, at `time` (s). `kind` is none of a person's.
  func scrollView(
    _ scrollView: ScrollView, willPerform kind: ScenarioEvent.Kind, at time: TimeInterval)
  /// A motion is over.
  func scrollView(_ scrollView: ScrollView, didComplete motion: MotionSummary)
  /// A window has shown the last frame.
  func scrollView(_ scrollView: ScrollView, didShow timing: FrameTiming)
}

extension RunObserver {
  public func scrollView(
    _ scrollView: ScrollView, willPerform kind: ScenarioEvent.Kind, at time: TimeInterval
  ) {}

  public func scrollView(_ scrollView: ScrollView, didComplete motion: MotionSummary) {}

  public func scrollView(_ scrollView: ScrollView, didShow timing: FrameTiming) {}

  public func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {}

  public func scrollView(
    _ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval
  ) {}

  public func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {}

  public func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {}

  public func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {}

  public func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {}
}

extension TraceRecorder: RunObserver {
  public func scrollView(
    _ scrollView: ScrollView, willPerform kind: ScenarioEvent.Kind, at time: TimeInterval
  ) {
    if case .mark(let label) = kind { mark(label, at: time) } else { program(kind, at: time) }
  }

  public func scrollView(_ scrollView: ScrollView, didShow timing: FrameTiming) {
    note("timing", ["due": timing.due, "ready": timing.ready, "shown": timing.shown])
  }
}
