internal import Foundation

/// A transition between two layouts that a person leads, from its start to its end.
final class InteractiveTransition {
  let layout: CollectionViewTransitionLayout
  /// Called with whether the next layout has come, and whether the way there was gone to its end.
  let completion: ((Bool, Bool) -> Void)?
  /// Where the transition has put the content, in pt; what it is away from there was scrolled.
  var shownOffset: CGPoint
  /// The size of the bounds that the offsets of both ends are for, in pt.
  var shownSize: CGSize
  /// Whether the offset is changed by the transition itself.
  var isMovingContent = false

  init(
    _ layout: CollectionViewTransitionLayout, in bounds: CGRect,
    completion: ((Bool, Bool) -> Void)?
  ) {
    self.layout = layout
    self.completion = completion
    shownOffset = bounds.origin
    shownSize = bounds.size
  }

  /// The end that it leads to.
  func end(_ isFinished: Bool) -> TransitionEnd { layout.ends[isFinished ? 1 : 0] }

  /// Has both ends follow what a person has scrolled.
  func follow(_ offset: CGPoint) {
    let way = CGPoint(x: offset.x - shownOffset.x, y: offset.y - shownOffset.y)
    shownOffset = offset
    guard way != .zero else { return }
    for index in layout.ends.indices {
      layout.ends[index].offset.x += way.x
      layout.ends[index].offset.y += way.y
    }
  }
}
