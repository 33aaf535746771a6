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
  /// `prepare(forCollectionViewUpdates:)`, and what the layout was told.
  case prepareForUpdates([LayoutUpdate])
  /// `finalizeCollectionViewUpdates()`.
  case finalizeUpdates
  /// `prepare(forAnimatedBoundsChange:)`; pt.
  case prepareForBoundsChange(oldBounds: CGRect)
  /// `finalizeAnimatedBoundsChange()`.
  case finalizeBoundsChange
  /// `prepareForTransition(to:)` of the layout that goes, with the type of the one that comes.
  case prepareForTransitionTo(String)
  /// `prepareForTransition(from:)` of the layout that comes, with the type of the one that goes.
  case prepareForTransitionFrom(String)
  /// `finalizeLayoutTransition()` of one of the two.
  case finalizeTransition
  /// `targetContentOffset(forProposedContentOffset:)` of a change and what it answered; pt, in the
  /// view's coordinates.
  case targetOfChange(proposed: CGPoint, target: CGPoint)
  /// `initialLayoutAttributesForAppearing…` and what it answered.
  ///
  /// All elements on screen are asked about. Of interest are those that the change inserts or loads
  /// anew, and those for which the layout answers otherwise than by itself.
  case initialAttributes(ElementEnd)
  /// `finalLayoutAttributesForDisappearing…` and what it answered, likewise of those that the change
  /// deletes or loads anew.
  case finalAttributes(ElementEnd)
  /// A call about an item that a person moves.
  case reordering(ReorderingCall)
  /// A call about a transition that a person leads.
  case transition(TransitionCall)
}
