public import Foundation

/// A view that a collection view uses again for another element: UIKit's base of cells, headers and
/// decorations.
open class CollectionReusableView: View {
  /// What it was dequeued with; nil for a decoration view.
  public internal(set) var reuseIdentifier: String?
  /// What it is used again for; nil for a view that was never dequeued.
  var role: ReusePool.Role?
  /// What was last applied, as a copy of its own: layouts change attributes they have answered. nil
  /// where that is not known.
  var appliedAttributes: CollectionViewLayoutAttributes?
  /// What places it, as it was last applied; nil before that. Not to be changed.
  public var layoutAttributes: CollectionViewLayoutAttributes? { appliedAttributes }
  /// Which piece of content it shows, wherever that stands: said by whoever sets it up, and nil
  /// again when it is used for another element. Default: nil, only its index path tells.
  public var contentIdentity: ContentIdentity?
  /// The size that it has last asked for, in pt; nil where it was not asked.
  var fittedSize: CGSize?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view that a collection view makes of a registered class: what `init(frame:)` makes.
  ///
  /// Every subclass has it that has `init(frame:)` and `init?(coder:)`. Only a required initializer
  /// can be called on a class that is known at run time, and were `init(frame:)` itself required,
  /// subclasses could not override it as they do in UIKit.
  public required convenience init(reusableWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used for another element. Does nothing by itself.
  open func prepareForReuse() {}

  /// Called with new attributes, after place, size, transform, alpha, hiding and order have been
  /// taken from them. Does nothing by itself.
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

  /// An instance of `viewClass`, a class of reusable views.
  static func make(_ viewClass: AnyClass) -> CollectionReusableView {
    guard let known = viewClass as? CollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is not a class of reusable views.")
    }
    return known.init(reusableWithFrame: .zero)
  }
}
