public import Foundation
internal import Geometry

extension View {
  /// `point` of this view in the coordinates of `view`; nil for those of the outermost view around this one.
  ///
  /// What stands between them moves, scrolls and maps it; depth and perspective of a transform are left out. Views with
  /// no view around them in common are taken as if their outermost ones were the same.
  ///
  /// Complexity: O(depth).
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let outermost = point.applying(transformToOutermost)
    guard let view else { return outermost }
    return outermost.applying(view.transformToOutermost.inverted())
  }

  /// `point` of `view` in the coordinates of this one; nil for the outermost view around this one.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? outermost).convert(point, to: self)
  }

  /// The smallest rectangle in the coordinates of `view` around `rect` of this one, as points are converted.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let outermost = transformToOutermost
    return rect.applying(
      view.map { outermost.concatenating($0.transformToOutermost.inverted()) } ?? outermost)
  }

  /// The smallest rectangle in the coordinates of this view around `rect` of `view`.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? outermost).convert(rect, to: self)
  }

  /// The view around all others that this one stands in; itself where it stands in none.
  package var outermost: View {
    var found = self
    while let parent = found.superview { found = parent }
    return found
  }

  /// Maps this view's coordinates to those of the outermost one.
  private var transformToOutermost: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var view = self
    while let parent = view.superview {
      whole = whole.concatenating(view.transformToParent)
      view = parent
    }
    return whole
  }

  /// p' = (p - bounds.origin - anchorPoint × bounds.size) · transform + center
  private var transformToParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
