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
    precondition(
      answer.isFinite, "targetContentOffset answered \(answer), which is not finite.")
    report(.targetContentOffset(proposed: proposed, velocity: velocity, target: answer))
    return answer
  }
}
