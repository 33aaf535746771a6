public import Foundation
public import Geometry

/// The look of a view beyond its place: what layouts and cells reach through `layer` in UIKit.
///
/// Place, map, order and opacity are the view's own; the rest is kept here for whoever draws.
public final class Layer {
  /// How far corners are rounded, in pt. Default: 0.
  public var cornerRadius: CGFloat = 0
  /// The width of the border inside the edge, in pt. Default: 0, none.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; nil counts as black. Default: nil.
  public var borderColor: Color?
  /// The colour of the shadow; nil for none. Default: black.
  public var shadowColor: Color? = .black
  /// From 0, no shadow, to 1. Default: 0.
  public var shadowOpacity: Float = 0
  /// How far the shadow is blurred, in pt. Default: 3.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow falls, in pt. Default: (0, -3).
  public var shadowOffset = CGSize(width: 0, height: -3)

  private unowned let view: View

  init(of view: View) { self.view = view }

  /// How the view is mapped about its anchor point.
  public var transform: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }

  /// Higher is in front.
  public var zPosition: CGFloat {
    get { view.zPosition }
    set { view.zPosition = newValue }
  }

  /// The point of the view that stands at `position`, as parts of its size.
  public var anchorPoint: CGPoint {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }

  /// Where the anchor point stands in the parent: the view's `center`.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The view's `alpha`.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// The view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  public var backgroundColor: Color? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }
}
