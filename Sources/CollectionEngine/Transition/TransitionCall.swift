public import Foundation

/// A call of a layout about an interactive transition, as it is written into a trace.
public enum TransitionCall: Equatable, Sendable {
  /// Which of the two layouts is called.
  public enum Layout: String, CaseIterable, Sendable {
    case current, next
  }

  /// `prepareForTransition(to:)` of the current layout, `prepareForTransition(from:)` of the next.
  case prepareForTransition(Layout)
  /// The next layout's `targetContentOffset(forProposedContentOffset:)`, and the delegate's word
  /// after it; pt, in the view's coordinates.
  case targetContentOffset(proposed: CGPoint, answer: CGPoint)
  /// `finalizeLayoutTransition()` of both.
  case finalizeLayoutTransition
}
