public import Foundation
public import Geometry

/// Where one element of a collection view is and how it looks: UIKit's layout attributes.
///
/// `frame` follows `center` and `size`, and `transform` is the affine part of `transform3D`;
/// setting one moves the others as the documentation of each says. Subclasses that add properties
/// extend `copy(with:)` and `isEqual(_:)`, and name themselves in their layout's
/// `layoutAttributesClass`.
open class CollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What kind of element it is.
  public enum ElementCategory: Int, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The element's index path. Default: an empty path.
  open var indexPath = IndexPath()
  /// What kind of element it is. Default: a cell.
  public internal(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String?

  /// The middle of the element in content coordinates, in pt. Setting it moves the frame. Default:
  /// zero.
  open var center = CGPoint.zero
  /// The size in pt, before the transform. Setting it keeps the center. Default: zero.
  open var size = CGSize.zero
  /// How it is mapped about its center, with perspective. Default: the identity.
  open var transform3D = CATransform3DIdentity
  /// From 0 transparent to 1 opaque. Default: 1.
  open var alpha: CGFloat = 1
  /// Higher is in front. Default: 0.
  open var zIndex = 0
  /// Whether no view is needed for it. Default: false.
  open var isHidden = false
  /// The point that goes straight while the element turns about it in an animated change that begins
  /// or ends here, in parts of the size; nil for the middle.
  var hinge: CGPoint?

  public override init() {
    super.init()
  }

  /// What `init()` makes, for a class that is known only at run time: how copies are made.
  ///
  /// Every subclass has it that has `init()`, which it may override as in UIKit.
  public required convenience init(blank: Void) {
    self.init()
  }

  /// Attributes of the cell at `indexPath`.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle in content coordinates: `size` about `center`, and around that what `transform`
  /// makes of it.
  ///
  /// Setting it sets both, as if there were no transform.
  open var frame: CGRect {
    get {
      let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
      var box = CGRect(origin: origin, size: size)
      if transform3D != CATransform3DIdentity { box = box.applying(transform) }
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size as a rectangle at zero. Setting it sets the size; its origin must be zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(
        newValue.origin == .zero, "Layout attributes have bounds at (0, 0), not \(newValue.origin)."
      )
      size = newValue.size
    }
  }

  /// The affine part of `transform3D`; the identity where that has depth or perspective.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D)
        ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(blank: ())
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.hinge = hinge
    return copy
  }

  /// Whether `object` has the same values: what has not changed is not applied again.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes else { return false }
    return other === self
      || indexPath == other.indexPath && center == other.center && size == other.size
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && transform3D == other.transform3D
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementCategory)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}
