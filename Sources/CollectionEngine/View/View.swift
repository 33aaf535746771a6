public import Foundation
public import Geometry

/// The part of UIKit's view that layouts and cells touch: a place, a size, a look, a parent.
open class View: NSObject {
  /// Where the anchor point stands in the parent's coordinates, in pt: the middle of the view,
  /// unless `anchorPoint` says otherwise. Default: zero.
  open var center = CGPoint.zero
  /// The visible rectangle in the view's own coordinates, in pt. Default: zero.
  open var bounds = CGRect.zero
  /// The point of the view that stands at `center` and that it is mapped about, as parts of its
  /// size. Default: the middle, (0.5, 0.5).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is mapped about its anchor point. Default: the identity.
  open var transform3D = CATransform3DIdentity
  /// From 0 transparent to 1 opaque. Default: 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: Color?
  /// What content keeps away from the edges where it minds margins, in pt. Default: 8 at each edge,
  /// as in UIKit outside of a view controller; the safe area is not added.
  open var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What of the view the device covers, in pt. Default: zero.
  open var safeAreaInsets = EdgeInsets.zero
  open var tag = 0
  /// What it shows, in a few words of any script, for people who do not see it and for pictures that
  /// know no more of it. Default: nil.
  open var accessibilityLabel: String?
  /// Whether a person's fingers and wheel reach it; a scroll view without is moved by the program
  /// alone. Default: true.
  open var isUserInteractionEnabled = true
  /// Higher is in front among the views of one parent. Default: 0.
  open var zPosition: CGFloat = 0

  /// Which way it runs, whatever the person reads. Default: as the person reads.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified

  /// The look that UIKit keeps in a layer.
  public private(set) lazy var layer = Layer(of: self)

  /// The view that it stands in.
  public internal(set) weak var superview: View?
  /// The views that stand in it, the hindmost first.
  public private(set) var subviews: [View] = []

  /// A view at `frame` of its parent.
  public init(frame: CGRect) {
    super.init()
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Reads the view from an archive; ours have nothing to read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The rectangle in the parent's coordinates: `bounds.size` with the anchor point at `center`,
  /// and around that what the transform makes of it. Setting it sets both, as if there were no
  /// transform.
  open var frame: CGRect {
    get {
      let size = bounds.size
      var box = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
        height: size.height)
      if transform3D != CATransform3DIdentity { box = box.applying(transform) }
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
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

  /// Puts `view` in front of all others in this one.
  open func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its parent.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The size that suits it best, in pt, where it gets `size`: the one that it has, by itself.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Arranges the subviews; called after the size has changed. Does nothing by itself.
  open func layoutSubviews() {}

  /// Asks for a layout pass. Does nothing by itself: a collection view notes it.
  open func setNeedsLayout() {}

  /// Has a layout pass done now where one is needed.
  open func layoutIfNeeded() {}

  /// The display it is shown on: that of the view it stands in, and the one that is asking where it
  /// stands in none.
  open var screen: Screen { superview?.screen ?? .main }

  /// The direction it runs in: what `semanticContentAttribute` forces, and the person's otherwise.
  open var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    semanticContentAttribute.forcedDirection ?? screen.layoutDirection
  }

  /// What it finds around it.
  open var traitCollection: TraitCollection { TraitCollection(on: screen) }
}
