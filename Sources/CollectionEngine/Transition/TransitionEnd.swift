internal import Foundation

/// One of the two layouts of an interactive transition, as the view is when the transition is there.
struct TransitionEnd {
  let layout: CollectionViewLayout
  /// Where its content is, in pt of the view's coordinates.
  var offset = CGPoint.zero
  /// How large its content is, in pt.
  var contentSize = CGSize.zero
}
