internal import Foundation
internal import Geometry

/// What is shown of an element in one frame.
struct ElementPresentation {
  private(set) var center: CGPoint
  private(set) var size: CGSize
  private(set) var alpha: Double
  private(set) var zPosition: Double
  private(set) var transform: CATransform3D
  private(set) var isHidden: Bool

  /// What is shown of `attributes` under `differences`, the oldest first, with the whole content
  /// away by `shift` pt. Sizes stay at least 0, alpha within 0...1: a spring may overshoot.
  init(
    of attributes: CollectionViewLayoutAttributes, under differences: [AttributesDifference],
    shift: CGPoint
  ) {
    center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    size = attributes.size
    alpha = attributes.alpha
    zPosition = Double(attributes.zIndex)
    transform = attributes.transform3D
    isHidden = attributes.isHidden
    guard !differences.isEmpty else { return }
    var transforms: [(TransformDifference, remaining: Double)] = []
    for one in differences {
      let remaining = one.animation.remaining
      center.x += one.center.x * remaining
      center.y += one.center.y * remaining
      size.width += one.size.width * remaining
      size.height += one.size.height * remaining
      alpha += one.alpha * remaining
      zPosition += one.zIndex * remaining
      if let transform = one.transform { transforms.append((transform, remaining)) }
      if one.shows { isHidden = false }
    }
    size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    alpha = min(max(alpha, 0), 1)
    if !transforms.isEmpty { transform = transform.presented(under: transforms) }
  }
}

extension CollectionReusableView {
  /// Shows `presentation` in place of what the layout says.
  final func show(_ presentation: ElementPresentation) {
    center = presentation.center
    if bounds.size != presentation.size {
      bounds = CGRect(origin: bounds.origin, size: presentation.size)
      layoutSubviews()
    }
    transform3D = presentation.transform
    alpha = presentation.alpha
    isHidden = presentation.isHidden
    zPosition = presentation.zPosition
  }
}
