import CollectionEngine
import Foundation

/// Counts how often a layout was prepared.
final class PrepareCounter: CollectionViewObserver {
  private(set) var prepares = 0

  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval
  ) {
    if call == .prepare { prepares += 1 }
  }

  func scrollView(_ scrollView: ScrollView, didReceive input: ScrollInput, at time: TimeInterval) {}
  func scrollView(_ scrollView: ScrollView, didMake call: ScrollCall, at time: TimeInterval) {}
  func scrollView(_ scrollView: ScrollView, didBeginMotion start: ScrollMotionStart) {}
  func scrollView(_ scrollView: ScrollView, didAdvanceTo frame: ScrollFrame) {}
  func scrollView(_ scrollView: ScrollView, didEndMotion end: ScrollMotionEnd) {}
}
