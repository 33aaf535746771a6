internal import Foundation
internal import Geometry

extension CollectionView {
  /// The layout's word on where a release leads: asked before the delegate, in its own direction.
  func targetOfLayout(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    performPasses()
    let answer: CGPoint
    if isMirrored {
      answer = mirrored(
        layout.targetContentOffset(
          forProposedContentOffset: mirrored(proposed),
          withScrollingVelocity: CGPoint(x: -velocity.x, y: velocity.y)))
    } else {
      answer = layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    guard answer.isFinite else {
      warning("The layout \(layout) sends a release to \(answer), which is nowhere.")
      return proposed
    }
    report(.targetContentOffset(proposed: proposed, velocity: velocity, target: answer))
    return answer
  }
}
