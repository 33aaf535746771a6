internal import CollectionEngine
internal import Foundation

/// Tells everyone who watches a run what happens, in the order in which they came.
final class RunObservers {
  /// The motions so far.
  let log = MotionLog()
  /// The offset that the last frame showed; nil before the first one.
  private(set) var shownOffset: CGPoint?
  private var observers: [any RunObserver] = []

  func add(_ observer: any RunObserver) { observers.append(observer) }

  func remove(_ observer: any RunObserver) { observers.removeAll { $0 === observer } }
}

extension RunObservers: RunObserver {
  func scrollView(
    _ scrollView: ScrollView, willPerform kind: ScenarioEvent.Kind, at time: TimeInterval
  ) {
    for observer in observers { observer.scrollView(scrollView, willPerform: kind, at: time) }
  }

  func scrollView(
    _ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval
  ) {
    for observer in observers { observer.scrollView(scrollView, didReceive: input, at: time) }
  }

  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {
    log.note(call, of: scrollView, at: time)
    for observer in observers { observer.scrollView(scrollView, didMake: call, at: time) }
  }

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    for observer in observers {
      observer.collectionView(collectionView, didMake: call, at: time)
    }
  }

  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {
    log.note(start)
    for observer in observers { observer.scrollView(scrollView, didBeginMotion: start) }
  }

  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {
    shownOffset = frame.contentOffset
    log.note(frame)
    for observer in observers { observer.scrollView(scrollView, didAdvanceTo: frame) }
  }

  func scrollView(_ scrollView: ScrollView, didShow timing: FrameTiming) {
    for observer in observers { observer.scrollView(scrollView, didShow: timing) }
  }

  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {
    let count = log.motions.count
    log.note(end)
    for observer in observers {
      observer.scrollView(scrollView, didEndMotion: end)
      for motion in log.motions[count...] {
        observer.scrollView(scrollView, didComplete: motion)
      }
    }
  }
}
