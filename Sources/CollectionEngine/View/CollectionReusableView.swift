public import Foundation

/// A view that a collection view uses again for another element: UIKit's base of cells, headers and decorations.
open class CollectionReusableView: View {
  /// What it was dequeued with; nil for a decoration view.
  public internal(set) var reuseIdentifier: String?
  /// What it is used again for; nil for a view that was never dequeued.
  var role: ReusePool.Role?

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

  /// Takes what every element has from `attributes`, then calls `apply(_:)`.
  final func take(_ attributes: CollectionViewLayoutAttributes) {
    center = attributes.center
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
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
  init(frame: CGRect)
}

/// One item's view: UIKit's cell, with its states.
open class CollectionViewCell: CollectionReusableView {
  /// Where the content of the cell belongs.
  public let contentView = View(frame: .zero)
  /// Whether a person holds it down. Default: false.
  open var isHighlighted = false
  /// Whether it is chosen. Default: false.
  open var isSelected = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
