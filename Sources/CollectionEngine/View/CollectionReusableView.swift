public import Foundation

/// A view that a collection view uses again for another element: UIKit's base of cells, headers and decorations.
open class CollectionReusableView: View {
  /// What it was dequeued with; nil for a decoration view.
  public internal(set) var reuseIdentifier: String?
  /// What it is used again for; nil for a view that was never dequeued.
  var role: ReusePool.Role?
  /// What was last applied, as a copy of its own: layouts change attributes they have answered. nil
  /// where that is not known.
  var appliedAttributes: CollectionViewLayoutAttributes?
  /// The size that it has last asked for, in pt; nil where it was not asked.
  var fittedSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another element. Does nothing by itself.
  open func prepareForReuse() {}

  /// Called with new attributes, after place, size, transform, alpha, hiding and order have been taken from them. Does
  /// nothing by itself.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes it would rather have: `layoutAttributes`, by itself.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Takes what every element has from `attributes`, then calls `apply(_:)`; nothing where they are
  /// equal to those it has.
  final func take(_ attributes: CollectionViewLayoutAttributes) {
    if let appliedAttributes, appliedAttributes.isEqual(attributes) { return }
    appliedAttributes = attributes.copy() as? CollectionViewLayoutAttributes
    center = attributes.center
    let hasNewSize = bounds.size != attributes.size
    if hasNewSize { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
    if hasNewSize { layoutSubviews() }
  }

  /// An instance of `viewClass`, which must be known how to make.
  static func make(_ viewClass: AnyClass) -> CollectionReusableView {
    switch viewClass {
    case let known as any FrameInitializable.Type:
      if let view = known.init(frame: .zero) as? CollectionReusableView { return view }
    case is CollectionViewCell.Type where viewClass == CollectionViewCell.self:
      return CollectionViewCell(frame: .zero)
    case is CollectionReusableView.Type where viewClass == CollectionReusableView.self:
      return CollectionReusableView(frame: .zero)
    default: break
    }
    preconditionFailure(
      "\(viewClass) cannot be made: conform it to FrameInitializable, or register a closure that makes it."
    )
  }
}

/// A class whose instances a collection view may make by itself.
///
/// UIKit finds the initializer of any registered class at run time; Swift cannot without `required init(frame:)`.
public protocol FrameInitializable {
  /// A view at `frame` of its parent, in pt.
  init(frame: CGRect)
}
