public import Foundation

/// Watches a collection view without taking part.
public protocol CollectionViewObserver: ScrollViewObserver {
  /// The layout was called, at `time` (s).
  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval)
}

extension CollectionView {
  func report(_ call: @autoclosure () -> LayoutCall) {
    collectionObserver?.collectionView(self, didMake: call(), at: currentTime)
  }
}
