public import Foundation

/// A call of the layout that is of interest, as it is written into a trace.
public enum LayoutCall: Equatable, Sendable {
  case prepare
  case shouldInvalidateLayout(newBounds: CGRect, answer: Bool)
  case targetContentOffset(proposed: CGPoint, velocity: CGPoint, target: CGPoint)
}

/// Watches a collection view without taking part.
public protocol CollectionViewObserver: ScrollViewObserver {
  /// The layout was called.
  func collectionView(
    _ collectionView: CollectionView, didMake call: LayoutCall, at time: TimeInterval)
}

extension CollectionView {
  func report(_ call: LayoutCall) {
    guard let observer = observer as? any CollectionViewObserver else { return }
    observer.collectionView(self, didMake: call, at: currentTime)
  }
}
