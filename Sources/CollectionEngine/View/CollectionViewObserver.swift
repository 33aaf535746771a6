public import Foundation

/// A call of the layout that is of interest, as it is written into a trace.
public enum LayoutCall: Equatable, Sendable {
  /// `invalidateLayout(with:)`, and what the context marks.
  case invalidateLayout(LayoutInvalidation)
  /// `prepare()`.
  case prepare
  /// `shouldInvalidateLayout(forBoundsChange:)` and what it answered; pt.
  case shouldInvalidateLayout(newBounds: CGRect, answer: Bool)
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` of a release and what
  /// it answered; pt and pt/ms, in the view's coordinates.
  case targetContentOffset(proposed: CGPoint, velocity: CGPoint, target: CGPoint)
  /// A call about an item that a person moves.
  case reordering(ReorderingCall)
  /// A call about a transition that a person leads.
  case transition(TransitionCall)
}

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
