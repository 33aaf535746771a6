internal import Foundation
internal import Geometry

/// What is added to an element's attributes at the beginning of an animated change, less and less
/// of it.
struct AttributesDifference {
  /// The change that it belongs to.
  let animation: ChangeAnimation
  let center: CGPoint
  let size: CGSize
  let alpha: Double
  let zIndex: Double
  let transform: TransformDifference?
  /// Whether the element is to be seen while it lasts, though it is hidden in the end.
  let shows: Bool

  /// What leads from `start` to `end`; nil where there is nothing to animate.
  init?(
    from start: CollectionViewLayoutAttributes, to end: CollectionViewLayoutAttributes,
    _ animation: ChangeAnimation
  ) {
    self.animation = animation
    center = CGPoint(x: start.center.x - end.center.x, y: start.center.y - end.center.y)
    size = CGSize(
      width: start.size.width - end.size.width, height: start.size.height - end.size.height)
    alpha = start.alpha - end.alpha
    zIndex = Double(start.zIndex) - Double(end.zIndex)
    let hinge = (start.hinge ?? end.hinge).map { hinge in
      SIMD3((hinge.x - 0.5) * end.size.width, (hinge.y - 0.5) * end.size.height, 0)
    }
    transform = TransformDifference(
      from: start.transform3D, to: end.transform3D, about: hinge ?? .zero)
    shows = end.isHidden && !start.isHidden
    guard center != .zero || size != .zero || alpha != 0 || zIndex != 0 || transform != nil || shows
    else { return nil }
  }
}
